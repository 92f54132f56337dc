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
    which: 'Welche Meldungen',
    views: {
      open: 'Offen',
      settled: 'Erledigt',
    },
    loadFailed: 'Die Meldungen konnten nicht geladen werden',
    pages: 'Seiten der Meldungen',
    none: 'Keine offenen Meldungen',
    noneText: 'Sobald jemand eine Unterhaltung meldet, erscheint sie hier.',
    noneSettled: 'Noch keine Meldung ist erledigt',
    noneSettledText: 'Hier stehen die Meldungen, die Sie als erledigt markieren.',
  },
  report: {
    title: 'Gemeldete Unterhaltung',
    open: 'Offen',
    settled: 'Erledigt',
    loadFailed: 'Die gemeldete Unterhaltung konnte nicht geladen werden',
    thread: 'Was beide Seiten geschrieben haben',
    sides: {
      sender: 'Absender',
      owner: 'Inhaber',
    },
    photo: 'Foto {{number}}',
    place: 'Ort',
    placeAbout: 'Irgendwo in dieser Gegend',
    within: 'auf {{accuracy}} m genau',
    map: 'In OpenStreetMap öffnen',
    trace: 'Jedes Öffnen dieser Seite wird im Protokoll festgehalten.',
    history: 'Einträge anzeigen',
  },
  actions: {
    title: 'Was zu tun ist',
    text: 'Gemeldet wurde der Absender, der kein Konto hat. Lesen Sie die Nachrichten und entscheiden Sie dann.',
    settle: 'Als erledigt markieren',
    reopen: 'Wieder öffnen',
    saving: 'Wird gespeichert …',
    settled: 'Meldung als erledigt markiert',
    reopened: 'Meldung wieder geöffnet',
    failed: 'Die Meldung konnte nicht geändert werden',
    delete: 'Unterhaltung löschen …',
    deleteTitle: 'Diese Unterhaltung löschen?',
    deleteText:
      'Sie verschwindet auf beiden Seiten, mit allen Fotos. Der Link des Absenders öffnet danach nichts mehr. Das lässt sich nicht rückgängig machen.',
    deleted: 'Unterhaltung gelöscht',
    deleteFailed: 'Die Unterhaltung konnte nicht gelöscht werden',
    others:
      'Wenn die Meldung selbst der Missbrauch ist: Auf ihren Seiten können Sie den Code oder das Konto sperren.',
  },
} satisfies TranslationOf<typeof en>;

export default de;
