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
      'Dieser Code nimmt gerade keine Nachrichten an. Nach der Pause können Sie hier schreiben: Merken Sie sich die Adresse oder notieren Sie den Code {{code}}.',
    found: 'Etwas gefunden? Sie können es auch im nächsten Fundbüro abgeben.',
    report: 'Diese Seite melden',
  },
} satisfies TranslationOf<typeof en>;
