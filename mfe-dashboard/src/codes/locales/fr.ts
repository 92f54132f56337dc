import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  badge: 'Numérique',
  add: 'Ajouter un code numérique',
  empty:
    'Pas d’autocollant sous la main ? Ajoutez un code numérique à imprimer ou à afficher sur votre téléphone.',
  deletion: {
    title: 'Supprimer ce code',
    hint: 'Les copies imprimées ou partagées ne fonctionneront plus.',
    button: 'Supprimer le code',
    done: '{{code}} supprimé',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
