import { type ProfileFieldKey, trimmed, type Visibility } from '@ringtag/contracts';

/** A profile field while a person edits it. Its value may be empty. */
export interface DraftField {
  key: ProfileFieldKey;
  value: string;
  visibility: Visibility;
}

/** The name of a field's control. The prefix keeps it apart from the form's own name and address. */
export type FieldControl = `fields.${ProfileFieldKey}`;

export const fieldControl = (key: ProfileFieldKey): FieldControl => `fields.${key}`;

/** The fields to send: those with a value. */
export function filledFields(fields: readonly DraftField[]): DraftField[] {
  return fields
    .map((field) => ({ ...field, value: trimmed(field.value) }))
    .filter(({ value }) => value !== '');
}
