import { useQueryClient } from '@ringtag/vendor/query';
import { useEffect } from 'react';
import { followEvents } from './follow-events';

/**
 * Follows the events of the signed-in person while the component is shown.
 * @param onReleases called when another build of a remote may be served; the same function each time
 */
export function useLive(userId: string, onReleases: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => followEvents(queryClient, onReleases), [queryClient, userId, onReleases]);
}
