import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ihr QR-Code ist pausiert',
  text: 'Wer ihn scannt, sieht nur, dass er vorübergehend nicht verfügbar ist.',
  resume: 'Fortsetzen',
  failed: 'Die Pause konnte nicht beendet werden',
} satisfies TranslationOf<typeof en>;
