import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  title: 'Suchen',
  close: 'Schließen',
  placeholder: 'Seiten, Codes, Projekte, Konten suchen',
  results: 'Treffer',
  pages: 'Seiten',
  codes: 'Codes',
  projects: 'Projekte',
  accounts: 'Konten',
  none: 'Nichts gefunden',
  searching: 'Suche läuft …',
  hint: 'Einen Code finden Sie über seinen Anfang.',
  failed: 'Die Suche ist fehlgeschlagen',
} satisfies TranslationOf<typeof en>;

export default de;
