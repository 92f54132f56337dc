import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  refused:
    'Han llegado demasiados mensajes. Podrás enviar el tuyo {{when}}. Tu texto se queda en el formulario.',
  ready: 'Ya puedes enviar tu mensaje.',
  expired: 'El formulario ha estado abierto demasiado tiempo. Lo hemos renovado: vuelve a enviar el mensaje.',
  ways: 'O ponte en contacto de otra forma:',
  thanks: {
    title: '¡Gracias!',
    text: 'Tu mensaje se ha enviado a {{name}}.',
    again: 'Enviar otro mensaje',
  },
} satisfies TranslationOf<typeof en>;

export default es;
