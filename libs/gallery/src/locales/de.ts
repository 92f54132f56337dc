import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  code: 'Code',
  codeOf: 'Code: {{title}}',
  families: 'Komponentenfamilien',
  pages: {
    nav: 'Seiten mit Codes',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: 'Seite {{number}}',
    range: '{{from}}–{{to}} von {{total}}',
    size: 'Zeilen pro Seite',
  },
  buttons: {
    title: 'Schaltflächen',
    text: 'Aktionen und Links in jedem Aussehen, jeder Größe und jedem Zustand.',
  },
  forms: {
    title: 'Formulare',
    text: 'Felder und Bedienelemente mit Hinweisen, Fehlern und Einmalcode.',
  },
  dates: {
    title: 'Datum und Uhrzeit',
    text: 'Tag, Monat und Jahr, Uhrzeiten und Zeiträume.',
  },
  uploads: {
    title: 'Uploads',
    text: 'Dateien mit Grenzen und Prüfungen sowie ein Bild zum Zuschneiden.',
  },
  display: {
    title: 'Daten',
    text: 'Tabellen, Badges, Avatare und Karten.',
  },
  feedback: {
    title: 'Rückmeldungen',
    text: 'Meldungen, Fortschritt und was eine fehlende Seite ersetzt.',
  },
  overlays: {
    title: 'Overlays',
    text: 'Dialoge, Seitenleisten, Menüs und Tooltips.',
  },
  navigation: {
    title: 'Navigation',
    text: 'Tabs, Schritte, Menüs und die Seiten einer Liste.',
  },
  themes: {
    title: 'Designs und Layouts',
    text: 'Farben, Schrift, Seitenbreiten und die sechs Layouts.',
  },
} satisfies TranslationOf<typeof en>;
