import type { components } from '@ringtag/api-client';
import { isEmail, type ProfileFieldKey, type ProfileValueFault, trimmed } from '@ringtag/contracts';
import { type DraftField, filledFields } from '@ringtag/profile-fields';

/** What a person typed before the code is theirs; kept while they go back and forth between the steps. */
export interface ActivationDraft {
  name: string;
  email: string;
  fields: readonly DraftField[];
}

const EMPTY: ActivationDraft = { name: '', email: '', fields: [] };

const keyOf = (alias: string) => `activation ${alias}`;

/** What this tab keeps of it, until the code is activated or the tab is closed. */
export function keptDraft(alias: string): ActivationDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(keyOf(alias)) ?? '{}') as ActivationDraft) };
  } catch {
    return EMPTY;
  }
}

export function keepDraft(alias: string, draft: ActivationDraft): void {
  try {
    sessionStorage.setItem(keyOf(alias), JSON.stringify(draft));
  } catch {
    // It then lasts as long as the page.
  }
}

export function forgetDraft(alias: string): void {
  keepDraft(alias, EMPTY);
}

/** The name of an optional field's control: the form has an address and a name of its own. */
export const controlOf = (key: ProfileFieldKey) => `fields.${key}` as const;

/** By the names of the controls, in the order of the form. */
export type DraftErrors = Partial<
  Record<'name' | 'email', 'nameRequired' | 'emailInvalid'> &
    Record<ReturnType<typeof controlOf>, ProfileValueFault>
>;

/** Specification 5; the optional fields are looked at by `fieldErrorsOf`. */
export function errorsOf({ name, email }: ActivationDraft): DraftErrors {
  return {
    ...(trimmed(name) === '' && { name: 'nameRequired' as const }),
    ...(!isEmail(email.trim()) && { email: 'emailInvalid' as const }),
  };
}

/** The body of the profile call; fields that were added but left empty are not sent. */
export function profileOf({
  name,
  email,
  fields,
}: ActivationDraft): components['schemas']['ActivationProfileDto'] {
  return { name: trimmed(name), email: email.trim(), fields: filledFields(fields) };
}
