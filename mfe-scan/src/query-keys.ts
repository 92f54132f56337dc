import type { ScanPageKey } from '@ringtag/mf-contract';

/**
 * Every query key of this remote. It is a type and not a value, so that the scan page downloads no keys of other pages.
 * The keys themselves `satisfy` it.
 */
export interface QueryKeys {
  scanPage: ScanPageKey;
  activationLink: ['scan', 'activation-preview', alias: string, token: string];
  activationStep: ['scan', 'step', alias: string, challengeId: string];
  unactivationRequest: ['scan', 'unactivation-request', token: string];
}
