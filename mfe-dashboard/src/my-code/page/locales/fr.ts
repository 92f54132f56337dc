import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  hint: 'Ce choix détermine ce que l’on voit en premier. Vos coordonnées et vos textes ne changent pas.',
  suggested: 'Suggestion',
  chosen: {
    lost: 'Votre page est désormais une page d’objet trouvé',
    contact: 'Votre page est désormais une fiche de contact',
  },
  failed: 'Impossible de modifier la page',
  previewFailed: 'Impossible de charger votre page',
} satisfies TranslationOf<typeof en>;

export default fr;
