import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  title: 'Mein Profil',
  subtitle: 'Was man beim Scannen Ihrer Codes sieht, und Ihr Konto',
  views: {
    profile: 'Profil',
    account: 'Konto',
  },
  loadFailed: 'Ihr Profil konnte nicht geladen werden',
  saved: 'Profil gespeichert',
  cancel: 'Abbrechen',
  nameHint: 'Er ist für alle sichtbar, die einen Ihrer Codes scannen.',
  photo: {
    heading: 'Foto',
    hint: 'Alle, die einen Ihrer Codes scannen, sehen es. Ort und Zeit der Aufnahme werden nicht gespeichert.',
    saved: 'Foto gespeichert',
    removed: 'Foto entfernt',
    choose: 'Foto wählen',
    change: 'Foto ändern',
    remove: 'Entfernen',
    busy: 'Das Foto wird geöffnet …',
    notAnImage: 'Diese Datei ist kein Bild',
    tooLarge: 'Dieses Foto ist größer als 10 MB',
    unreadable: 'Dieses Foto ist nicht lesbar. Bitte versuchen Sie ein anderes',
    unavailable: 'Das Foto ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal',
    crop: {
      title: 'Ausschnitt wählen',
      close: 'Schließen',
      move: 'Foto mit den Pfeiltasten verschieben',
      zoom: 'Vergrößerung',
      rotate: 'Um ein Viertel drehen',
      cancel: 'Abbrechen',
      apply: 'Foto übernehmen',
    },
  },
  preview: {
    title: 'So sieht man Ihre Karte',
    public_one: 'Mit {{count}} öffentlichen Feld. Private Felder sehen nur Sie.',
    public_other: 'Mit {{count}} öffentlichen Feldern. Private Felder sehen nur Sie.',
    save: 'Kontakt speichern',
  },
  language: {
    title: 'Sprache',
    text: 'Die Sprache dieser Seiten und unserer E-Mails an Sie.',
  },
  proof: {
    text: 'Damit wir sicher sind, dass Sie es sind, senden wir Ihnen einen Code per E-Mail.',
    send: 'Code senden',
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
  },
  sessions: {
    title: 'Geräte',
    text: 'Hier sind Sie zurzeit angemeldet.',
    loadFailed: 'Ihre Geräte konnten nicht geladen werden',
    unknown: 'Unbekanntes Gerät',
    current: 'Dieses Gerät',
    lastSeen: 'Zuletzt aktiv:',
    end: 'Abmelden',
    endNamed: '{{device}} abmelden',
    ended: 'Das Gerät ist abgemeldet',
    endOthers: 'Überall sonst abmelden',
    othersEnded: 'Alle anderen Geräte sind abgemeldet',
  },
  export: {
    title: 'Ihre Daten',
    text: 'Alles, was Ihr Konto enthält, als JSON-Datei: Profil, Codes, Nachrichten und Geräte.',
    button: 'Daten herunterladen',
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
  },
} satisfies TranslationOf<typeof en>;

export default de;
