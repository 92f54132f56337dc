import { type ProfileFieldKey, trimmed, type Visibility } from '@ringtag/contracts';

/** A profile field that is being edited; its value may be empty. */
export interface DraftField {
  key: ProfileFieldKey;
  value: string;
  visibility: Visibility;
}

/** What is sent of edited fields: an empty value is no field. */
export function filledFields(fields: readonly DraftField[]): DraftField[] {
  return fields
    .map((field) => ({ ...field, value: trimmed(field.value) }))
    .filter(({ value }) => value !== '');
}
