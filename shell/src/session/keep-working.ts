import type { Session } from '@ringtag/session';
import type { QueryClient } from '@ringtag/vendor/query';

/**
 * Refreshes the user ("Keep Working"). If that works, the session no longer counts as expiring; if it fails, the person
 * is signed out. Requests that failed while the dialog was open are sent again.
 */
export async function keepWorking(session: Session, queryClient: QueryClient): Promise<void> {
  if (!(await session.refreshUser())) return;
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
