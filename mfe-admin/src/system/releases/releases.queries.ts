import { api, ApiError, unwrap, type components } from '@ringtag/api-client';
import { queryOptions, useMutation } from '@ringtag/vendor/query';
import type { Proof } from '@ringtag/verification';
import { useInvalidation } from '../../use-invalidation';

export type Release = components['schemas']['ReleaseDto'];
export type ReleaseList = components['schemas']['ReleaseListDto'];

/** What is done with a release: shown to this session alone, to so many in a hundred visits, or blocked. */
export type Decision = 'preview' | { share: number } | { blocked: boolean };

export interface ReleaseChange {
  release: Release;
  decision: Decision;
}

const KEY = ['admin', 'releases'];

/** GET /api/releases: the releases of all remotes, the highest number first. */
export const releasesQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => unwrap(api.GET('/api/releases', { signal })),
  staleTime: 0,
});

/** PUT /api/releases/{remote}/{number}/only-for-me, or PATCH /api/releases/{remote}/{number}. */
export function useReleaseChange() {
  const refresh = useInvalidation(KEY);
  return useMutation({
    mutationFn: async ({ release, decision, ...proof }: ReleaseChange & Partial<Proof>) => {
      const { remote, number, version } = release;
      const params = { path: { remote, number } };
      await (decision === 'preview'
        ? unwrap(api.PUT('/api/releases/{remote}/{number}/only-for-me', { params, body: proof }))
        : unwrap(
            api.PATCH('/api/releases/{remote}/{number}', {
              params,
              body: { version, ...decision, ...proof },
            }),
          ));
    },
    // Also after a failure: somebody else may have been faster.
    onSettled: refresh,
  });
}

/** DELETE /api/releases/only-for-me. */
export function usePreviewEnd() {
  const refresh = useInvalidation(KEY);
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/releases/only-for-me')),
    onSuccess: refresh,
  });
}

/** Why the server refused a decision; undefined for what is no refusal. */
export function readRefusal(error: unknown): ApiError['code'] {
  return error instanceof ApiError ? error.code : undefined;
}
