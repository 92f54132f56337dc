import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions, useMutation } from '@ringtag/vendor/query';
import type { Proof } from '@ringtag/verification';
import { useInvalidation } from '../../use-invalidation';

export type Token = components['schemas']['ReleaseTokenDto'];
export type CreatedToken = components['schemas']['CreatedReleaseTokenDto'];
export interface NewToken {
  remote: string;
  label: string;
}

const KEY = ['admin', 'release-tokens'];

/** GET /api/release-tokens: the tokens that upload releases, without those that work no more. */
export const tokensQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const { items } = await unwrap(api.GET('/api/release-tokens', { signal }));
    return items.filter(({ revokedAt }) => revokedAt === null);
  },
  staleTime: 0,
});

/** POST /api/release-tokens. */
export function useCreateToken() {
  const refresh = useInvalidation(KEY);
  return useMutation({
    mutationFn: (body: NewToken & Partial<Proof>) => unwrap(api.POST('/api/release-tokens', { body })),
    onSuccess: refresh,
  });
}

/** DELETE /api/release-tokens/{id}. */
export function useRevokeToken() {
  const refresh = useInvalidation(KEY);
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/release-tokens/{id}', { params: { path: { id } } })),
    onSuccess: refresh,
  });
}
