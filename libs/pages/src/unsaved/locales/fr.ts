import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Modifications non enregistrées',
  text: 'Enregistrer vos modifications avant de quitter la page ?',
  stay: 'Continuer à modifier',
  discard: 'Quitter sans enregistrer',
  save: 'Enregistrer et quitter',
  saving: 'Enregistrement…',
  saved: 'Modifications enregistrées',
  bar: {
    discard: 'Annuler',
    save: 'Enregistrer',
  },
} satisfies TranslationOf<typeof en>;
