import { ApiError } from '@ringtag/api-client';
import { trimmed } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { useDesignDraft } from '@ringtag/qr-designer';
import { useState } from 'react';
import { useChangePreset, useCreatePreset, type Preset } from './presets.queries';

interface Words {
  name: string;
  isDefault: boolean;
}

const NEW = { name: '', isDefault: false, design: PLAIN_DESIGN };

/**
 * Returns the draft of a preset. It equals the saved preset, or the plain design for a new one, until something is
 * changed.
 */
export function usePresetEditor(preset: Preset | undefined) {
  const create = useCreatePreset();
  const change = useChangePreset(preset?.id ?? '');
  const save = preset ? change : create;
  const saved = preset ?? NEW;
  const [edited, setEdited] = useState<Partial<Words>>({});
  const [nameMissing, setNameMissing] = useState(false);
  const design = useDesignDraft({ saved: saved.design, error: save.error, onChange: save.reset });
  const { name, isDefault } = { ...saved, ...edited };
  const nameRefused =
    save.error instanceof ApiError && save.error.fieldErrors.some(({ field }) => field === 'name');

  return {
    name,
    isDefault,
    design,
    dirty: design.dirty || name !== saved.name || isDefault !== saved.isDefault,
    nameMissing,
    nameRefused,
    saving: save.isPending,
    /** The error of the last save, unless a field already shows it. */
    error: nameRefused || design.captionRefused || design.faults.length > 0 ? null : save.error,
    change: (part: Partial<Words>) => {
      save.reset();
      setNameMissing(false);
      setEdited((before) => ({ ...before, ...part }));
    },
    /**
     * Saves the draft. Resolves to the saved preset, or to undefined when a field is wrong, the server cannot read the
     * drawn code, or saving failed.
     */
    submit: async (): Promise<Preset | undefined> => {
      const missing = trimmed(name) === '';
      setNameMissing(missing);
      if (missing || !design.sendable) return undefined;
      try {
        const answer = await save.mutateAsync({ name: trimmed(name), isDefault, design: design.draft });
        setEdited({});
        design.discard();
        return answer;
      } catch {
        return undefined;
      }
    },
  };
}

export type PresetEditor = ReturnType<typeof usePresetEditor>;
