import { api, unwrap } from '@ringtag/api-client';
import { keepPreviousData, queryOptions } from '@ringtag/vendor/query';
import { codeHistoryKey } from '../../codes/codes.queries';

/** GET /api/my-codes/{id}/history: what happened to the code since the reader activated it, newest first. */
export const codeHistoryQuery = (id: string, pageSize: number) =>
  queryOptions({
    queryKey: [...codeHistoryKey(id), pageSize],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/my-codes/{id}/history', { params: { path: { id }, query: { pageSize } }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
