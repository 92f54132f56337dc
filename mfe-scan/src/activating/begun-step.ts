import { browserStorage } from '@ringtag/session';

/**
 * A code step that was begun in this browser. It stores no e-mail address, because another person may scan the code
 * with this browser next.
 */
export interface BegunStep {
  challengeId: string;
  expiresAt: string;
}

const toKey = (alias: string) => `step ${alias}`;

/**
 * Returns a truthy value when a step may be open. It does not parse what is stored, so the first view can afford it.
 */
export const mayHaveBegun = (alias: string) => browserStorage.get(toKey(alias));

/** Returns the step, or undefined when its digits have expired by this device's clock. */
export function begunStep(alias: string): BegunStep | undefined {
  const { challengeId, expiresAt } = browserStorage.getRecord(toKey(alias));
  if (Date.parse(String(expiresAt)) > Date.now())
    return { challengeId: String(challengeId), expiresAt: String(expiresAt) };
  forgetBegun(alias);
  return undefined;
}

export function keepBegun(alias: string, begun: BegunStep): void {
  browserStorage.set(toKey(alias), JSON.stringify(begun));
}

/** @param challengeId when given, the stored step is kept unless it has this id: another step may have begun since */
export function forgetBegun(alias: string, challengeId?: string): void {
  if (challengeId === undefined || browserStorage.getRecord(toKey(alias)).challengeId === challengeId)
    browserStorage.remove(toKey(alias));
}
