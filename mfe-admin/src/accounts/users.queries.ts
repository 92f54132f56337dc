import { api, unwrap, type components } from '@ringtag/api-client';
import type { UserSort } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/lists';
import { keepPreviousData, queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type ListedUser = components['schemas']['AdministeredUserDto'];

export interface UsersParams extends ListParams {
  role?: ListedUser['role'];
  blocked?: 'true' | 'false';
  sort?: UserSort;
}

/** GET /api/users. */
export const usersQuery = (params: UsersParams) =>
  queryOptions({
    queryKey: queryKeys.users(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/users', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
