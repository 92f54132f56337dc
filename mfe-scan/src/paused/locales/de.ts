import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ihr QR-Code ist pausiert',
  text: 'Wer ihn scannt, sieht, dass er vorübergehend nicht verfügbar ist, bis Sie ihn fortsetzen.',
  resume: 'Fortsetzen',
  failed: 'Der QR-Code konnte nicht fortgesetzt werden',
} satisfies TranslationOf<typeof en>;
