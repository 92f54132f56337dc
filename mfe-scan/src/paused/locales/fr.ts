import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Votre code QR est en pause',
  text: 'Pendant la pause, les personnes qui le scannent voient qu’il est momentanément indisponible.',
  resume: 'Reprendre',
  failed: 'Impossible de mettre fin à la pause',
} satisfies TranslationOf<typeof en>;
