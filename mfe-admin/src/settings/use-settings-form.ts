import { ApiError } from '@ringtag/api-client';
import { SETTINGS } from '@ringtag/contracts';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { useQueryClient } from '@ringtag/vendor/query';
import {
  findFaults,
  toDraft,
  toSettings,
  TYPED_KEYS,
  type SettingsDraft,
  type TypedKey,
} from './settings-draft';
import { settingsQuery, useSaveSettings, type SavedSettings } from './settings.queries';

/** The form of the settings. It shows what is saved until something is changed. */
export function useSettingsForm(settings: SavedSettings) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const { mutateAsync, reset, isPending, error } = useSaveSettings();
  const faultText = useFaultText();
  const faultTexts = (keys: TypedKey[]) => Object.fromEntries(keys.map((key) => [key, faultText(key)]));
  const form = useForm<SettingsDraft>({
    initial: toDraft(settings),
    source: settings,
    check: (draft) => faultTexts(findFaults(draft)),
    onSubmit: async (draft) => {
      if (await save(draft)) showSuccess(t('saved'));
    },
    error,
    refusals: faultTexts(TYPED_KEYS),
  });

  async function save(draft: SettingsDraft): Promise<boolean> {
    try {
      form.reset(toDraft(await mutateAsync(toSettings(draft))));
      return true;
    } catch {
      return false;
    }
  }
  function discard() {
    reset();
    form.reset(toDraft(settings));
  }
  return {
    ...form,
    saving: isPending,
    /** True when another administrator has saved since the draft was started. */
    outdated: error instanceof ApiError && error.code === 'outdated',
    discard,
    /** Discards the draft and loads what the other administrator has saved. */
    reload: () => {
      discard();
      void queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey });
    },
    /** Saves the draft if nothing in it is wrong. Resolves to whether it was saved. */
    save: async () => form.check() && save(form.values),
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** Returns a function that says which values a setting can have. */
function useFaultText(): (name: TypedKey) => string {
  const { t } = useTranslation('settings');
  return (name) => {
    const rule = SETTINGS[name];
    if (rule.type === 'number') return t('faults.number', { min: rule.min, max: rule.max });
    if (rule.type === 'email') return t('faults.email');
    if (rule.type === 'id') return t('faults.project');
    return name.endsWith('Url') ? t('faults.link') : t('faults.text', { max: rule.max });
  };
}
