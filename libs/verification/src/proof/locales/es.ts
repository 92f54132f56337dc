import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  text: 'Te enviaremos un código por correo para confirmar que eres tú.',
  send: 'Enviarme un código',
  sendFailed: 'No se ha podido enviar el código',
  currentPassword: 'Contraseña actual',
} satisfies TranslationOf<typeof en>;
