/** Orders of a project's codes; those without a label come last by label. */
export const ITEM_SORTS = ['newest', 'oldest', 'code', 'label'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

/** Columns of a file of codes that an import takes; the code itself names the row. */
export const IMPORT_COLUMNS = [
  'alias',
  'label',
  'status',
  'activatable',
  'viewOnly',
  'maxActivations',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** What becomes of a row. */
export const IMPORT_RESULTS = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

/** Why a row is refused; `taken` by a code of another project. */
export const IMPORT_PROBLEMS = [
  'missing',
  'alias',
  'reserved',
  'duplicate',
  'taken',
  'label',
  'status',
  'boolean',
  'number',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** Why a file is refused as a whole. */
export type ImportFileProblem = 'encoding' | 'quotes' | 'header' | 'empty' | 'rows' | 'columns' | 'cell';

/** Why a bulk change leaves codes as they are. */
export const BULK_SKIPS = ['unchanged', 'not_found'] as const;
export type BulkSkip = (typeof BULK_SKIPS)[number];

/** Codes that a bulk change takes by their ids; more are taken by a filter. */
export const BULK_IDS_MAX = 1000;

/** As many activations as a code may be limited to. */
export const MAX_ACTIVATIONS = 1_000_000;
