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
  },
  digitalCodes: {
    title: 'Digitale Codes',
    text: 'Man kann Codes ohne Aufkleber erstellen: so viele, wie ein Konto haben darf, und höchstens {{max, number}} am Tag. Ein Code, den jemand abgibt, wird gelöscht.',
    none: 'Nicht angeboten',
    projects: 'Projekte',
    noProject: 'Kein Projekt gefunden',
    unused: 'Dieses Projekt ist archiviert oder gelöscht. Deshalb kann niemand digitale Codes erstellen.',
  },
  messages: {
    title: 'Nachrichten',
    deleted_one:
      'Nachrichten, die älter als {{count, number}} Tag sind, werden binnen einer Stunde nach dem Speichern endgültig gelöscht.',
    deleted_other:
      'Nachrichten, die älter als {{count, number}} Tage sind, werden binnen einer Stunde nach dem Speichern endgültig gelöscht.',
  },
  sessions: {
    title: 'Angemeldet bleiben',
    text: 'Eine Änderung gilt sofort, auch für Personen, die angemeldet sind. Das erste Paar gilt für Inhaber an eigenen Geräten.',
  },
  mails: {
    title: 'E-Mails',
  },
  legal: {
    title: 'Rechtliches',
    text: 'Am Ende jeder Seite verlinkt. Leer: die mitgelieferten Seiten und kein Impressum.',
  },
  languages: {
    title: 'Sprachen',
    label: 'Angebotene Sprachen',
    hint: 'Englisch wird immer angeboten. Wer eine andere Sprache nutzt, liest Englisch.',
  },
  labels: {
    digitalCodesProjectId: 'Projekt für digitale Codes',
    activationLimit: 'Codes pro Konto',
    messagesPerSender: 'Nachrichten pro Absender und Stunde',
    messagesPerCode: 'Nachrichten pro Code und Tag',
    ownerSessionIdleDays: 'Inhaber: Tage ohne Besuch',
    ownerSessionDays: 'Inhaber: Tage insgesamt',
    sharedSessionIdleMinutes: 'Gemeinsam genutzte Computer: Minuten ohne Anfrage',
    sharedSessionHours: 'Gemeinsam genutzte Computer: Stunden insgesamt',
    adminSessionIdleMinutes: 'Administratoren: Minuten ohne Anfrage',
    adminSessionHours: 'Administratoren: Stunden insgesamt',
    messageRetentionDays: 'Aufbewahrung von Nachrichten in Tagen',
    mailSenderName: 'Name des Absenders',
    mailReplyTo: 'Adresse für Antworten',
    termsUrl: 'Nutzungsbedingungen',
    privacyUrl: 'Datenschutzerklärung',
    imprintUrl: 'Impressum',
  },
  hints: {
    digitalCodesProjectId: 'Leer: Es werden keine angeboten.',
    activationLimit:
      'Konten mit einer eigenen Grenze behalten diese. Aktivierte Codes gehen niemandem verloren.',
    messagesPerSender:
      'An einen Code, von einer Internetadresse. Bis zur Hälfte der Tagesmenge eines Codes kommt die erste Nachricht jedes Besuchers zusätzlich an.',
    messageRetentionDays:
      'Die Zahl steht über den eigenen Nachrichten. Leer lassen, um Nachrichten zu behalten.',
    mailSenderName: 'Leer: der Name aus der Konfiguration des Servers.',
    mailReplyTo:
      'Antworten auf den Hinweis zu einer Nachricht gehen weiterhin an die Person, die sie geschrieben hat.',
  },
  faults: {
    project: 'Bitte wählen Sie ein Projekt, das in Gebrauch ist',
    number: 'Bitte geben Sie eine ganze Zahl von {{min, number}} bis {{max, number}} ein',
    text: 'Bitte geben Sie eine Zeile mit höchstens {{max, number}} Zeichen ein',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    link: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt',
  },
  saveFailed: 'Die Einstellungen konnten nicht gespeichert werden',
} satisfies TranslationOf<typeof en>;

export default de;
