import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  badge: 'Numérique',
  add: 'Ajouter un code numérique',
  empty:
    'Pas d’autocollant sous la main ? Ajoutez un code numérique. Vous pouvez l’imprimer ou l’afficher sur votre téléphone.',
  deletion: {
    title: 'Supprimer ce code',
    hint: 'Les images que vous avez imprimées ou partagées ne fonctionneront plus.',
    button: 'Supprimer',
    done: '{{code}} est supprimé',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
