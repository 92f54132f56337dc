import type { TypedProfile } from '@ringtag/card/activation';
import { isEmail, type ProfileValueFault, trimmed } from '@ringtag/contracts';
import type { FieldControl } from '@ringtag/profile-fields';
import { tabStorage } from '@ringtag/session';

const EMPTY: TypedProfile = { name: '', email: '', fields: [] };

const toKey = (alias: string) => `activation ${alias}`;

/** Returns the draft that this tab has kept. It lasts until the code is activated or the tab is closed. */
export function keptDraft(alias: string): TypedProfile {
  return { ...EMPTY, ...tabStorage.getRecord(toKey(alias)) };
}

export function keepDraft(alias: string, draft: TypedProfile): void {
  tabStorage.set(toKey(alias), JSON.stringify(draft));
}

export function forgetDraft(alias: string): void {
  keepDraft(alias, EMPTY);
}

/** The errors by the names of the controls, in the order of the form. */
export type DraftErrors = Partial<
  Record<'name' | 'email', 'nameRequired' | 'emailInvalid'> &
    Record<'claimSecret', SecretFault> &
    Record<FieldControl, ProfileValueFault>
>;

/** What is wrong with the secret that comes with a code. */
export type SecretFault = 'missing' | 'refused';

/**
 * Returns the errors of name, secret and address (specification 5). `findFieldErrors` checks the optional fields.
 */
export function findErrors(
  { name, claimSecret = '', email }: TypedProfile,
  asksSecret: boolean | undefined,
): DraftErrors {
  return {
    ...(trimmed(name) === '' && { name: 'nameRequired' as const }),
    ...(asksSecret && trimmed(claimSecret) === '' && { claimSecret: 'missing' as const }),
    ...(!isEmail(email.trim()) && { email: 'emailInvalid' as const }),
  };
}
