import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  title: 'Feuille à imprimer et à découper',
  size: 'Largeur',
  millimetres: '{{size}} mm',
  copies: 'Exemplaires',
  paper: 'Papier',
  download: 'Télécharger la feuille (PDF)',
  scale: 'Imprimez à 100 %, sans mise à l’échelle.',
} satisfies TranslationOf<typeof en>;

export default fr;
