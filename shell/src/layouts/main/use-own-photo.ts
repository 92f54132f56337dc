import { profileQuery } from '@ringtag/shell-controls/profile';
import { useQuery } from '@ringtag/vendor-query';

/** Returns the address of the reader's own photo, or undefined. */
export function useOwnPhoto(): string | undefined {
  return useQuery(profileQuery()).data?.photo;
}
