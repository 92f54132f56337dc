import { useErrorText, useTranslation } from '@ringtag/i18n';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { Field, Select } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { PresetThumbnail } from './preset-thumbnail';
import styles from './preset-thumbnail.module.css';
import { choosablePresetsQuery } from './presets.queries';

/** No preset of its own. */
export const NO_PRESET = '';

interface PresetFieldProps {
  /** The id of a preset, `NO_PRESET`, or what `before` stands for. */
  value: string;
  onChange: (value: string) => void;
  /** Whose preset counts where none is chosen. */
  otherwise: 'default' | 'project';
  hint?: string;
  /** An option in front of all others. */
  before?: { value: string; label: string };
}

/**
 * The choice of a preset by its name, beside what it looks like. One that is gone counts for nothing, so it is shown as
 * none, and stays until something is chosen; so does the value where the presets cannot be read, which is said.
 */
export function PresetField({ value, onChange, otherwise, hint, before }: PresetFieldProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data: loaded, error } = useQuery(choosablePresetsQuery());
  const presets = loaded ?? [];
  const chosen = presets.find(({ id }) => id === value);
  const fallback = presets.find(({ isDefault }) => isDefault);
  const none = {
    project: t('preset.asProject'),
    default: fallback ? t('preset.byDefault', { name: fallback.name }) : t('preset.plain'),
  }[otherwise];
  const known = chosen !== undefined || value === before?.value;
  const failed = !loaded && error !== null;
  const design = chosen?.design ?? (!failed && otherwise === 'default' && (fallback?.design ?? PLAIN_DESIGN));
  return (
    <div className={styles.choice}>
      <Field label={t('preset.label')} hint={hint} error={failed && errorText(error)}>
        <Select
          value={known ? value : NO_PRESET}
          disabled={!loaded}
          onChange={({ target }) => onChange(target.value)}
        >
          {before && <option value={before.value}>{before.label}</option>}
          <option value={NO_PRESET}>{none}</option>
          {presets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {design && <PresetThumbnail design={design} />}
    </div>
  );
}
