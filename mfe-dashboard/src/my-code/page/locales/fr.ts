import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  hint: 'Votre réponse décide de ce que l’on voit en premier. Vos coordonnées et vos textes restent les mêmes.',
  suggested: 'Suggestion',
  chosen: {
    lost: 'Votre page aide désormais qui trouve vos affaires',
    contact: 'Votre page est désormais une fiche de contact',
  },
  failed: 'La page n’a pas pu être modifiée',
  previewFailed: 'Votre fiche n’a pas pu être chargée',
} satisfies TranslationOf<typeof en>;

export default fr;
