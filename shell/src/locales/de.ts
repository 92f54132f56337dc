import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  skip: 'Zum Inhalt springen',
  close: 'Schließen',
  search: 'Suchen',
  notifications: 'Benachrichtigungen',
  nav: {
    label: 'Hauptnavigation',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    collapse: 'Navigation einklappen',
    expand: 'Navigation ausklappen',
    own: 'Persönlich',
    administration: 'Verwaltung',
    groups: 'Bereiche',
    more: 'Mehr',
    unread_one: '{{count, number}} ungelesene Nachricht',
    unread_other: '{{count, number}} ungelesene Nachrichten',
    openReports_one: '{{count, number}} offene Meldung',
    openReports_other: '{{count, number}} offene Meldungen',
  },
  user: {
    help: 'Hilfe',
    menu: 'Kontomenü',
    menuOf: 'Kontomenü: {{name}}',
    signOut: 'Abmelden',
  },
  marketing: {
    headline: 'Starten Sie Ihr Projekt mit {{brand}}',
    text: 'Bringen Sie einen kleinen Code an Schlüsseln, Tasche oder Visitenkarte an. Wer ihn scannt, kann Sie erreichen, und Sie entscheiden, was zu sehen ist.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  strangers: {
    help: 'Hilfe',
    found: 'Etwas gefunden? Code eingeben oder scannen',
    about: 'Was ist {{brand}}?',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Die gesuchte Seite gibt es nicht, oder sie wurde verschoben.',
    home: 'Zur Startseite',
    back: 'Zurück',
  },
  offline: 'Sie sind offline. Manches funktioniert erst wieder, wenn Sie online sind.',
  newVersion: 'Eine neue Version von {{brand}} steht bereit.',
  lost: {
    offline: 'Sie sind offline. Sobald Sie wieder online sind, wird alles automatisch geladen.',
    updating: 'Wir aktualisieren {{brand}} gerade. Versuchen Sie es in einer Minute noch einmal.',
    refused:
      'Wir aktualisieren diesen Teil von {{brand}} gerade. Laden Sie die Seite in ein paar Minuten neu.',
    replaced:
      'Es gibt eine neue Version von {{brand}}. Speichern Sie Ihre Eingaben und laden Sie die Seite neu.',
    broken: 'Versuchen Sie es noch einmal. Wenn das nicht hilft, kommen Sie in ein paar Minuten wieder.',
    reload: 'Seite neu laden',
    switcher: 'Projekte erneut laden',
  },
  accessDenied: {
    title: 'Zugriff verweigert',
    text: 'Ihr Konto hat keinen Zugriff auf diese Seite.',
    home: 'Zur Startseite',
  },
  expiry: {
    title: 'Sind Sie noch da?',
    text: 'Ihre Sitzung läuft wegen Inaktivität ab. Wenn Sie nicht innerhalb weniger Sekunden reagieren, werden Sie automatisch abgemeldet.',
    left_one: 'Noch {{count}} Sekunde',
    left_other: 'Noch {{count}} Sekunden',
    keep: 'Weiterarbeiten',
    signOut: 'Abmelden',
  },
} satisfies TranslationOf<typeof en>;

export default de;
