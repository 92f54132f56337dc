import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Modifications non enregistrées',
  text: 'Ce que vous avez modifié ici n’est pas encore enregistré.',
  stay: 'Continuer à modifier',
  discard: 'Quitter sans enregistrer',
  save: 'Enregistrer et quitter',
  saving: 'Enregistrement…',
  saved: 'Vos modifications sont enregistrées',
  bar: {
    discard: 'Annuler les modifications',
    save: 'Enregistrer',
  },
} satisfies TranslationOf<typeof en>;
