import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  none: 'Projekt auswählen',
  title: 'Ausgewähltes Projekt',
  selected: 'Ausgewähltes Projekt: {{name}}',
  search: 'Projekte durchsuchen',
  clearSearch: 'Suche löschen',
  projects: 'Projekte',
  loading: 'Wird geladen …',
  loadFailed: 'Die Projekte konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  noneFound: 'Kein Projekt passt zu „{{q}}“',
  noneYet: 'Noch keine Projekte',
  more_one: '{{count, number}} weiteres. Suchen Sie nach dem Namen.',
  more_other: '{{count, number}} weitere. Suchen Sie nach dem Namen.',
  deselect: 'Projekt abwählen',
  cleared: 'Projekt abgewählt',
  failed: 'Das Projekt konnte nicht gewechselt werden',
  all: 'Alle Projekte',
  new: 'Neues Projekt',
} satisfies TranslationOf<typeof en>;

export default de;
