/** The sort orders of a project's codes. By label, codes without a label come last. */
export const ITEM_SORTS = ['newest', 'oldest', 'code', 'label'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

/** The columns that an import reads from a file of codes. The column with the code identifies the row. */
export const IMPORT_COLUMNS = [
  'alias',
  'label',
  'status',
  'activatable',
  'viewOnly',
  'maxActivations',
  'claimSecret',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** What an import does with a row. */
export const IMPORT_RESULTS = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

/** Why a row is refused. `taken`: the code belongs to another project. */
export const IMPORT_PROBLEMS = [
  'missing',
  'alias',
  'reserved',
  'duplicate',
  'taken',
  'label',
  'plainText',
  'status',
  'boolean',
  'number',
  'claimSecret',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** Why a whole file is refused. */
export type ImportFileProblem = 'encoding' | 'quotes' | 'header' | 'empty' | 'rows' | 'columns' | 'cell';

/** Why a bulk change leaves codes unchanged. */
export const BULK_SKIPS = ['unchanged', 'not_found'] as const;
export type BulkSkip = (typeof BULK_SKIPS)[number];

/** The most codes that a bulk change takes by their ids. Changes of more codes use a filter. */
export const BULK_IDS_MAX = 1000;

/** The highest limit of activations that a code can have. */
export const MAX_ACTIVATIONS = 1_000_000;
