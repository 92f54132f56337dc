import { type PageKind, trimmed } from '@ringtag/contracts';
import { type DraftField, type FieldControl, filledFields } from '@ringtag/profile-fields/static';
import { checkedKind } from './checked-kind';

/** A profile while a person types it into the form of an activation. */
export interface TypedProfile {
  name: string;
  email: string;
  /** Not chosen at first: `checkedKind` says which one the form shows until then. */
  pageKind?: PageKind | undefined;
  /** Of a code that asks for it. */
  claimSecret?: string | undefined;
  fields: readonly DraftField[];
}

/** The name of a control of the form. */
export type ProfileControl = 'name' | 'claimSecret' | 'email' | FieldControl;

/** The body of the JSON call, but for the language. Fields that were added but left empty are not sent. */
export function toProfile({ name, email, pageKind, claimSecret, fields }: TypedProfile) {
  return {
    name: trimmed(name),
    email: email.trim(),
    pageKind: checkedKind(pageKind, fields),
    claimSecret,
    fields: filledFields(fields),
  };
}
