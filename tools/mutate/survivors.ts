/** A mutant that no test notices, and why that is right. */
interface Survivor {
  /** Below api/src, and the function in it. */
  at: string;
  condition: string;
  reason: string;
}

export const SURVIVORS: Survivor[] = [];
