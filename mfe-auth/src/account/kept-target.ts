import { browserStorage } from '@ringtag/session';

const KEY = 'sign-in-target';
/** Where a sign-in leads (`pathAfterSignIn`). */
const TARGETS = ['returnUrl', 'redirectUrl'];

const pickTargets = (params: URLSearchParams) => [...params].filter(([name]) => TARGETS.includes(name));

/** The part of an address that says where a sign-in leads. */
export const toTargets = (params: URLSearchParams) => new URLSearchParams(pickTargets(params));

/**
 * Where the reader was going who asked for a code. The link in the mail does not say it: whoever asks for a mail to
 * somebody else's address must not choose where that person arrives. So this browser keeps it.
 */
export const keptTarget = {
  keep(challengeId: string, params: URLSearchParams): void {
    const targets = toTargets(params);
    if (targets.size > 0) browserStorage.set(KEY, JSON.stringify({ challengeId, targets: String(targets) }));
    else browserStorage.remove(KEY);
  },
  /** Adds it to the address of a mailed link. A token begins with the id of its challenge. */
  addTo(params: URLSearchParams, token: string): void {
    const { challengeId, targets } = browserStorage.getRecord(KEY);
    if (typeof targets !== 'string' || !token.startsWith(`${String(challengeId)}.`)) return;
    for (const [name, path] of pickTargets(new URLSearchParams(targets))) params.set(name, path);
  },
  forget: (): void => browserStorage.remove(KEY),
};
