import { type ProfileFieldKey, trimmed, type Visibility } from '@ringtag/contracts';

/** A profile field while a person edits it. Its value may be empty. */
export interface DraftField {
  key: ProfileFieldKey;
  value: string;
  visibility: Visibility;
}

/** The fields to send: those with a value. */
export function filledFields(fields: readonly DraftField[]): DraftField[] {
  return fields
    .map((field) => ({ ...field, value: trimmed(field.value) }))
    .filter(({ value }) => value !== '');
}
