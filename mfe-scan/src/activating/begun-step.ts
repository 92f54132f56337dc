import { browserStorage } from '@ringtag/session';

/** A code step that was begun in this browser. No address: whoever scans here next may be somebody else. */
export interface BegunStep {
  challengeId: string;
  expiresAt: string;
}

const keyOf = (alias: string) => `step ${alias}`;

/** Whether one may be open: cheap, for the first view. */
export const mayHaveBegun = (alias: string) => browserStorage.get(keyOf(alias));

/** Undefined once the code is over, as this device's clock has it. */
export function begunStep(alias: string): BegunStep | undefined {
  const { challengeId, expiresAt } = browserStorage.getRecord(keyOf(alias));
  if (Date.parse(String(expiresAt)) > Date.now())
    return { challengeId: String(challengeId), expiresAt: String(expiresAt) };
  forgetBegun(alias);
  return undefined;
}

export function keepBegun(alias: string, begun: BegunStep): void {
  browserStorage.set(keyOf(alias), JSON.stringify(begun));
}

/** @param challengeId leaves another one, which was begun later */
export function forgetBegun(alias: string, challengeId?: string): void {
  if (challengeId === undefined || browserStorage.getRecord(keyOf(alias)).challengeId === challengeId)
    browserStorage.remove(keyOf(alias));
}
