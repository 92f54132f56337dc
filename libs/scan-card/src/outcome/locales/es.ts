import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  refused:
    'Han llegado demasiados mensajes. Podrás enviar el tuyo {{when}}. Tu texto se queda en el formulario.',
  help: 'Ayuda',
  ready: 'Ya puedes enviar tu mensaje.',
  errors: {
    form_expired:
      'El formulario ha estado abierto demasiado tiempo. Lo hemos renovado: vuelve a enviar el mensaje.',
    form_too_new:
      'Ha sido demasiado rápido para nuestro filtro antispam. Tu texto sigue en el formulario: vuelve a enviarlo.',
  },
  next: { photos: 'Añadir fotos', place: 'Añadir el lugar' },
  ways: 'O ponte en contacto de otra forma:',
  thanks: {
    title: '¡Gracias!',
    text: 'Tu mensaje se ha enviado a {{name}}.',
    conversation: 'Abrir la conversación',
    conversationHint: '{{name}} podrá responderte ahí. Guarda la página para volver a encontrarla.',
    keep: 'Este enlace es tuyo: guárdalo. Quien lo tenga podrá leer y escribir ahí.',
    copy: 'Copiar enlace de la conversación',
    copied: 'Enlace copiado',
    share: 'Compartir enlace de la conversación',
    again: 'Enviar otro mensaje',
  },
} satisfies TranslationOf<typeof en>;

export default es;
