import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  title: 'Einstellungen',
  subtitle: 'Sie gelten für alle, die diese Installation nutzen',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden',
  saved: 'Einstellungen gespeichert',
  reload: 'Neu laden',
  outdated:
    'Jemand anderes hat die Einstellungen inzwischen geändert. Laden Sie sie neu, bevor Sie sie ändern.',
  limits: {
    title: 'Grenzen',
    activationLimit: 'Codes pro Konto',
    activationLimitHint:
      'Konten mit einer eigenen Grenze behalten diese. Aktivierte Codes gehen niemandem verloren.',
    messagesPerSender: 'Nachrichten pro Absender und Stunde',
    messagesPerSenderHint:
      'An einen Code, von einer Internetadresse. Bis zur Hälfte der Tagesmenge eines Codes kommt die erste Nachricht jedes Besuchers zusätzlich an.',
    messagesPerCode: 'Nachrichten pro Code und Tag',
  },
  messages: {
    title: 'Nachrichten',
    messageRetentionDays: 'Aufbewahrung von Nachrichten in Tagen',
    messageRetentionDaysHint:
      'Die Zahl steht über den eigenen Nachrichten. Leer lassen, um Nachrichten zu behalten.',
    deleted_one:
      'Nachrichten, die älter als {{count, number}} Tag sind, werden binnen einer Stunde nach dem Speichern endgültig gelöscht.',
    deleted_other:
      'Nachrichten, die älter als {{count, number}} Tage sind, werden binnen einer Stunde nach dem Speichern endgültig gelöscht.',
  },
  mails: {
    title: 'E-Mails',
    mailSenderName: 'Name des Absenders',
    mailSenderNameHint: 'Leer: der Name aus der Konfiguration des Servers.',
    mailReplyTo: 'Adresse für Antworten',
    mailReplyToHint:
      'Antworten auf den Hinweis zu einer Nachricht gehen weiterhin an die Person, die sie geschrieben hat.',
  },
  legal: {
    title: 'Rechtliches',
    text: 'Am Ende jeder Seite verlinkt. Leer: die mitgelieferten Seiten und kein Impressum.',
    termsUrl: 'Nutzungsbedingungen',
    privacyUrl: 'Datenschutzerklärung',
    imprintUrl: 'Impressum',
  },
  languages: {
    title: 'Sprachen',
    label: 'Angebotene Sprachen',
    hint: 'Englisch wird immer angeboten. Wer eine andere Sprache nutzt, liest Englisch.',
  },
  faults: {
    number: 'Bitte geben Sie eine ganze Zahl von {{min, number}} bis {{max, number}} ein',
    text: 'Bitte geben Sie eine Zeile mit höchstens {{max, number}} Zeichen ein',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    link: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt',
  },
  saveFailed: 'Die Einstellungen konnten nicht gespeichert werden',
} satisfies TranslationOf<typeof en>;

export default de;
