import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  text: 'Nous vous enverrons un code par e-mail pour confirmer que c’est bien vous.',
  send: 'M’envoyer un code',
  sendFailed: 'Impossible d’envoyer le code',
  currentPassword: 'Mot de passe actuel',
  again: {
    title: 'Confirmez que c’est bien vous',
    text: 'Votre connexion date de plus de dix minutes, d’où cette nouvelle confirmation.',
    submit: 'Continuer',
    working: 'Vérification…',
    failed: 'Impossible de confirmer que c’est bien vous',
  },
} satisfies TranslationOf<typeof en>;
