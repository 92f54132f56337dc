import { browserStorage, endOnServer, SESSION_EXPIRED_KEY, signInPath, type Session } from '@ringtag/session';

/**
 * Nobody answered: ends the session on the server and in all tabs, then loads the sign-in page that leads back. To be
 * called when nothing of the person is on the screen any more.
 */
export async function expireSession(
  session: Session,
  loadPage: (path: string) => void = (path) => location.assign(path),
): Promise<void> {
  await oneTabAtATime(async () => {
    if (browserStorage.get(SESSION_EXPIRED_KEY) !== null) return;
    // An unreachable server must not keep the page of somebody who is not there.
    await endOnServer();
    session.end();
  });
  loadPage(signInPath(location));
}

/**
 * All tabs end at the same moment, and signing out empties the browser's cache, which breaks off what another tab is
 * loading: the first one does it, and none loads a page before. Without https there are no locks.
 */
function oneTabAtATime(end: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('session-end', end) : end();
}
