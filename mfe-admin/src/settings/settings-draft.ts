import { isEmail, SETTING_KEYS, SETTINGS, type SettingKey, type Settings, trimmed } from '@ringtag/contracts';

/** The settings that are typed into a field. Languages are chosen with checkboxes. */
export type TypedKey = Exclude<SettingKey, 'languages'>;
export type SettingsDraft = Record<TypedKey, string> & Pick<Settings, 'languages'>;

export const TYPED_KEYS = SETTING_KEYS.filter((key): key is TypedKey => key !== 'languages');

export function toDraft(settings: Settings): SettingsDraft {
  const typed = TYPED_KEYS.map((key) => [key, String(settings[key] ?? '')]);
  return { ...(Object.fromEntries(typed) as Record<TypedKey, string>), languages: settings.languages };
}

/** Returns the settings of a draft. An empty field becomes null. */
export function toSettings(draft: SettingsDraft): Settings {
  const values = TYPED_KEYS.map((key) => [key, toValue(key, trimmed(draft[key]))]);
  return { ...(Object.fromEntries(values) as Settings), languages: draft.languages };
}

/** Returns the typed settings that break their rule (SETTINGS of `@ringtag/contracts`). */
export function findFaults(draft: SettingsDraft): TypedKey[] {
  return TYPED_KEYS.filter((key) => !fits(key, trimmed(draft[key])));
}

export function isSame(one: SettingsDraft, other: SettingsDraft): boolean {
  return (
    TYPED_KEYS.every((key) => trimmed(one[key]) === trimmed(other[key])) &&
    one.languages.length === other.languages.length &&
    one.languages.every((locale) => other.languages.includes(locale))
  );
}

function toValue(key: TypedKey, text: string): string | number | null {
  if (text === '') return null;
  return SETTINGS[key].type === 'number' ? Number(text) : text;
}

function fits(key: TypedKey, text: string): boolean {
  const rule = SETTINGS[key];
  if (text === '') return 'nullable' in rule;
  if (rule.type === 'number')
    return /^\d+$/.test(text) && Number(text) >= rule.min && Number(text) <= rule.max;
  if (rule.type === 'email') return isEmail(text);
  return text.length <= rule.max && rule.pattern.test(text);
}
