import { CONTRACT_VERSION } from '@ringtag/contracts';
import type { Release } from '../releases/releases.queries';

/** A release that nobody sees, unless told otherwise. */
export function newRelease(release: Partial<Release>): Release {
  return {
    remote: 'mfe-admin',
    number: 1,
    commit: '0123abcd'.repeat(5),
    contract: CONTRACT_VERSION,
    share: 0,
    blocked: false,
    version: 0,
    shipped: false,
    audience: 'nobody',
    uploadedBy: null,
    uploadedAt: null,
    servedSince: null,
    ...release,
  };
}
