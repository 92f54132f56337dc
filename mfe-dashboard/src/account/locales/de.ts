import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  cancel: 'Abbrechen',
  language: {
    title: 'Sprache',
    text: 'Die Sprache dieser Seiten und unserer E-Mails an Sie.',
  },
  proof: {
    text: 'Damit wir sicher sind, dass Sie es sind, senden wir Ihnen einen Code per E-Mail.',
    send: 'Code senden',
    sendFailed: 'Der Code konnte nicht gesendet werden',
  },
  email: {
    title: 'E-Mail-Adresse',
    text: 'Damit melden Sie sich an, und dorthin melden wir neue Nachrichten. Beim Scannen ist sie nicht zu sehen.',
    change: 'E-Mail-Adresse ändern',
    new: 'Neue E-Mail-Adresse',
    hint: 'Wir senden einen Code und einen Link dorthin. Bis Sie eines davon nutzen, ändert sich nichts.',
    submit: 'Weiter',
    confirm: 'Adresse ändern',
    done: 'Ihre E-Mail-Adresse wurde geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
    linkTitle: 'E-Mail-Adresse ändern?',
    linkText:
      'Ihr Konto {{email}} erhält die Adresse, an die dieser Link gesendet wurde. Alle anderen Geräte werden abgemeldet.',
    linkRefused:
      'Dieser Link gilt nicht für Ihr Konto oder ist abgelaufen. Sie können einen neuen anfordern.',
    toAccount: 'Zu meinem Konto',
    failed: 'Die E-Mail-Adresse konnte nicht geändert werden',
    linkExpired: 'Dieser Link ist abgelaufen. Bitte geben Sie die neue Adresse noch einmal ein.',
  },
  password: {
    title: 'Passwort',
    text: 'Wenn Sie es ändern, werden Sie auf allen anderen Geräten abgemeldet.',
    textNone:
      'Sie melden sich mit einem Code aus Ihrem Postfach an. Mit einem Passwort müssen Sie nicht darauf warten.',
    change: 'Passwort ändern',
    set: 'Passwort festlegen',
    current: 'Aktuelles Passwort',
    done: 'Ihr Passwort wurde gespeichert. Auf allen anderen Geräten sind Sie abgemeldet.',
    failed: 'Das Passwort konnte nicht gespeichert werden',
  },
  sessions: {
    title: 'Geräte',
    text: 'Hier sind Sie zurzeit angemeldet.',
    loadFailed: 'Ihre Geräte konnten nicht geladen werden',
    unknown: 'Unbekanntes Gerät',
    current: 'Dieses Gerät',
    lastSeen: 'Zuletzt aktiv:',
    signedIn: 'Angemeldet:',
    shared: 'Gemeinsam genutzt',
    end: 'Abmelden',
    endNamed: '{{device}} abmelden',
    ended: 'Das Gerät ist abgemeldet',
    endOthers: 'Überall sonst abmelden',
    othersEnded: 'Alle anderen Geräte sind abgemeldet',
    endFailed: 'Das Gerät konnte nicht abgemeldet werden',
  },
  export: {
    title: 'Ihre Daten',
    text: 'Alles, was Ihr Konto enthält, als JSON-Datei: Profil, Codes, Nachrichten und Geräte.',
    button: 'Daten herunterladen',
    failed: 'Die Daten konnten nicht exportiert werden',
  },
  deletion: {
    title: 'Konto löschen',
    text: 'Ihr Konto und alles darin wird endgültig gelöscht.',
    open: 'Konto löschen …',
    question: 'Konto löschen?',
    final: 'Das lässt sich nicht rückgängig machen:',
    codes: 'Ihre Codes werden frei, und andere können sie aktivieren.',
    messages: 'Ihr Profil und alle Nachrichten an Sie werden gelöscht.',
    devices: 'Sie werden überall abgemeldet.',
    type: 'Geben Sie zur Bestätigung {{email}} ein',
    mistyped: 'Das ist nicht Ihre E-Mail-Adresse',
    administrator:
      'Sie gehören zur Administration. Das letzte Konto der Administration kann nicht gelöscht werden.',
    submit: 'Endgültig löschen',
    failed: 'Das Konto konnte nicht gelöscht werden',
  },
} satisfies TranslationOf<typeof en>;
