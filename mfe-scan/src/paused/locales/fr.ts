import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Votre code QR est en pause',
  text: 'Les personnes qui le scannent lisent qu’il est momentanément indisponible, jusqu’à ce que vous le repreniez.',
  resume: 'Reprendre',
  failed: 'Le code QR n’a pas pu être repris',
} satisfies TranslationOf<typeof en>;
