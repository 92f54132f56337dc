import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  skip: 'Saltar al contenido',
  close: 'Cerrar',
  notifications: 'Notificaciones',
  nav: {
    label: 'Navegación principal',
    home: 'Inicio',
    myCodes: 'Mis códigos',
    messages: 'Mensajes',
    profile: 'Mi perfil',
    projects: 'Proyectos',
    settings: 'Ajustes',
    open: 'Abrir menú',
    close: 'Cerrar menú',
    collapse: 'Contraer navegación',
    expand: 'Expandir navegación',
  },
  title: {
    signIn: 'Iniciar sesión',
    signUp: 'Crear cuenta',
    forgotPassword: 'Contraseña olvidada',
    changePassword: 'Cambiar contraseña',
    myCodes: 'Mis códigos',
    myCode: 'Código QR',
    messages: 'Mensajes',
    profile: 'Mi perfil',
    projects: 'Proyectos',
    project: 'Proyecto',
    settings: 'Ajustes',
    item: 'Código',
  },
  user: {
    menu: 'Menú de la cuenta',
    menuOf: 'Menú de la cuenta: {{name}}',
    signOut: 'Cerrar sesión',
  },
  theme: {
    toDark: 'Cambiar al modo oscuro',
    toLight: 'Cambiar al modo claro',
  },
  marketing: {
    headline: 'Pon en marcha tu proyecto con {{brand}}',
    text: 'Un pequeño código en tus llaves, tu bolso o tu tarjeta de visita. Quien lo escanee podrá contactar contigo, y tú decides qué ve.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'La página que buscas no existe o se ha movido.',
    home: 'Ir al inicio',
    back: 'Volver',
  },
  offline: 'No tienes conexión. Algunas cosas no funcionarán hasta que vuelva.',
  legal: {
    pending: 'Este documento todavía no se ha publicado.',
  },
  accessDenied: {
    title: 'Acceso denegado',
    text: 'Tu cuenta no tiene acceso a esta página.',
    home: 'Ir al inicio',
  },
  expiry: {
    title: '¿Sigues ahí?',
    text: 'Tu sesión ha caducado por inactividad. Se cerrará automáticamente si no respondes en unos segundos.',
    left_one: 'Queda {{count}} segundo',
    left_many: 'Quedan {{count}} de segundos',
    left_other: 'Quedan {{count}} segundos',
    keep: 'Seguir trabajando',
    signOut: 'Cerrar sesión',
  },
} satisfies TranslationOf<typeof en>;

export default es;
