/** Mutants that no test notices, by the reason why that is right. */
export const SURVIVORS: Record<string, string[]> = {};
