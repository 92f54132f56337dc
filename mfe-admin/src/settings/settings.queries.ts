import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';

export type SavedSettings = components['schemas']['SettingsDto'];

/** GET /api/settings. The answer has the version that a change must name. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'settings'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/settings', { signal })),
  });

/** PUT /api/settings: replaces all settings. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SavedSettings) => unwrap(api.PUT('/api/settings', { body })),
    onSuccess: (saved) => queryClient.setQueryData(settingsQuery().queryKey, saved),
  });
}
