import { SHARE_LOADS } from '@ringtag/contracts';

/** What browsers reported lately of a release that a share is shown. */
export interface CountedLoads {
  began: number;
  finished: number;
  /** Those in which it failed. */
  networks: number;
}

/** Whether a share is shown it no more: one network alone can never cause that. */
export function isFailing({ began, finished, networks }: CountedLoads): boolean {
  return networks >= SHARE_LOADS.failingNetworks && finished * 2 < began;
}
