/**
 * The cookie in which a browser keeps, until it is closed, that its person said "This is a shared computer". It is about
 * the browser and names nobody. Pages that the server draws read and write it too
 * (`api/src/web/documents/activation/shared-computer.ts`), so that the answer survives a reload and is there when the
 * link of a mail is opened.
 */
const COOKIE = 'shared-computer';
const SAID = `${COOKIE}=yes`;

/** Whether the person said that others use this computer: nothing of them may stay in the browser. */
export const isSharedComputer = (): boolean => document.cookie.split('; ').includes(SAID);

/** Keeps the answer until the browser is closed. */
export function sayShared(shared: boolean): void {
  document.cookie = `${shared ? SAID : `${COOKIE}=; max-age=0`}; path=/; samesite=lax`;
}

/**
 * The field for calls that sign in. Left out where nobody said so, because a replica of the release before refuses fields
 * that it does not know.
 */
export const sharedField = (): { shared?: true } => (isSharedComputer() ? { shared: true } : {});
