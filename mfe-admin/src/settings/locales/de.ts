import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  title: 'Einstellungen',
  subtitle: 'Für alle, die diese Website nutzen',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden',
  saved: 'Einstellungen gespeichert',
  reload: 'Einstellungen neu laden',
  outdated: 'Jemand anderes hat diese Einstellungen geändert. Laden Sie sie neu, bevor Sie etwas ändern.',
  limits: {
    title: 'Limits',
  },
  digitalCodes: {
    title: 'Digitale Codes',
    text: 'Damit lassen sich Codes ohne Aufkleber erstellen, bis zum Limit des Kontos und höchstens {{max, number}} am Tag. Wird die Aktivierung eines digitalen Codes aufgehoben, wird er gelöscht.',
    none: 'Aus',
    projects: 'Projekte',
    noProject: 'Keine Projekte gefunden',
    unused: 'Dieses Projekt ist archiviert oder gelöscht. Deshalb kann niemand digitale Codes erstellen.',
  },
  messages: {
    title: 'Nachrichten',
    deleted_one:
      'Nachrichten, die älter als {{count, number}} Tag sind, werden innerhalb einer Stunde nach dem Speichern endgültig gelöscht.',
    deleted_other:
      'Nachrichten, die älter als {{count, number}} Tage sind, werden innerhalb einer Stunde nach dem Speichern endgültig gelöscht.',
  },
  sessions: {
    title: 'Angemeldet bleiben',
    text: 'Änderungen gelten sofort, auch für Personen, die angemeldet sind. Die ersten beiden Limits gelten für Inhaber auf eigenen Geräten.',
  },
  mails: {
    title: 'E-Mail',
  },
  legal: {
    title: 'Rechtliches',
    text: 'Am Ende jeder Seite verlinkt. Lassen Sie die ersten beiden leer, um die integrierten Seiten zu verwenden, und das letzte, wenn Sie kein Impressum brauchen.',
  },
  languages: {
    title: 'Sprachen',
    label: 'Verfügbare Sprachen',
    hint: 'Englisch ist immer eingeschaltet. Wer eine Sprache nutzt, die Sie ausschalten, sieht die Website auf Englisch.',
  },
  labels: {
    digitalCodesProjectId: 'Projekt für digitale Codes',
    activationLimit: 'Codes pro Konto',
    messagesPerSender: 'Nachrichten pro Absender und Stunde',
    messagesPerCode: 'Nachrichten pro Code und Tag',
    ownerSessionIdleDays: 'Inhaber: Tage ohne Aktivität',
    ownerSessionDays: 'Inhaber: maximale Sitzungsdauer (Tage)',
    sharedSessionIdleMinutes: 'Gemeinsam genutzte Computer: Minuten ohne Aktivität',
    sharedSessionHours: 'Gemeinsam genutzte Computer: maximale Sitzungsdauer (Stunden)',
    adminSessionIdleMinutes: 'Administration: Minuten ohne Aktivität',
    adminSessionHours: 'Administration: maximale Sitzungsdauer (Stunden)',
    messageRetentionDays: 'Aufbewahrung von Nachrichten in Tagen',
    mailSenderName: 'Absendername',
    mailReplyTo: 'Antwortadresse',
    termsUrl: 'Nutzungsbedingungen',
    privacyUrl: 'Datenschutzerklärung',
    imprintUrl: 'Impressum',
  },
  hints: {
    digitalCodesProjectId: 'Solange das aus ist, kann niemand selbst Codes erstellen.',
    activationLimit:
      'Konten mit eigenem Limit behalten es. Bereits aktivierte Codes gehen niemandem verloren.',
    messagesPerSender:
      'An einen Code, von einer IP-Adresse. Bis die Hälfte des Tageslimits eines Codes erreicht ist, kommt zusätzlich die erste Nachricht jedes Besuchers an.',
    messagesPerCode:
      'Die erste Nachricht jeder IP-Adresse kommt an und zählt nicht mit. Ist das Limit erreicht, kommt alle 15 Minuten noch eine weitere an.',
    messageRetentionDays:
      'Inhaber sehen diese Zahl über ihren Nachrichten. Leer lassen, um Nachrichten dauerhaft aufzubewahren.',
    mailSenderName: 'Leer lassen, um den Namen aus der Serverkonfiguration zu verwenden.',
    mailReplyTo:
      'Antworten auf alle unsere E-Mails gehen hierhin, nie an die Person, um die es geht. Ohne Eintrag gehen sie an die Absenderadresse.',
  },
  faults: {
    project: 'Wählen Sie ein aktives Projekt',
    number: 'Geben Sie eine ganze Zahl von {{min, number}} bis {{max, number}} ein',
    text: 'Geben Sie eine Zeile mit höchstens {{max, number}} Zeichen ein',
    email: 'Geben Sie eine gültige E-Mail-Adresse ein',
    link: 'Geben Sie eine Adresse ein, die mit https:// beginnt',
  },
  saveFailed: 'Die Einstellungen konnten nicht gespeichert werden',
} satisfies TranslationOf<typeof en>;

export default de;
