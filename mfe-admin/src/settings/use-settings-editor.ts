import { ApiError } from '@ringtag/api-client';
import { useQueryClient } from '@ringtag/vendor-query';
import { useState } from 'react';
import { draftOf, faultsOf, isSame, settingsOf, TYPED_KEYS } from './settings-draft';
import type { SettingsDraft, TypedKey } from './settings-draft';
import { settingsQuery, useSaveSettings, type SavedSettings } from './settings.queries';

/** The draft of the settings: as saved until something is changed. */
export function useSettingsEditor(settings: SavedSettings) {
  const queryClient = useQueryClient();
  const save = useSaveSettings();
  const [edited, setEdited] = useState<SettingsDraft>();
  // What was being changed when the draft began: newer settings must not be overwritten unseen.
  const [version, setVersion] = useState(settings.version);
  const [faults, setFaults] = useState<TypedKey[]>([]);
  const saved = draftOf(settings);
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
    /** Somebody else has saved meanwhile. */
    outdated: save.error instanceof ApiError && save.error.code === 'outdated',
    /** What was touched is no longer said to be wrong. */
    change: (part: Partial<SettingsDraft>) => {
      save.reset();
      if (!edited) setVersion(settings.version);
      setEdited({ ...draft, ...part });
      setFaults((wrong) => wrong.filter((key) => !(key in part)));
    },
    discard,
    /** Drops the draft for what somebody else has saved. */
    reload: async () => {
      await queryClient.refetchQueries({ queryKey: settingsQuery().queryKey });
      discard();
    },
    /** Answers whether it was saved, and what is wrong where it was not. */
    submit: async (): Promise<{ saved: boolean; faults: TypedKey[] }> => {
      let found = faultsOf(draft);
      if (found.length === 0) {
        try {
          await save.mutateAsync({ ...settingsOf(draft), version });
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
