import { PROFILE_SECTIONS, type ProfileFieldKey, type ProfileSection } from '@ringtag/contracts';

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, readonly ProfileFieldKey[]][];

/** The fields that can still be added, by section; without the sections that have none left. */
export function listFieldsLeft(taken: readonly ProfileFieldKey[]) {
  return SECTIONS.map(([section, keys]) => ({
    section,
    keys: keys.filter((key) => !taken.includes(key)),
  })).filter(({ keys }) => keys.length > 0);
}
