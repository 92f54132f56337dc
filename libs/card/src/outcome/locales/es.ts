import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  refused: 'Hay demasiados mensajes ahora mismo. Podrás enviar el tuyo {{when}}. Tu texto se queda aquí.',
  help: 'Ayuda',
  ready: 'Ya puedes enviar tu mensaje.',
  errors: {
    form_expired:
      'El formulario llevaba demasiado tiempo abierto y lo hemos renovado. Vuelve a enviar el mensaje.',
    form_too_new:
      'Ha sido demasiado rápido para nuestro filtro antispam. Tu texto sigue aquí. Vuelve a enviarlo.',
  },
  next: { photos: 'Añadir fotos', place: 'Añadir mi ubicación' },
  ways: 'O ponte en contacto de otra forma:',
  answersTo: {
    label: 'Recibir las respuestas por correo',
    hint: 'Te enviaremos un enlace a esta conversación y las respuestas. Nadie más verá tu dirección.',
    start: 'Recibir correos',
    started: 'Recibirás correos',
    failed: 'No se pudieron activar los correos',
  },
  remember: {
    action: 'Recordar en este teléfono',
    done: 'Listo. Vuelve a escanear el código con este teléfono para regresar aquí.',
    failed: 'No se pudo recordar la conversación',
  },
  thanks: {
    title: '¡Gracias!',
    text: 'Tu mensaje se ha enviado a {{name}}.',
    conversation: 'Abrir conversación',
    conversationHint: '{{name}} podrá responderte en la conversación. Guarda el enlace para volver a ella.',
    keep: 'No compartas este enlace. Quien lo tenga podrá leer y escribir ahí.',
    copy: 'Copiar enlace de la conversación',
    copied: 'Enlace copiado',
    share: 'Compartir enlace de la conversación',
    again: 'Enviar otro mensaje',
  },
} satisfies TranslationOf<typeof en>;

export default es;
