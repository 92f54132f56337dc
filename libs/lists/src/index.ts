/** Long lists: their state in the address, filters, pages, and texts for empty lists. */
export { ClearListButton } from './clear-list-button';
export { holdsNothing, isAtLeast, useListAddress, type ListAddress, type ListParams } from './list-address';
export { CsvDialog } from './lazy-csv-dialog';
export { FilterSelect } from './filter-select';
export { ListTable } from './list-table';
export { ListView } from './list-view';
export { NothingFound } from './nothing-found';
export { SortSelect } from './sort-select';
export { listTexts } from './texts';
export { useSearchText } from './use-search-text';
