import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  cancel: 'Abbrechen',
  language: {
    title: 'Sprache',
    text: 'Diese Sprache verwenden wir hier und in E-Mails an Sie.',
  },
  proof: {
    text: 'Wir senden Ihnen einen Code per E-Mail, um zu bestätigen, dass Sie es sind.',
    send: 'Code senden',
    sendFailed: 'Der Code konnte nicht gesendet werden',
  },
  email: {
    title: 'E-Mail-Adresse',
    text: 'Für die Anmeldung und für E-Mails zu neuen Nachrichten. Wer Ihre Codes scannt, sieht sie nicht.',
    change: 'E-Mail-Adresse ändern',
    new: 'Neue E-Mail-Adresse',
    hint: 'Wir senden einen Code und einen Link an diese Adresse. Bis Sie eins von beiden nutzen, ändert sich nichts.',
    submit: 'Weiter',
    confirm: 'Adresse ändern',
    done: 'E-Mail-Adresse geändert. Auf allen anderen Geräten wurden Sie abgemeldet.',
    linkTitle: 'E-Mail-Adresse ändern?',
    linkText:
      'Ihr Konto wechselt von {{email}} zu der Adresse, an die wir diesen Link gesendet haben. Auf allen anderen Geräten werden Sie abgemeldet.',
    linkRefused:
      'Dieser Link ist abgelaufen oder gehört nicht zu Ihrem Konto. Sie können einen neuen anfordern.',
    toAccount: 'Zu meinem Konto',
    failed: 'Ihre E-Mail-Adresse konnte nicht geändert werden',
    linkExpired: 'Dieser Link ist abgelaufen. Geben Sie die neue Adresse noch einmal ein.',
  },
  password: {
    title: 'Passwort',
    text: 'Wenn Sie Ihr Passwort ändern, werden Sie auf allen anderen Geräten abgemeldet.',
    textNone:
      'Sie melden sich mit einem Code an, den wir Ihnen per E-Mail senden. Mit einem Passwort geht es ohne Code.',
    change: 'Passwort ändern',
    set: 'Passwort festlegen',
    current: 'Aktuelles Passwort',
    done: 'Passwort gespeichert. Auf allen anderen Geräten wurden Sie abgemeldet.',
    failed: 'Ihr Passwort konnte nicht gespeichert werden',
  },
  sessions: {
    title: 'Geräte',
    text: 'Auf diesen Geräten sind Sie angemeldet.',
    loadFailed: 'Ihre Geräte konnten nicht geladen werden',
    unknown: 'Unbekanntes Gerät',
    current: 'Dieses Gerät',
    lastSeen: 'Zuletzt aktiv:',
    signedIn: 'Angemeldet:',
    shared: 'Gemeinsam genutzt',
    end: 'Abmelden',
    endNamed: '{{device}} abmelden',
    ended: 'Gerät abgemeldet',
    endOthers: 'Überall sonst abmelden',
    othersEnded: 'Überall sonst abgemeldet',
    endFailed: 'Das Gerät konnte nicht abgemeldet werden',
  },
  export: {
    title: 'Ihre Daten',
    text: 'Laden Sie alles aus Ihrem Konto als JSON-Datei herunter: Profil, Codes, Nachrichten und Geräte.',
    button: 'Daten herunterladen',
    failed: 'Ihre Daten konnten nicht exportiert werden',
  },
  deletion: {
    title: 'Konto löschen',
    text: 'Löschen Sie Ihr Konto und alles darin endgültig.',
    open: 'Konto löschen …',
    question: 'Konto löschen?',
    final: 'Das lässt sich nicht rückgängig machen:',
    codes: 'Ihre Codes werden freigegeben, und andere können sie aktivieren.',
    messages: 'Ihr Profil und alle Ihre Nachrichten werden gelöscht.',
    devices: 'Sie werden überall abgemeldet.',
    type: 'Geben Sie zur Bestätigung {{email}} ein',
    mistyped: 'Das ist nicht Ihre E-Mail-Adresse.',
    administrator:
      'Sie gehören zur Administration. Das letzte Administratorkonto kann nicht gelöscht werden.',
    submit: 'Konto löschen',
    failed: 'Ihr Konto konnte nicht gelöscht werden',
  },
} satisfies TranslationOf<typeof en>;
