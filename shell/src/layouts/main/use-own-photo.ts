import { profileQuery } from '@ringtag/shell-controls/profile';
import { useQuery } from '@ringtag/vendor-query';

/** Address of the reader's own photo, where there is one. */
export function useOwnPhoto(): string | undefined {
  return useQuery(profileQuery()).data?.photo;
}
