import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  title: 'Apparence',
  intro: 'Votre code ouvre toujours la même page, quelle que soit son apparence.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Apparence enregistrée',
  discard: 'Annuler',
  reset: 'Réinitialiser l’apparence',
  download: {
    title: 'Télécharger',
    test: 'Imprimez-en un et testez-le avant d’en imprimer d’autres.',
    dirty: 'Les fichiers reprennent l’apparence enregistrée. Enregistrez d’abord vos modifications.',
    png: {
      label: 'PNG pour écrans et documents',
      size: '{{size}} px',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF pour l’impression',
      size: '{{size}} mm de large',
      button: 'PDF',
    },
    svg: 'SVG pour les imprimeurs',
  },
  saveFailed: 'Impossible d’enregistrer l’apparence',
} satisfies TranslationOf<typeof en>;

export default fr;
