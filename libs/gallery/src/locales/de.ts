import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  code: 'Code',
  codeOf: 'Code für {{title}}',
  families: 'Komponenten',
  pages: {
    nav: 'Seitennavigation',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: 'Seite {{number}}',
    range: '{{from}}–{{to}} von {{total}}',
    size: 'Zeilen pro Seite',
  },
  buttons: {
    title: 'Schaltflächen',
    text: 'Aktionen und Links in jedem Stil, jeder Größe und jedem Zustand',
  },
  forms: {
    title: 'Formulare',
    text: 'Felder und Bedienelemente mit Hinweisen und Fehlern, dazu der Einmalcode',
  },
  dates: {
    title: 'Datum und Uhrzeit',
    text: 'Datum, Uhrzeit und Zeiträume',
  },
  uploads: {
    title: 'Uploads',
    text: 'Dateien mit Limits und Prüfungen und ein Foto zum Zuschneiden',
  },
  display: {
    title: 'Daten',
    text: 'Tabellen, Badges, Avatare und Karten',
  },
  feedback: {
    title: 'Rückmeldungen',
    text: 'Hinweise, Fortschritt und was erscheint, wenn es nichts zu zeigen gibt',
  },
  overlays: {
    title: 'Overlays',
    text: 'Dialoge, Seitenleisten, Menüs und Tooltips',
  },
  navigation: {
    title: 'Navigation',
    text: 'Tabs, Schritte, Menüs und Seitennavigation',
  },
  themes: {
    title: 'Designs und Layouts',
    text: 'Farben, Schrift, Seitenbreiten und die sechs Layouts',
  },
} satisfies TranslationOf<typeof en>;
