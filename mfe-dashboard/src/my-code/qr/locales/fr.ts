import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  title: 'L’apparence de votre code',
  intro: 'Quel que soit votre choix, il mène toujours à la même page.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Apparence enregistrée',
  discard: 'Annuler',
  reset: 'Revenir au code simple',
  download: {
    title: 'Fichiers',
    test: 'Imprimez-en un et scannez-le avant d’en imprimer beaucoup.',
    dirty: 'Les fichiers montrent l’apparence enregistrée. Enregistrez d’abord la vôtre.',
    png: {
      label: 'PNG, pour écrans et documents',
      size: '{{size}} px',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF, pour l’impression',
      size: '{{size}} mm de large',
      button: 'PDF',
    },
    svg: 'SVG, pour l’imprimeur',
  },
  saveFailed: 'L’apparence n’a pas pu être enregistrée',
} satisfies TranslationOf<typeof en>;

export default fr;
