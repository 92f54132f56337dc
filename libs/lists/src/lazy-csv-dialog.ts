import { lazyDialog } from '@ringtag/forms';

/** Asks for the separator of a CSV file, and downloads it. */
export const CsvDialog = lazyDialog(() => import('./csv-dialog'));
