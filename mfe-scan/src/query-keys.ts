import type { ScanPageKey } from '@ringtag/mf-contract';

/** Every query key of this remote, as a type that the keys `satisfy`: so the scan page downloads none but its own. */
export interface QueryKeys {
  scanPage: ScanPageKey;
  activationLink: ['scan', 'activation-preview', alias: string, token: string];
  activationStep: ['scan', 'step', alias: string, challengeId: string];
  unactivationRequest: ['scan', 'unactivation-request', token: string];
}
