import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  back: 'Retour à la carte',
  needsScript: 'L’activation nécessite JavaScript. Activez-le ou ouvrez cette page dans un autre navigateur.',
  failed: 'Votre message n’a pas été envoyé',
} satisfies TranslationOf<typeof en>;

export default fr;
