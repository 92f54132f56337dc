import { retryLostParts } from '@ringtag/i18n';
import { userQueryOptions } from '@ringtag/session';
import { useQueryClient, type QueryClient } from '@ringtag/vendor/query';

/** Returns a function that tries again all that is lost. */
export function useRetry(): () => void {
  const client = useQueryClient();
  return () => {
    const asking = replaceAnswers(client);
    retryLostParts();
    void asking.then(retryLostParts);
  };
}

/**
 * Asks again for all data, because a bad answer may have broken a part. A failure to read who is signed in would sign
 * the person out, and no server has the drafts that are in the cache: both stay.
 */
function replaceAnswers(client: QueryClient): Promise<void> {
  const [session] = userQueryOptions.queryKey;
  const filters: Parameters<QueryClient['removeQueries']>[0] = {
    predicate: ({ queryKey, options }) => queryKey[0] !== session && options.queryFn !== undefined,
  };
  client.removeQueries({ ...filters, type: 'inactive' });
  return client.refetchQueries({ ...filters, type: 'active' });
}
