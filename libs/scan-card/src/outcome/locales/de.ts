import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  refused:
    'Es sind zu viele Nachrichten eingegangen. Sie können Ihre Nachricht {{when}} senden. Ihr Text bleibt im Formular stehen.',
  help: 'Hilfe',
  ready: 'Sie können Ihre Nachricht jetzt senden.',
  errors: {
    form_expired:
      'Das Formular war zu lange geöffnet. Es wurde erneuert: Bitte senden Sie Ihre Nachricht noch einmal.',
    form_too_new:
      'Das war zu schnell für unseren Spamfilter. Ihr Text steht noch im Formular: Bitte senden Sie ihn noch einmal.',
  },
  next: { photos: 'Fotos hinzufügen', place: 'Den Ort angeben' },
  ways: 'Oder nehmen Sie auf anderem Weg Kontakt auf:',
  thanks: {
    title: 'Vielen Dank!',
    text: 'Ihre Nachricht an {{name}} wurde gesendet.',
    conversation: 'Unterhaltung öffnen',
    conversationHint:
      '{{name}} kann Ihnen in der Unterhaltung antworten. Speichern Sie den Link, um sie wiederzufinden.',
    keep: 'Behalten Sie diesen Link für sich: Wer ihn hat, kann dort lesen und schreiben.',
    copy: 'Link zur Unterhaltung kopieren',
    copied: 'Link kopiert',
    share: 'Link zur Unterhaltung teilen',
    again: 'Weitere Nachricht senden',
  },
} satisfies TranslationOf<typeof en>;

export default de;
