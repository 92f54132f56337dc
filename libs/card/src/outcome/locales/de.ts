import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  refused: 'Gerade gehen zu viele Nachrichten ein. Versuchen Sie es {{when}}. Ihr Text ist noch da.',
  help: 'Hilfe',
  ready: 'Sie können Ihre Nachricht jetzt senden.',
  errors: {
    form_expired:
      'Das Formular war zu lange geöffnet und wurde erneuert. Senden Sie Ihre Nachricht noch einmal.',
    form_too_new:
      'Das war zu schnell für unseren Spamfilter. Ihr Text ist noch da. Senden Sie ihn noch einmal.',
  },
  next: { photos: 'Fotos hinzufügen', place: 'Standort hinzufügen' },
  ways: 'Oder nehmen Sie auf anderem Weg Kontakt auf:',
  answersTo: {
    label: 'Antworten per E-Mail erhalten',
    hint: 'Wir senden Ihnen den Link zu dieser Unterhaltung und alle Antworten per E-Mail. Sonst sieht niemand Ihre Adresse.',
    start: 'E-Mails erhalten',
    started: 'Sie erhalten E-Mails',
    failed: 'Die E-Mails konnten nicht eingerichtet werden',
  },
  remember: {
    action: 'Auf diesem Handy merken',
    done: 'Gemerkt. Scannen Sie den Code mit diesem Handy noch einmal, um hierher zurückzukommen.',
    failed: 'Die Unterhaltung konnte nicht gemerkt werden',
  },
  thanks: {
    title: 'Vielen Dank!',
    text: 'Ihre Nachricht an {{name}} wurde gesendet.',
    conversation: 'Unterhaltung öffnen',
    conversationHint:
      '{{name}} kann in der Unterhaltung antworten. Speichern Sie den Link, um zurückzukehren.',
    keep: 'Behalten Sie diesen Link für sich. Wer ihn hat, kann dort lesen und schreiben.',
    copy: 'Link zur Unterhaltung kopieren',
    copied: 'Link kopiert',
    share: 'Link zur Unterhaltung teilen',
    again: 'Weitere Nachricht senden',
  },
} satisfies TranslationOf<typeof en>;

export default de;
