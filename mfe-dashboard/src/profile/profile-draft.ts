import { type FieldError, trimmed } from '@ringtag/contracts';
import {
  type DraftField,
  fieldFaultsOf,
  type FieldFaults,
  filledFields,
  refusedFields,
} from '@ringtag/profile-fields';
import type { Profile } from '@ringtag/shell-controls/profile';

/** A profile as it is being edited: fields may be empty, and stand in the order in which they were added. */
export interface ProfileDraft {
  name: string;
  fields: readonly DraftField[];
}

/** What is wrong with a draft, by its name and its fields. */
export type DraftFaults = FieldFaults & { name?: true };

export function draftOf({ name, fields }: Profile): ProfileDraft {
  return { name: name ?? '', fields };
}

/** What would be saved of a draft: an empty value is no field. */
export function savedOf({ name, fields }: ProfileDraft): ProfileDraft {
  return { name: trimmed(name), fields: filledFields(fields) };
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
export function faultsOf({ name, fields }: ProfileDraft, today: string): DraftFaults {
  return { ...(trimmed(name) === '' && { name: true }), ...fieldFaultsOf(fields, today) };
}

/** What the server refused, where its rules are newer than this page's. */
export function refusedOf({ fields }: ProfileDraft, errors: readonly FieldError[]): DraftFaults {
  return {
    ...(errors.some(({ field }) => field === 'name') && { name: true }),
    ...refusedFields(fields, errors),
  };
}
