import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  code: 'Code',
  reportedBy: 'Gemeldet von',
  reportedAt: 'Gemeldet am',
  messages: 'Nachrichten',
  settledAt: 'Erledigt am',
  settledBy: 'Erledigt von',
  unnamed: 'Konto ohne Namen',
  list: {
    title: 'Meldungen',
    subtitle: 'Unterhaltungen, die als Missbrauch gemeldet wurden',
    which: 'Status',
    views: {
      open: 'Offen',
      settled: 'Erledigt',
    },
    loadFailed: 'Die Meldungen konnten nicht geladen werden',
    pages: 'Seiten mit Meldungen',
    none: 'Keine offenen Meldungen',
    noneText: 'Hier erscheinen Unterhaltungen, die Inhaber melden.',
    noneSettled: 'Keine erledigten Meldungen',
    noneSettledText: 'Hier erscheinen Meldungen, die Sie als erledigt markieren.',
  },
  report: {
    title: 'Gemeldete Unterhaltung',
    open: 'Offen',
    settled: 'Erledigt',
    loadFailed: 'Die gemeldete Unterhaltung konnte nicht geladen werden',
    thread: 'Nachrichten beider Seiten',
    sides: {
      sender: 'Absender',
      owner: 'Inhaber',
    },
    photo: 'Foto {{number}}',
    place: 'Standort',
    placeAbout: 'Ungefährer Standort',
    within: 'auf {{accuracy}} m genau',
    map: 'In OpenStreetMap öffnen',
    trace: 'Jeder Aufruf dieser Seite wird im Protokoll festgehalten.',
    history: 'Einträge anzeigen',
  },
  actions: {
    title: 'Nächste Schritte',
    text: 'Gemeldet wurde der Absender, der kein Konto hat. Lesen Sie die Nachrichten und entscheiden Sie dann, was zu tun ist.',
    settle: 'Als erledigt markieren',
    reopen: 'Wieder öffnen',
    saving: 'Wird gespeichert …',
    settled: 'Meldung als erledigt markiert',
    reopened: 'Meldung wieder geöffnet',
    failed: 'Die Meldung konnte nicht aktualisiert werden',
    delete: 'Unterhaltung löschen …',
    deleteTitle: 'Diese Unterhaltung löschen?',
    deleteText:
      'Sie wird für Inhaber und Absender gelöscht, mit allen Fotos. Der Link des Absenders funktioniert dann nicht mehr. Das lässt sich nicht rückgängig machen.',
    deleted: 'Unterhaltung gelöscht',
    deleteFailed: 'Die Unterhaltung konnte nicht gelöscht werden',
    others:
      'Ist die Meldung selbst missbräuchlich, können Sie den Code oder das Konto des Inhabers auf der jeweiligen Seite sperren.',
  },
} satisfies TranslationOf<typeof en>;

export default de;
