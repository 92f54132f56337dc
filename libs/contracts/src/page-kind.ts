import type { ProfileFieldKey } from './profile-fields';

/** What the page of a code is for: a thing that somebody may find, or a person who gives out a contact. */
export const PAGE_KINDS = ['lost', 'contact'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Public fields of people who give out a contact. The others are as useful to somebody who has found a thing. */
const PROFESSIONAL: readonly ProfileFieldKey[] = [
  'company',
  'jobTitle',
  'businessPhone',
  'website',
  'linkedin',
];

/** The kind of a page whose owner has not chosen one, by the fields that everybody sees. */
export function guessPageKind(publicFields: readonly ProfileFieldKey[]): PageKind {
  return publicFields.some((key) => PROFESSIONAL.includes(key)) ? 'contact' : 'lost';
}
