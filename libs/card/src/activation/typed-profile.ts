import { type PageKind, trimmed } from '@ringtag/contracts';
import { type DraftField, type FieldControl, filledFields } from '@ringtag/profile-fields/static';

/** A profile while a person types it into the form of an activation. */
export interface TypedProfile {
  name: string;
  email: string;
  /** Not chosen at first: then the page is of the kind that its fields suggest. */
  pageKind?: PageKind | undefined;
  fields: readonly DraftField[];
}

/** The name of a control of the form. */
export type ProfileControl = 'name' | 'email' | FieldControl;

/** The body of the JSON call, but for the language. Fields that were added but left empty are not sent. */
export function toProfile({ name, email, pageKind, fields }: TypedProfile) {
  return { name: trimmed(name), email: email.trim(), pageKind, fields: filledFields(fields) };
}
