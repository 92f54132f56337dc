import { isEmail } from './is-email';
import { PROFILE_SECTIONS, type ProfileFieldKey } from './profile-fields';
import { PHONE_KEYS, profileLink } from './profile-link';

/** The rules that values of profile fields can break, as failed fields of an answer name them. */
export type ProfileValueFault =
  'isEmail' | 'isPhoneNumber' | 'isWebsite' | 'isSocialProfile' | 'isDateOfBirth' | 'isPlainText';

/** The first day that a date of birth can be. */
export const FIRST_BIRTHDAY = '1900-01-01';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const SOCIAL: readonly ProfileFieldKey[] = PROFILE_SECTIONS.social;

/**
 * The rule that a value breaks, undefined when it is right: what scanners are to tap must be something that a link
 * can be made of (XSS-2). `today` is YYYY-MM-DD where the person is.
 */
export function profileValueFault(
  key: ProfileFieldKey,
  value: string,
  today: string,
): ProfileValueFault | undefined {
  if (key === 'dateOfBirth') return isDateOfBirth(value.trim(), today) ? undefined : 'isDateOfBirth';
  if (key === 'email') return isEmail(value.trim()) ? undefined : 'isEmail';
  const rule = findLinkFault(key);
  if (rule) return profileLink(key, value) === undefined ? rule : undefined;
  return hasControlCharacters(value) ? 'isPlainText' : undefined;
}

/** The rule of a field whose value becomes a link; undefined for the others. */
function findLinkFault(key: ProfileFieldKey): ProfileValueFault | undefined {
  if (key === 'website') return 'isWebsite';
  if (PHONE_KEYS.includes(key) || key === 'whatsapp') return 'isPhoneNumber';
  return SOCIAL.includes(key) ? 'isSocialProfile' : undefined;
}

function isDateOfBirth(text: string, today: string): boolean {
  if (!DATE.test(text) || text < FIRST_BIRTHDAY || text > today) return false;
  const date = new Date(text);
  // The 31st of a month that has 30 days would be the first of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ''));
}
