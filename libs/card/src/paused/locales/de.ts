import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ihr QR-Code ist pausiert',
  text: 'Wer ihn scannt, sieht nur, dass er vorübergehend nicht verfügbar ist.',
  resume: 'Fortsetzen',
  failed: 'Die Pause konnte nicht beendet werden',
  finder: {
    later:
      'Nachrichten über diesen Code sind pausiert. Diese Seite funktioniert wieder, sobald sie fortgesetzt werden: Merken Sie sich die Adresse oder notieren Sie den Code {{code}}.',
    found: 'Etwas gefunden? Sie können es auch im nächsten Fundbüro abgeben.',
    report: 'Diese Seite melden',
  },
} satisfies TranslationOf<typeof en>;
