import {
  isEmail,
  LOCALES,
  SETTING_KEYS,
  SETTINGS,
  type Locale,
  type SettingKey,
  trimmed,
} from '@ringtag/contracts';
import type { SavedSettings } from './settings.queries';

/** The settings that have one text in the form. Languages are chosen with checkboxes. */
export type TypedKey = Exclude<SettingKey, 'languages'>;
/**
 * The values of the form. The version is the one that the draft started from. The server refuses the draft when newer
 * settings exist, so that it cannot overwrite them unnoticed.
 */
export type SettingsDraft = Record<TypedKey, string> &
  Record<Locale, boolean> &
  Pick<SavedSettings, 'version'>;

export const TYPED_KEYS = SETTING_KEYS.filter((key): key is TypedKey => key !== 'languages');

export function toDraft(settings: SavedSettings): SettingsDraft {
  const typed = TYPED_KEYS.map((key) => [key, String(settings[key] ?? '')]);
  const offered = LOCALES.map((locale) => [locale, settings.languages.includes(locale)]);
  return Object.fromEntries([...typed, ...offered, ['version', settings.version]]) as SettingsDraft;
}

/** Returns the settings of a draft. An empty field becomes null. */
export function toSettings(draft: SettingsDraft): SavedSettings {
  const values = TYPED_KEYS.map((key) => [key, readValue(key, trimmed(draft[key]))]);
  const languages = LOCALES.filter((locale) => draft[locale]);
  return { ...(Object.fromEntries(values) as SavedSettings), languages, version: draft.version };
}

/** Returns the typed settings that break their rule (SETTINGS of `@ringtag/contracts`). */
export function findFaults(draft: SettingsDraft): TypedKey[] {
  return TYPED_KEYS.filter((key) => !fits(key, trimmed(draft[key])));
}

function readValue(key: TypedKey, text: string): string | number | null {
  if (text === '') return null;
  return SETTINGS[key].type === 'number' ? Number(text) : text;
}

function fits(key: TypedKey, text: string): boolean {
  const rule = SETTINGS[key];
  if (text === '') return 'nullable' in rule;
  if (rule.type === 'number')
    return /^\d+$/.test(text) && Number(text) >= rule.min && Number(text) <= rule.max;
  if (rule.type === 'email') return isEmail(text);
  // Only the server knows whether there is such a project.
  if (rule.type === 'id') return true;
  return text.length <= rule.max && rule.pattern.test(text);
}
