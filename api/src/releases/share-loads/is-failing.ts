import { SHARE_LOADS } from '@ringtag/contracts';

/**
 * In how many networks browsers reported this lately of a release that a share is shown. Loads are not counted: one
 * network can begin any number of them.
 */
export interface CountedLoads {
  began: number;
  finished: number;
  failed: number;
}

/** Whether a share is shown it no more: one network alone can never cause that. */
export function isFailing({ began, finished, failed }: CountedLoads): boolean {
  return failed >= SHARE_LOADS.failingNetworks && finished * 2 < began;
}
