import { api, unwrap, type components } from '@ringtag/api-client';
import { keepPreviousData, queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type MyCode = components['schemas']['MyCodeDto'];

export interface MyCodesParams {
  page: number;
  q?: string;
}

/** GET /api/my-codes: the codes the reader holds, the newest activation first. */
export const myCodesQuery = (params: MyCodesParams) =>
  queryOptions({
    queryKey: queryKeys.myCodes(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/my-codes', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
