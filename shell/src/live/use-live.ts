import { useQueryClient } from '@ringtag/vendor/query';
import { useEffect } from 'react';
import { followEvents } from './follow-events';

/** Follows the events of the signed-in person while the component is shown. */
export function useLive(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => followEvents(queryClient), [queryClient, userId]);
}
