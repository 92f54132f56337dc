import { type FieldError, PROFILE_FIELD_KEYS, type ProfileFieldKey, trimmed } from '@ringtag/contracts';
import { type DraftField, findFieldFaults, filledFields, refusedFields } from '@ringtag/profile-fields';
import type { Profile } from '@ringtag/shell-controls/profile';

/** A profile that is being edited: its name, and its fields by their keys. Fields may be empty. */
export type ProfileDraft = { name: string } & { [Key in ProfileFieldKey]?: DraftField | undefined };

/** The rules that a draft breaks. */
type DraftFaults = { [Name in keyof ProfileDraft]?: string };

const NO_NAME = { name: 'nameRequired' } as const;

const fieldsIn = (draft: ProfileDraft) => PROFILE_FIELD_KEYS.flatMap((key) => draft[key] ?? []);

export function toDraft({ name, fields }: Profile): ProfileDraft {
  return { name: name ?? '', ...Object.fromEntries(fields.map((field) => [field.key, field])) };
}

export interface SentProfile {
  name: string;
  fields: DraftField[];
}

/** Returns what is saved of a draft. Fields without a value are left out. */
export function toSaved(draft: ProfileDraft): SentProfile {
  return { name: trimmed(draft.name), fields: filledFields(fieldsIn(draft)) };
}

/** Returns true when both drafts would be saved as the same profile. */
export function isSame(one: ProfileDraft, other: ProfileDraft): boolean {
  const [a, b] = [toSaved(one), toSaved(other)];
  return (
    a.name === b.name &&
    a.fields.length === b.fields.length &&
    a.fields.every(({ key, value, visibility }, place) => {
      const field = b.fields[place];
      return field?.key === key && field.value === value && field.visibility === visibility;
    })
  );
}

/** Returns what the server would refuse. `today` is YYYY-MM-DD. */
export function findFaults(draft: ProfileDraft, today: string): DraftFaults {
  return { ...(trimmed(draft.name) === '' && NO_NAME), ...findFieldFaults(fieldsIn(draft), today) };
}

/** Returns what the server has refused. Its rules may be newer than those of this page. */
export function findRefused({ fields }: SentProfile, errors: readonly FieldError[]): DraftFaults {
  return { ...(errors.some(({ field }) => field === 'name') && NO_NAME), ...refusedFields(fields, errors) };
}
