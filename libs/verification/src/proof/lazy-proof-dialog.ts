import { lazyDialog } from '@ringtag/forms';

/** Loads with the first call that wants a proof. */
export const ProofDialog = lazyDialog(() => import('./proof-dialog'));
