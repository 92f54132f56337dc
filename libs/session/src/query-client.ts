import { ApiError } from '@ringtag/api-client';
import { QueryClient } from '@ringtag/vendor/query';

type Invalidation = Parameters<QueryClient['invalidateQueries']>;

/** The rules of specification 7 and 9. */
const RETRIES = 3;
const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 30_000;
const CACHE_MS = 60 * 60 * 1000;
const FINAL_STATUSES: readonly number[] = [400, 401, 403, 404];

export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && FINAL_STATUSES.includes(error.status)) return false;
  return failures < RETRIES;
}

/** `attempt` counts from 0. */
export function retryDelay(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS);
}

/**
 * A first load that was sent before a change may answer the state before the change. TanStack Query would keep that
 * load, because the query has no data yet, and treat its answer as fresh. So such loads are cancelled. Queries with
 * data are loaded again by TanStack Query itself.
 */
class Client extends QueryClient {
  override invalidateQueries(filters?: Invalidation[0], options?: Invalidation[1]): Promise<void> {
    if (filters?.refetchType !== 'none')
      for (const query of this.getQueryCache().findAll({ ...filters, type: 'active' }))
        if (query.state.data === undefined) void query.cancel({ revert: true, silent: true });
    return super.invalidateQueries(filters, options);
  }
}

/** The one QueryClient of the page, set up by the rules of specification 7. */
export function createQueryClient(): QueryClient {
  return new Client({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, gcTime: CACHE_MS, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
}
