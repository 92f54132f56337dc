import { api, unwrap, type components } from '@ringtag/api-client';
import type { CodeSort } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/lists';
import { keepPreviousData, queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type MyCode = components['schemas']['MyCodeDto'];
export type MyCodeList = components['schemas']['MyCodeListDto'];

/** GET /api/my-codes: the codes the reader holds, the newest activation first unless sorted otherwise. */
export const myCodesQuery = (params: ListParams & { sort?: CodeSort }) =>
  queryOptions({
    queryKey: queryKeys.myCodes(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/my-codes', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
