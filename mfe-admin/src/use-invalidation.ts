import { useQueryClient, type QueryKey } from '@ringtag/vendor/query';

/** Returns a function that marks all queries under these keys as outdated. Resolves when the shown ones are read again. */
export function useInvalidation(...keys: QueryKey[]) {
  const queryClient = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
