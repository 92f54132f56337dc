import { browserStorage, endOnServer, SESSION_EXPIRED_KEY, signInPath, type Session } from '@ringtag/session';

/**
 * Ends the session on the server and in all tabs after nobody has answered, then loads the sign-in page, which leads
 * back. Call it only after the person's data has left the screen.
 */
export async function expireSession(
  session: Session,
  loadPage: (path: string) => void = (path) => location.assign(path),
): Promise<void> {
  await oneTabAtATime(async () => {
    if (browserStorage.get(SESSION_EXPIRED_KEY) !== null) return;
    // An unreachable server must not keep the page of a person who has left on the screen.
    await endOnServer();
    session.end();
  });
  loadPage(signInPath(location));
}

/**
 * Lets the first tab end the session while the others wait. All tabs call this at the same moment. Signing out clears
 * the browser's cache, which would abort the pages that other tabs are loading. Without HTTPS, browsers have no locks.
 */
function oneTabAtATime(end: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('session-end', end) : end();
}
