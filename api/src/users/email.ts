import { domainToASCII } from 'node:url';

/**
 * The form in which addresses are compared and limited: NFKC, trimmed, lower case, domain in punycode.
 * Takes an address that passed the e-mail check.
 */
export function canonicalEmail(input: string): string {
  const email = input.normalize('NFKC').trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
