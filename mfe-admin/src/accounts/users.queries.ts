import { api, unwrap, type components } from '@ringtag/api-client';
import { PAGE, type UserSort } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/lists';
import { useSession, useUser } from '@ringtag/session';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';
import { useInvalidation } from '../use-invalidation';

export type ListedUser = components['schemas']['AdministeredUserDto'];
export type UserDetail = components['schemas']['AdministeredUserDetailDto'];

export interface UserFilter {
  role?: ListedUser['role'];
  blocked?: 'true' | 'false';
}

const usersKey = ['admin', 'users'] as const;

/** GET /api/users. */
export const usersQuery = (params: ListParams & UserFilter & { sort?: UserSort }) =>
  queryOptions({
    queryKey: [...usersKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/users', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** GET /api/users/{id}. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/users/{id}', { params: { path: { id } }, signal })),
  });

/** GET /api/users/{id}/codes: the first page only. Few accounts have more codes. */
export const heldCodesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'held-codes', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/users/{id}/codes', {
          params: { path: { id }, query: { pageSize: PAGE.max } },
          signal,
        }),
      ),
  });

/**
 * PATCH /api/users/{id}. Administrators who change their own account may lose their role, so their user is read again.
 */
export function useChangeUser(id: string) {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  const { user } = useUser();
  return useMutation({
    mutationFn: (body: components['schemas']['ChangeAdministeredUserDto']) =>
      unwrap(api.PATCH('/api/users/{id}', { params: { path: { id } }, body })),
    onSuccess: async (changed) => {
      queryClient.setQueryData(userQuery(id).queryKey, changed);
      if (id === user?.id) await refreshUser();
      await queryClient.invalidateQueries({ queryKey: usersKey });
    },
  });
}

/** POST /api/users/{id}/sign-out: signs the account out on all devices. */
export function useSignOutUser(id: string) {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/users/{id}/sign-out', { params: { path: { id } } })),
    onSuccess: useInvalidation(userQuery(id).queryKey),
  });
}
