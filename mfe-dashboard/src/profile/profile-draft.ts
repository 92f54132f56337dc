import { type FieldError, trimmed } from '@ringtag/contracts';
import {
  type DraftField,
  findFieldFaults,
  type FieldFaults,
  filledFields,
  refusedFields,
} from '@ringtag/profile-fields';
import type { Profile } from '@ringtag/shell-controls/profile';

/** A profile that is being edited. Its fields may be empty, and keep the order in which they were added. */
export interface ProfileDraft {
  name: string;
  fields: readonly DraftField[];
}

/** The errors of a draft, for its name and its fields. */
export type DraftFaults = FieldFaults & { name?: true };

export function toDraft({ name, fields }: Profile): ProfileDraft {
  return { name: name ?? '', fields };
}

/** Returns what is saved of a draft. Fields without a value are left out. */
export function toSaved({ name, fields }: ProfileDraft): ProfileDraft {
  return { name: trimmed(name), fields: filledFields(fields) };
}

/**
 * Returns true when both drafts would be saved as the same profile. The order of fields is ignored: the server sets it.
 */
export function isSame(one: ProfileDraft, other: ProfileDraft): boolean {
  const [a, b] = [toSaved(one), toSaved(other)];
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

/** Returns what the server would refuse. `today` is YYYY-MM-DD. */
export function findFaults({ name, fields }: ProfileDraft, today: string): DraftFaults {
  return { ...(trimmed(name) === '' && { name: true }), ...findFieldFaults(fields, today) };
}

/** Returns what the server has refused. Its rules may be newer than those of this page. */
export function findRefused({ fields }: ProfileDraft, errors: readonly FieldError[]): DraftFaults {
  return {
    ...(errors.some(({ field }) => field === 'name') && { name: true }),
    ...refusedFields(fields, errors),
  };
}
