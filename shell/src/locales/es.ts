import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  skip: 'Saltar al contenido',
  close: 'Cerrar',
  search: 'Buscar',
  notifications: 'Notificaciones',
  nav: {
    label: 'Navegación principal',
    open: 'Abrir menú',
    close: 'Cerrar menú',
    collapse: 'Contraer navegación',
    expand: 'Expandir navegación',
    own: 'Personal',
    administration: 'Administración',
    groups: 'Secciones',
    more: 'Más',
    unread_one: '{{count, number}} mensaje sin leer',
    unread_many: '{{count, number}} de mensajes sin leer',
    unread_other: '{{count, number}} mensajes sin leer',
    openReports_one: '{{count, number}} denuncia pendiente',
    openReports_many: '{{count, number}} de denuncias pendientes',
    openReports_other: '{{count, number}} denuncias pendientes',
  },
  user: {
    help: 'Ayuda',
    menu: 'Menú de la cuenta',
    menuOf: 'Menú de la cuenta: {{name}}',
    signOut: 'Cerrar sesión',
  },
  marketing: {
    headline: 'Pon en marcha tu proyecto con {{brand}}',
    text: 'Pon un pequeño código en tus llaves, tu bolso o tu tarjeta de visita. Quien lo escanee podrá contactar contigo, y tú decides qué ve.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  strangers: {
    help: 'Ayuda',
    found: '¿Has encontrado algo? Introduce o escanea su código',
    about: '¿Qué es {{brand}}?',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'La página que buscas no existe o se ha movido.',
    home: 'Ir al inicio',
    back: 'Volver',
  },
  offline: 'No tienes conexión. Algunas cosas no funcionarán hasta que la recuperes.',
  newVersion: 'Hay una nueva versión de {{brand}} lista.',
  lost: {
    offline: 'No tienes conexión. Se cargará en cuanto la recuperes.',
    updating: 'Estamos actualizando {{brand}}. Inténtalo de nuevo en un minuto.',
    refused: 'Estamos actualizando esta parte de {{brand}}. Recarga la página dentro de unos minutos.',
    replaced: 'Hay una nueva versión de {{brand}}. Guarda lo que hayas escrito y recarga la página.',
    broken: 'Inténtalo de nuevo. Si no funciona, vuelve dentro de unos minutos.',
    reload: 'Recargar la página',
    switcher: 'Volver a cargar los proyectos',
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
