import { isEmail } from './is-email';
import { isPlainText } from './plain-text';
import { PROFILE_SECTIONS, type ProfileFieldKey } from './profile-fields';
import { PHONE_KEYS, profileLink } from './profile-link';

/** The rules that values of profile fields can break. Failed fields of an answer carry the same names. */
export type ProfileValueFault =
  | 'isEmail'
  | 'isPhoneNumber'
  | 'isWhatsAppNumber'
  | 'isWebsite'
  | 'isSocialProfile'
  | 'isDateOfBirth'
  | 'isPlainText';

/** The earliest date of birth. */
export const FIRST_BIRTHDAY = '1900-01-01';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const SOCIAL: readonly ProfileFieldKey[] = PROFILE_SECTIONS.social;
/** What may be a number: three digits before any letter, for WhatsApp behind a plus or 00. */
const MAYBE: Partial<Record<ProfileValueFault, RegExp>> = {
  isPhoneNumber: /^(?:tel:)?(?:[^\p{L}\p{Nd}]*\p{Nd}){3}/iu,
  isWhatsAppNumber: /^(?:tel:)?[^\p{L}\p{Nd}]*(?:[+＋]|[0０]{2})(?:[^\p{L}\p{Nd}]*\p{Nd}){3}/iu,
};

/**
 * The rule that a value breaks, or undefined if the value is valid. A value that scanners tap must be one from which a
 * link can be made (XSS-2). Of telephone numbers only the server knows that, so this takes what may be one
 * (`phoneFault`). `today` is YYYY-MM-DD in the person's time zone.
 */
export function profileValueFault(
  key: ProfileFieldKey,
  value: string,
  today: string,
): ProfileValueFault | undefined {
  if (key === 'dateOfBirth') return isDateOfBirth(value.trim(), today) ? undefined : 'isDateOfBirth';
  if (key === 'email') return isEmail(value.trim()) ? undefined : 'isEmail';
  const plain = isPlainText(value, { lines: key === 'address' });
  const rule = findLinkFault(key);
  if (rule) return plain && (MAYBE[rule]?.test(value) || profileLink(key, value)) ? undefined : rule;
  return plain ? undefined : 'isPlainText';
}

/** The rule that a field breaks if no link can be made of its value, or undefined if the field is no link. */
function findLinkFault(key: ProfileFieldKey): ProfileValueFault | undefined {
  if (key === 'website') return 'isWebsite';
  if (PHONE_KEYS.includes(key)) return 'isPhoneNumber';
  if (key === 'whatsapp') return 'isWhatsAppNumber';
  return SOCIAL.includes(key) ? 'isSocialProfile' : undefined;
}

function isDateOfBirth(text: string, today: string): boolean {
  if (!DATE.test(text) || text < FIRST_BIRTHDAY || text > today) return false;
  const date = new Date(text);
  // `Date` turns the 31st of a month with 30 days into the first of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
