import { domainToASCII } from 'node:url';

/**
 * The form in which addresses are compared, stored and limited: trimmed, in NFKC, the local part in lower case, the
 * domain in punycode. For an address that `isEmail` accepts, only the case of A-Z and the spelling of the domain
 * change, and mail to this form reaches the same mailbox (ADR 8).
 */
export function toCanonicalEmail(input: string): string {
  const { local, domain } = splitEmail(input.normalize('NFKC').trim());
  // Not lower case before the conversion: IDNA has its own rules for upper and lower case.
  return `${local.toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

/**
 * The key under which mails to one mailbox are limited: the canonical address without the variants that mail servers
 * ignore, so `"b\omb"@…` and `bomb+1@…` become `bomb@…`. Not for finding accounts, where these addresses differ.
 */
export function toMailbox(email: string): string {
  const { local, domain } = splitEmail(toCanonicalEmail(email));
  const plain = local.startsWith('"') ? local.slice(1, -1).replace(/\\(.)/g, '$1') : local;
  return `${plain.replace(/(?<=.)\+.*$/s, '')}@${domain}`;
}

/** Enough to recognise one's own address, but too little to learn another person's: `a•••@example.com`. */
export function maskEmail(email: string): string {
  const { local, domain } = splitEmail(email);
  const [first = ''] = local;
  return `${first}•••@${domain}`;
}

function splitEmail(email: string): { local: string; domain: string } {
  const at = email.lastIndexOf('@');
  return { local: email.slice(0, at), domain: email.slice(at + 1) };
}
