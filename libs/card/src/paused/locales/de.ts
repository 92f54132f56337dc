import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ihr QR-Code ist pausiert',
  text: 'Wer ihn scannt, sieht nur, dass er vorübergehend nicht verfügbar ist.',
  resume: 'Fortsetzen',
  failed: 'Die Pause konnte nicht beendet werden',
  finder: {
    conversation: 'Ihre Unterhaltung zu diesem Code',
    later:
      'Hier lässt sich gerade keine neue Unterhaltung beginnen. Um später zu schreiben, setzen Sie ein Lesezeichen auf diese Seite oder notieren Sie den Code {{code}}.',
    found: 'Etwas gefunden? Sie können es auch im nächsten Fundbüro abgeben.',
    report: 'Diese Seite melden',
  },
} satisfies TranslationOf<typeof en>;
