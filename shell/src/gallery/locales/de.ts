import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  code: 'Code',
  codeOf: 'Code: {{title}}',
  families: 'Komponentenfamilien',
  buttons: {
    title: 'Schaltflächen',
    text: 'Aktionen und Links in jedem Aussehen, jeder Größe und jedem Zustand.',
  },
  forms: {
    title: 'Formulare',
    text: 'Felder und Eingaben mit Hinweisen, Fehlern und dem Einmalcode.',
  },
  dates: {
    title: 'Datum und Uhrzeit',
    text: 'Tag, Monat und Jahr, Uhrzeiten und Zeiträume.',
  },
  uploads: {
    title: 'Uploads',
    text: 'Dateien mit Grenzen und Prüfungen und ein Bild, das zugeschnitten wird.',
  },
  display: {
    title: 'Daten',
    text: 'Tabellen, Abzeichen, Avatare und Karten.',
  },
  feedback: {
    title: 'Rückmeldungen',
    text: 'Meldungen, Fortschritt und was an die Stelle einer fehlenden Seite tritt.',
  },
  overlays: {
    title: 'Überlagerungen',
    text: 'Dialoge, Schubladen, Menüs und Tooltips.',
  },
  navigation: {
    title: 'Navigation',
    text: 'Reiter, Schritte, Menüs und die Seiten einer Liste.',
  },
  themes: {
    title: 'Themen und Layouts',
    text: 'Farben, Schrift, Seitenbreiten und die sechs Layouts.',
  },
} satisfies TranslationOf<typeof en>;
