import type { components } from '@ringtag/api-client';
import type { ProfileFieldKey, Visibility } from '@ringtag/contracts';
import { isEmail } from '@ringtag/contracts';

export interface DraftField {
  key: ProfileFieldKey;
  value: string;
  visibility: Visibility;
}

/** What a person typed before the code is theirs; kept while they go back and forth between the steps. */
export interface ActivationDraft {
  name: string;
  email: string;
  fields: readonly DraftField[];
}

export const EMPTY_DRAFT: ActivationDraft = { name: '', email: '', fields: [] };

export type DraftErrors = Partial<Record<'name' | 'email', 'nameRequired' | 'emailInvalid'>>;

/** Specification 5. The keys of the texts, in the order of the form. */
export function errorsOf({ name, email }: ActivationDraft): DraftErrors {
  return {
    ...(name.trim() === '' && { name: 'nameRequired' as const }),
    ...(!isEmail(email.trim()) && { email: 'emailInvalid' as const }),
  };
}

/** The body of the profile call; fields that were added but left empty are not sent. */
export function profileOf(draft: ActivationDraft): components['schemas']['ActivationProfileDto'] {
  const fields = draft.fields
    .map((field) => ({ ...field, value: field.value.trim() }))
    .filter(({ value }) => value !== '');
  return { name: draft.name.trim(), email: draft.email.trim(), fields };
}
