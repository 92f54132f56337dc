import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  title: 'Suchen',
  close: 'Schließen',
  placeholder: 'Seite, Code, Projekt oder Konto',
  results: 'Treffer',
  pages: 'Seiten',
  codes: 'Codes',
  projects: 'Projekte',
  accounts: 'Konten',
  none: 'Keine Treffer',
  searching: 'Wird gesucht …',
  hint: 'Um einen Code zu finden, geben Sie seine ersten Zeichen oder einen Teil seiner Bezeichnung ein.',
  failed: 'Suche fehlgeschlagen',
} satisfies TranslationOf<typeof en>;

export default de;
