import type { components } from '@ringtag/api-client';
import { isEmail, type ProfileFieldKey, type ProfileValueFault, trimmed } from '@ringtag/contracts';
import { type DraftField, filledFields } from '@ringtag/profile-fields';
import { tabStorage } from '@ringtag/session';

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
  return { ...EMPTY, ...tabStorage.getRecord(toKey(alias)) };
}

export function keepDraft(alias: string, draft: ActivationDraft): void {
  tabStorage.set(toKey(alias), JSON.stringify(draft));
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
export function toProfile(draft: ActivationDraft): components['schemas']['ActivationProfileDto'] {
  const { name, email, fields } = draft;
  return { name: trimmed(name), email: email.trim(), fields: filledFields(fields) };
}
