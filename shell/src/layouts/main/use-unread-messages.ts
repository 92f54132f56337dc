import { unreadQuery, useInboxOfOtherTabs } from '@ringtag/shell-controls/inbox';
import { useQuery } from '@ringtag/vendor-query';

/** How many messages of the reader's are not read, also while they are read in another tab. */
export function useUnreadMessages(): number {
  useInboxOfOtherTabs();
  const { data = 0 } = useQuery(unreadQuery());
  return data;
}
