import {
  type FieldError,
  type ProfileFieldKey,
  profileValueFault,
  type ProfileValueFault,
  type Visibility,
} from '@ringtag/contracts';
import type { Profile } from './profile.queries';

export interface DraftField {
  key: ProfileFieldKey;
  value: string;
  visibility: Visibility;
}

/** A profile as it is being edited: fields may be empty, and stand in the order in which they were added. */
export interface ProfileDraft {
  name: string;
  fields: readonly DraftField[];
}

/** What is wrong with a draft, by its name and its fields. */
export type DraftFaults = Partial<Record<ProfileFieldKey, ProfileValueFault> & { name: true }>;

export function draftOf({ name, fields }: Profile): ProfileDraft {
  return { name: name ?? '', fields };
}

/** What would be saved of a draft: an empty value is no field. */
export function savedOf({ name, fields }: ProfileDraft): ProfileDraft {
  return {
    name: name.trim(),
    fields: fields
      .map((field) => ({ ...field, value: field.value.trim() }))
      .filter(({ value }) => value !== ''),
  };
}

/** Whether saving would change anything; the order of the fields is the server's. */
export function isSame(one: ProfileDraft, other: ProfileDraft): boolean {
  const [a, b] = [savedOf(one), savedOf(other)];
  return (
    a.name === b.name &&
    a.fields.length === b.fields.length &&
    a.fields.every((field) =>
      b.fields.some(
        ({ key, value, visibility }) =>
          key === field.key && value === field.value && visibility === field.visibility,
      ),
    )
  );
}

/** What the server would refuse. `today` is YYYY-MM-DD. */
export function faultsOf(draft: ProfileDraft, today: string): DraftFaults {
  const { name, fields } = savedOf(draft);
  const faults: DraftFaults = name === '' ? { name: true } : {};
  for (const { key, value } of fields) {
    const fault = profileValueFault(key, value, today);
    if (fault) faults[key] = fault;
  }
  return faults;
}

/** What the server refused, where its rules are newer than this page's. */
export function refusedOf({ fields }: ProfileDraft, errors: readonly FieldError[]): DraftFaults {
  const faults: DraftFaults = {};
  for (const { field, code } of errors) {
    const place = /^fields\.(\d+)\.value$/.exec(field)?.[1];
    const refused = place === undefined ? undefined : fields[Number(place)];
    if (refused) faults[refused.key] = code as ProfileValueFault;
    if (field === 'name') faults.name = true;
  }
  return faults;
}

/** Today where the reader is, as YYYY-MM-DD. */
export function todayHere(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
