import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  text: 'Nous vous enverrons un code par e-mail pour confirmer que c’est bien vous.',
  send: 'M’envoyer un code',
  sendFailed: 'Impossible d’envoyer le code',
  currentPassword: 'Mot de passe actuel',
} satisfies TranslationOf<typeof en>;
