import type { components } from '@ringtag/api-client';
import { isEmail, type ProfileFieldKey, type ProfileValueFault, trimmed } from '@ringtag/contracts';
import { type DraftField, filledFields } from '@ringtag/profile-fields';

/** What a person types before the code is activated. It is kept while they go back and forth between the steps. */
export interface ActivationDraft {
  name: string;
  email: string;
  fields: readonly DraftField[];
}

const EMPTY: ActivationDraft = { name: '', email: '', fields: [] };

const toKey = (alias: string) => `activation ${alias}`;

/** Returns the draft that this tab has kept. It lasts until the code is activated or the tab is closed. */
export function keptDraft(alias: string): ActivationDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(toKey(alias)) ?? '{}') as ActivationDraft) };
  } catch {
    return EMPTY;
  }
}

export function keepDraft(alias: string, draft: ActivationDraft): void {
  try {
    sessionStorage.setItem(toKey(alias), JSON.stringify(draft));
  } catch {
    // The browser refuses to store anything. The draft is then lost when the page is left.
  }
}

export function forgetDraft(alias: string): void {
  keepDraft(alias, EMPTY);
}

/** The name of an optional field's form control. The prefix keeps it apart from the form's own name and address. */
export const toControl = (key: ProfileFieldKey) => `fields.${key}` as const;

/** The errors by the names of the controls, in the order of the form. */
export type DraftErrors = Partial<
  Record<'name' | 'email', 'nameRequired' | 'emailInvalid'> &
    Record<ReturnType<typeof toControl>, ProfileValueFault>
>;

/** Returns the errors of name and address (specification 5). `findFieldErrors` checks the optional fields. */
export function findErrors({ name, email }: ActivationDraft): DraftErrors {
  return {
    ...(trimmed(name) === '' && { name: 'nameRequired' as const }),
    ...(!isEmail(email.trim()) && { email: 'emailInvalid' as const }),
  };
}

/** Returns the body of the profile call. Fields that were added but left empty are not sent. */
export function toProfile({
  name,
  email,
  fields,
}: ActivationDraft): components['schemas']['ActivationProfileDto'] {
  return { name: trimmed(name), email: email.trim(), fields: filledFields(fields) };
}
