import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  clearSearch: 'Suche löschen',
  clearAll: 'Suche und Filter löschen',
  filters: 'Filter',
  filtersActive: 'Filter, aktiv: {{count, number}}',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  page: 'Seite {{page}}',
  range: '{{from}}–{{to}} von {{total}}',
  rangeOfMore: '{{from}}–{{to}} von {{total}}+',
  pageSize: 'Zeilen pro Seite',
  csv: {
    title: 'CSV exportieren',
    separator: 'Trennzeichen',
    separators: {
      comma: 'Komma',
      semicolon: 'Semikolon',
    },
    hint: 'Wenn Ihre Tabellenkalkulation alles in eine Spalte schreibt, wählen Sie das andere.',
    download: 'Herunterladen',
  },
} satisfies TranslationOf<typeof en>;
