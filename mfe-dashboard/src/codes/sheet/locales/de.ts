import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  title: 'Bogen zum Ausdrucken und Ausschneiden',
  size: 'Breite',
  millimetres: '{{size}} mm',
  copies: 'Anzahl',
  paper: 'Papier',
  download: 'Bogen herunterladen (PDF)',
  scale: 'Mit 100 % drucken, ohne Skalierung.',
} satisfies TranslationOf<typeof en>;

export default de;
