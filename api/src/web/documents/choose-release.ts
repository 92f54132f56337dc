import { CONTRACT_VERSION } from '@ringtag/contracts';

/** What decides which release of a remote documents name. */
export interface Candidate {
  /** The number of commits up to the one that it was built from; 0 where nobody said. */
  number: number;
  contract: number;
  /** How many in a hundred documents show it; 100 for everybody. */
  share: number;
  blocked: boolean;
}

/**
 * Of the releases of a remote that fit the shell's contract and are not blocked, the highest number at 100 % is served,
 * and one higher may be shown to a share.
 */
export function chooseRelease<T extends Candidate>(
  releases: readonly T[],
  contract = CONTRACT_VERSION,
): { served: T | undefined; shared: T | undefined } {
  const fitting = releases.filter((release) => release.contract === contract && !release.blocked);
  const served = toHighest(fitting.filter(({ share }) => share === 100));
  const above = served?.number ?? -1;
  const shared = toHighest(fitting.filter(({ share, number }) => share > 0 && share < 100 && number > above));
  return { served, shared };
}

function toHighest<T extends Candidate>(releases: readonly T[]): T | undefined {
  return releases.reduce<T | undefined>(
    (highest, each) => (highest && highest.number >= each.number ? highest : each),
    undefined,
  );
}
