import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  title: 'Añadir un código digital',
  text: 'Recibes un código QR sin pegatina. Imprímelo o muéstralo en una pantalla.',
  name: 'Nombre',
  nameHint: 'Solo tú ves este nombre.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  submit: 'Crear código',
  working: 'Creando el código…',
  failed: 'No se ha podido crear el código',
  dayOver: 'Ya has creado todos los códigos que se permiten en un día. Inténtalo de nuevo mañana.',
  help: '¿Cuántos códigos puedo tener?',
  nameless: 'Primero añade tu nombre a tu perfil. Lo ve quien escanea tu código.',
  toProfile: 'Ir a mi perfil',
  ready: {
    title: 'Tu código está listo',
    text: 'Ya está activo y lleva a tu página.',
    picture: 'Código QR {{code}}',
    png: 'Descargar PNG',
    pdf: 'Descargar PDF',
    design: 'Cambiar su aspecto',
  },
} satisfies TranslationOf<typeof en>;

export default es;
