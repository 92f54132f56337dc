import { isEmail } from '@ringtag/contracts';
import { makeValidator } from 'envalid';

/** Reads where vulnerabilities are reported: a page, or a mailbox (RFC 9116). It is published as it is. */
export const securityContact = makeValidator((input: string): string => {
  if (input !== '' && !isContact(input))
    throw new Error('must be mailto: before an email address, or a page that starts with https://');
  return input;
});

function isContact(input: string): boolean {
  if (/\s/.test(input) || !URL.canParse(input)) return false;
  const { protocol, pathname, username, password } = new URL(input);
  if (protocol === 'mailto:') return isEmail(pathname);
  return protocol === 'https:' && username === '' && password === '';
}
