import { type Authority, toAuthorities } from '@ringtag/contracts';
import { useUser } from '@ringtag/session';

/** What the signed-in person may do. */
export function useAuthorities(): readonly Authority[] {
  return toAuthorities(useUser().user?.role);
}
