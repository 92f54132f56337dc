import { ApiError } from '@ringtag/api-client';
import { useQueryClient } from '@ringtag/vendor-query';
import { useState } from 'react';
import { toDraft, findFaults, isSame, toSettings, TYPED_KEYS } from './settings-draft';
import type { SettingsDraft, TypedKey } from './settings-draft';
import { settingsQuery, useSaveSettings, type SavedSettings } from './settings.queries';

/** Returns the draft of the settings. It equals the saved settings until something is changed. */
export function useSettingsEditor(settings: SavedSettings) {
  const queryClient = useQueryClient();
  const save = useSaveSettings();
  const [edited, setEdited] = useState<SettingsDraft>();
  // The version from which the draft started. The server refuses the draft when newer settings exist, so that it cannot
  // overwrite them unnoticed.
  const [version, setVersion] = useState(settings.version);
  const [faults, setFaults] = useState<TypedKey[]>([]);
  const saved = toDraft(settings);
  const draft = edited ?? saved;

  function discard() {
    save.reset();
    setEdited(undefined);
    setFaults([]);
  }
  return {
    draft,
    saved,
    dirty: edited !== undefined && !isSame(edited, saved),
    faults,
    saving: save.isPending,
    error: save.error,
    /** True when another administrator has saved since the draft was started. */
    outdated: save.error instanceof ApiError && save.error.code === 'outdated',
    /** Changes the draft and removes the errors of the changed settings. */
    change: (part: Partial<SettingsDraft>) => {
      save.reset();
      if (!edited) setVersion(settings.version);
      setEdited({ ...draft, ...part });
      setFaults((wrong) => wrong.filter((key) => !(key in part)));
    },
    discard,
    /** Discards the draft and loads what the other administrator has saved. */
    reload: async () => {
      await queryClient.refetchQueries({ queryKey: settingsQuery().queryKey });
      discard();
    },
    /** Saves the draft. Resolves to whether it was saved, and otherwise to the settings that are wrong. */
    submit: async (): Promise<{ saved: boolean; faults: TypedKey[] }> => {
      let found = findFaults(draft);
      if (found.length === 0) {
        try {
          await save.mutateAsync({ ...toSettings(draft), version });
          setEdited(undefined);
          return { saved: true, faults: [] };
        } catch (error) {
          const fields = error instanceof ApiError ? error.fieldErrors.map(({ field }) => field) : [];
          found = TYPED_KEYS.filter((key) => fields.includes(key));
        }
      }
      setFaults(found);
      return { saved: false, faults: found };
    },
  };
}

export type SettingsEditor = ReturnType<typeof useSettingsEditor>;
