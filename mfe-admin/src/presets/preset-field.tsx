import { useErrorText, useTranslation } from '@ringtag/i18n';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { Field, Inline, Select } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { PresetThumbnail } from './preset-thumbnail';
import styles from './preset-thumbnail.module.css';
import { choosablePresetsQuery } from './presets.queries';

/** The value of the field when no preset is chosen. */
export const NO_PRESET = '';

interface PresetFieldProps {
  name: string;
  /** The id of a preset, `NO_PRESET`, or the value of `before`. */
  value: string;
  onChange: (value: string) => void;
  /** What applies when no preset is chosen: the default preset, or the preset of the project. */
  otherwise: 'default' | 'project';
  hint?: string;
  error?: string | undefined;
  /** An option that is listed before all others. */
  before?: { value: string; label: string };
}

/**
 * Chooses a preset by its name, beside a small picture of it. A preset that was deleted has no effect, so the field
 * shows "none", but its value stays until another option is chosen. When the presets cannot be loaded, the field says
 * so and keeps its value.
 */
export function PresetField({ otherwise, hint, error, before, ...field }: PresetFieldProps) {
  const { value, onChange } = field;
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data: loaded, error: failure } = useQuery(choosablePresetsQuery());
  const presets = loaded ?? [];
  const chosen = presets.find(({ id }) => id === value);
  const fallback = presets.find(({ isDefault }) => isDefault);
  const none = {
    project: t('preset.asProject'),
    default: fallback ? t('preset.byDefault', { name: fallback.name }) : t('preset.plain'),
  }[otherwise];
  const known = chosen !== undefined || value === before?.value;
  const failed = !loaded && failure !== null;
  const design = chosen?.design ?? (!failed && otherwise === 'default' && (fallback?.design ?? PLAIN_DESIGN));
  return (
    <Inline align="start" nowrap className={styles.choice}>
      <Field label={t('preset.label')} hint={hint} error={failed ? errorText(failure) : error}>
        <Select
          name={field.name}
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
    </Inline>
  );
}
