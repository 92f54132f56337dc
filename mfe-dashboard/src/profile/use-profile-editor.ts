import { ApiError } from '@ringtag/api-client';
import { todayHere } from '@ringtag/profile-fields';
import type { Profile } from '@ringtag/shell-controls/profile';
import { useState } from 'react';
import { type DraftFaults, draftOf, faultsOf, isSame, refusedOf, savedOf } from './profile-draft';
import type { ProfileDraft } from './profile-draft';
import { useSaveProfile } from './profile.queries';

const NOTHING: Profile = { name: null, fields: [] };

/** The draft of a profile: as saved until something is changed, then what was made of it. */
export function useProfileEditor(profile: Profile = NOTHING) {
  const save = useSaveProfile();
  const [edited, setEdited] = useState<ProfileDraft>();
  const [faults, setFaults] = useState<DraftFaults>({});
  const draft = edited ?? draftOf(profile);

  /** Answers what keeps the draft from being saved; nothing when it was, or when the call failed. */
  async function submit(): Promise<{ saved: boolean; faults: DraftFaults }> {
    const found = faultsOf(draft, todayHere());
    setFaults(found);
    if (Object.keys(found).length > 0) return { saved: false, faults: found };
    const sent = savedOf(draft);
    try {
      await save.mutateAsync(sent);
      setEdited(undefined);
      return { saved: true, faults: {} };
    } catch (error) {
      const refused = error instanceof ApiError ? refusedOf(sent, error.fieldErrors) : {};
      setFaults(refused);
      return { saved: false, faults: refused };
    }
  }

  return {
    draft,
    dirty: edited !== undefined && !isSame(edited, draftOf(profile)),
    faults,
    saving: save.isPending,
    error: save.error,
    /** What was touched is no longer said to be wrong. */
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
