import type { Session } from '@ringtag/session';
import type { QueryClient } from '@ringtag/vendor-query';

/**
 * "Keep Working": a refreshed user clears the expiring flag, a failed call signs out. What the page could not load
 * meanwhile is asked for again.
 */
export async function keepWorking(session: Session, queryClient: QueryClient): Promise<void> {
  if (!(await session.refreshUser())) return;
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
