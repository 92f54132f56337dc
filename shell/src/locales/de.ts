import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  skip: 'Zum Inhalt springen',
  close: 'Schließen',
  notifications: 'Benachrichtigungen',
  nav: {
    label: 'Hauptnavigation',
    home: 'Start',
    myCodes: 'Meine Codes',
    messages: 'Nachrichten',
    profile: 'Mein Profil',
    projects: 'Projekte',
    settings: 'Einstellungen',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    collapse: 'Navigation einklappen',
    expand: 'Navigation ausklappen',
  },
  title: {
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    forgotPassword: 'Passwort vergessen',
    changePassword: 'Passwort ändern',
    myCodes: 'Meine Codes',
    myCode: 'QR-Code',
    messages: 'Nachrichten',
    profile: 'Mein Profil',
    projects: 'Projekte',
    project: 'Projekt',
    settings: 'Einstellungen',
    item: 'Code',
  },
  user: {
    menu: 'Kontomenü',
    menuOf: 'Kontomenü: {{name}}',
    signOut: 'Abmelden',
  },
  theme: {
    toDark: 'Zum dunklen Modus wechseln',
    toLight: 'Zum hellen Modus wechseln',
  },
  marketing: {
    headline: 'Starten Sie Ihr Projekt mit {{brand}}',
    text: 'Ein kleiner Code an Schlüsseln, Tasche oder Visitenkarte. Wer ihn scannt, kann Sie erreichen, und Sie entscheiden, was zu sehen ist.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Die gesuchte Seite existiert nicht oder wurde verschoben.',
    home: 'Zur Startseite',
    back: 'Zurück',
  },
  offline: 'Sie sind offline. Manches funktioniert erst wieder, wenn die Verbindung zurück ist.',
  legal: {
    pending: 'Dieses Dokument wurde noch nicht veröffentlicht.',
  },
  accessDenied: {
    title: 'Zugriff verweigert',
    text: 'Ihr Konto hat keinen Zugriff auf diese Seite.',
    home: 'Zur Startseite',
  },
  expiry: {
    title: 'Sind Sie noch da?',
    text: 'Ihre Sitzung ist wegen Inaktivität abgelaufen. Sie werden automatisch abgemeldet, wenn Sie nicht innerhalb weniger Sekunden reagieren.',
    left_one: 'Noch {{count}} Sekunde',
    left_other: 'Noch {{count}} Sekunden',
    keep: 'Weiterarbeiten',
    signOut: 'Abmelden',
  },
} satisfies TranslationOf<typeof en>;

export default de;
