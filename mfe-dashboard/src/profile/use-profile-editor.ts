import { ApiError } from '@ringtag/api-client';
import { todayHere } from '@ringtag/profile-fields';
import type { Profile } from '@ringtag/shell-controls/profile';
import { useState } from 'react';
import { type DraftFaults, toDraft, findFaults, isSame, findRefused, toSaved } from './profile-draft';
import type { ProfileDraft } from './profile-draft';
import { useSaveProfile } from './profile.queries';

const NOTHING: Profile = { name: null, fields: [] };

/** Returns the draft of a profile. It equals the saved profile until something is changed. */
export function useProfileEditor(profile: Profile = NOTHING) {
  const save = useSaveProfile();
  const [edited, setEdited] = useState<ProfileDraft>();
  const [faults, setFaults] = useState<DraftFaults>({});
  const draft = edited ?? toDraft(profile);

  /**
   * Saves the draft. Resolves to the faults that kept it from being saved; there are none when it was saved or the
   * request failed.
   */
  async function submit(): Promise<{ saved: boolean; faults: DraftFaults }> {
    const found = findFaults(draft, todayHere());
    setFaults(found);
    if (Object.keys(found).length > 0) return { saved: false, faults: found };
    const sent = toSaved(draft);
    try {
      await save.mutateAsync(sent);
      setEdited(undefined);
      return { saved: true, faults: {} };
    } catch (error) {
      const refused = error instanceof ApiError ? findRefused(sent, error.fieldErrors) : {};
      setFaults(refused);
      return { saved: false, faults: refused };
    }
  }

  return {
    draft,
    dirty: edited !== undefined && !isSame(edited, toDraft(profile)),
    faults,
    saving: save.isPending,
    error: save.error,
    /** Changes the draft and removes the error of the field that was touched. */
    change: (part: Partial<ProfileDraft>, touched?: keyof DraftFaults) => {
      save.reset();
      setEdited({ ...draft, ...part });
      if (touched) setFaults(({ [touched]: _, ...others }) => others);
    },
    discard: () => {
      save.reset();
      setEdited(undefined);
      setFaults({});
    },
    submit,
  };
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>;
