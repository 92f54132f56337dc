import { api, unwrap, type components } from '@ringtag/api-client';
import type { ListParams } from '@ringtag/lists';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@ringtag/vendor-query';
import { everyRow } from '../every-row';
import { queryKeys } from '../query-keys';

export type Preset = components['schemas']['PresetDto'];
export type NewPreset = components['schemas']['NewPresetDto'];
type PresetChanges = components['schemas']['ChangePresetDto'];

/** GET /api/presets: looks that codes share, by name. */
export const presetsQuery = (params: ListParams) =>
  queryOptions({
    queryKey: queryKeys.presets(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/presets', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** All of them, to choose from. */
export const choosablePresetsQuery = () =>
  queryOptions({
    queryKey: queryKeys.presets({ all: true }),
    queryFn: ({ signal }) =>
      everyRow((query) => unwrap(api.GET('/api/presets', { params: { query }, signal }))),
  });

/** GET /api/presets/{id}. */
export const presetQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.preset({ id }),
    queryFn: ({ signal }) => unwrap(api.GET('/api/presets/{id}', { params: { path: { id } }, signal })),
  });

/** POST /api/presets. */
export function useCreatePreset() {
  const changed = usePresetsChanged();
  return useMutation({
    mutationFn: (body: NewPreset) => unwrap(api.POST('/api/presets', { body })),
    onSuccess: changed,
  });
}

/** PATCH /api/presets/{id}. */
export function useChangePreset(id: string) {
  const changed = usePresetsChanged();
  return useMutation({
    mutationFn: (body: PresetChanges) =>
      unwrap(api.PATCH('/api/presets/{id}', { params: { path: { id } }, body })),
    onSuccess: changed,
  });
}

/** DELETE /api/presets/{id}. */
export function useDeletePreset(id: string) {
  const changed = usePresetsChanged();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/presets/{id}', { params: { path: { id } } })),
    onSuccess: () => changed(),
  });
}

/** Another one may be the default now, so every preset is read again but the one that was answered. */
function usePresetsChanged() {
  const queryClient = useQueryClient();
  return async (answer?: Preset) => {
    await queryClient.invalidateQueries({ queryKey: queryKeys.presets() });
    queryClient.removeQueries({ queryKey: queryKeys.preset(), type: 'inactive' });
    if (answer) queryClient.setQueryData(queryKeys.preset({ id: answer.id }), answer);
  };
}
