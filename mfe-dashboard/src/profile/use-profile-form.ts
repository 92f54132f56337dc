import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { todayHere } from '@ringtag/profile-fields';
import type { Profile } from '@ringtag/shell-controls/profile';
import { toDraft, findFaults, isSame, findRefused, toSaved, type ProfileDraft } from './profile-draft';
import { useSaveProfile } from './profile.queries';

const NOTHING: Profile = { name: null, fields: [] };

/** The form of a profile. It shows what is saved until something is changed. Its errors name the broken rules. */
export function useProfileForm(profile: Profile = NOTHING) {
  const { t } = useTranslation('profile');
  const { mutateAsync, reset, isPending, error, variables: sent } = useSaveProfile();
  const saved = toDraft(profile);
  const form = useForm<ProfileDraft>({
    initial: saved,
    source: profile,
    check: (draft) => findFaults(draft, todayHere()),
    onSubmit: async (draft) => {
      if (await save(draft)) showSuccess(t('saved'));
    },
    error,
    refusals: ({ fieldErrors }) => (sent ? findRefused(sent, fieldErrors) : {}),
  });

  async function save(draft: ProfileDraft): Promise<boolean> {
    try {
      form.reset(toDraft(await mutateAsync(toSaved(draft))));
      return true;
    } catch {
      return false;
    }
  }
  return {
    ...form,
    dirty: form.dirty && !isSame(form.values, saved),
    saving: isPending,
    discard: () => {
      reset();
      form.reset();
    },
    /** Saves the draft if nothing in it is wrong. Resolves to whether it was saved. */
    save: async () => form.check() && save(form.values),
  };
}
