import { unreadQuery, useInboxOfOtherTabs } from '@ringtag/shell-controls/inbox';
import { useQuery } from '@ringtag/vendor-query';

/** Returns how many unread messages the reader has. The number also follows what is read in another tab. */
export function useUnreadMessages(): number {
  useInboxOfOtherTabs();
  const { data = 0 } = useQuery(unreadQuery());
  return data;
}
