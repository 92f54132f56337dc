import { LENGTH, trimmed } from '@ringtag/contracts';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { useDesignDraft } from '@ringtag/qr-designer';
import { useNavigate } from '@ringtag/vendor/router';
import { useNameFault } from '../use-name-fault';
import { useSavePreset, type Preset } from './presets.queries';

const NEW = { name: '', isDefault: false, design: PLAIN_DESIGN };

/** The form of a preset. It shows what is saved, or the plain design for a new one, until something is changed. */
export function usePresetForm(preset: Preset | undefined) {
  const { t } = useTranslation('presets');
  const navigate = useNavigate();
  const { mutateAsync, reset, isPending, error } = useSavePreset(preset?.id);
  const { name, isDefault, design: saved } = preset ?? NEW;
  const design = useDesignDraft({ saved, error, onChange: reset });
  const findNameFault = useNameFault(!preset);
  const form = useForm({
    initial: { name, isDefault },
    source: preset,
    check: (typed) => ({ name: findNameFault(typed.name) }),
    onSubmit: async (typed) => {
      if (!(await save(typed))) return;
      showSuccess(t('saved', { name: trimmed(typed.name) }));
      void navigate('/presets', { replace: true });
    },
    error,
    refusals: { name: t('nameRefused', { max: LENGTH.name.max }) },
  });

  /** Resolves to false when phones could not read the drawn code, or saving failed. */
  async function save(typed: typeof form.values): Promise<boolean> {
    if (!design.sendable) return false;
    try {
      await mutateAsync({ ...typed, name: trimmed(typed.name), design: design.draft });
      form.reset(typed);
      design.accept(design.draft);
      return true;
    } catch {
      return false;
    }
  }
  return {
    ...form,
    design,
    dirty: form.dirty || design.dirty,
    saving: isPending,
    /** The error of the last save, unless the fields of the design show it. */
    failure: design.captionRefused || design.faults.length > 0 ? null : form.failure,
    /** Saves the draft if nothing in it is wrong. Resolves to whether it was saved. */
    save: async () => form.check() && save(form.values),
  };
}
