import { api, unwrap, type components } from '@ringtag/api-client';
import type { ListParams } from '@ringtag/lists';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';
import { everyRow } from '../every-row';

export type Preset = components['schemas']['PresetDto'];
export type NewPreset = components['schemas']['NewPresetDto'];
type PresetChanges = components['schemas']['ChangePresetDto'];

const presetsKey = ['admin', 'presets'] as const;
const presetKey = ['admin', 'preset'] as const;

/** GET /api/presets: the designs that codes share, by name. */
export const presetsQuery = (params: ListParams) =>
  queryOptions({
    queryKey: [...presetsKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/presets', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** All presets, for a field that offers them. */
export const choosablePresetsQuery = () =>
  queryOptions({
    queryKey: [...presetsKey, 'all'],
    queryFn: ({ signal }) =>
      everyRow((query) => unwrap(api.GET('/api/presets', { params: { query }, signal }))),
  });

/** GET /api/presets/{id}. */
export const presetQuery = (id: string) =>
  queryOptions({
    queryKey: [...presetKey, id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/presets/{id}', { params: { path: { id } }, signal })),
  });

/** POST /api/presets, or PATCH when there is an id. */
export function useSavePreset(id: string | undefined) {
  const changed = usePresetsChanged();
  return useMutation({
    mutationFn: (body: NewPreset) =>
      id
        ? unwrap(api.PATCH('/api/presets/{id}', { params: { path: { id } }, body }))
        : unwrap(api.POST('/api/presets', { body })),
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

/**
 * Returns a function to call after a change. Another preset may be the default now, so all presets are read again,
 * except the one in the answer.
 */
function usePresetsChanged() {
  const queryClient = useQueryClient();
  return async (answer?: Preset) => {
    await queryClient.invalidateQueries({ queryKey: presetsKey });
    queryClient.removeQueries({ queryKey: presetKey, type: 'inactive' });
    if (answer) queryClient.setQueryData(presetQuery(answer.id).queryKey, answer);
  };
}
