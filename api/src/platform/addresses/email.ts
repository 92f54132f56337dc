import { domainToASCII } from 'node:url';

/**
 * The form in which addresses are compared, stored and limited: trimmed, the local part in lower case and NFKC, the
 * domain in punycode. Of what `isEmail` takes it changes only the case of A-Z and the spelling of the domain, which
 * mails go to in this form too (docs/adr/0026).
 */
export function canonicalEmail(input: string): string {
  const { local, domain } = partsOf(input.normalize('NFKC').trim());
  // As typed: IDNA has lower cases of its own.
  return `${local.toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

/**
 * What counts as one mailbox where mails are limited, a canonical address without the ways to spell it that mail
 * servers ignore: `"b\omb"@…` and `bomb+1@…` are `bomb@…`. Never for finding an account: there they differ.
 */
export function mailboxOf(email: string): string {
  const { local, domain } = partsOf(canonicalEmail(email));
  const plain = local.startsWith('"') ? local.slice(1, -1).replace(/\\(.)/g, '$1') : local;
  return `${plain.replace(/(?<=.)\+.*$/s, '')}@${domain}`;
}

/** Enough to know one's own address again, too little to learn somebody else's: `a•••@example.com`. */
export function maskedEmail(email: string): string {
  const { local, domain } = partsOf(email);
  const [first = ''] = local;
  return `${first}•••@${domain}`;
}

function partsOf(email: string): { local: string; domain: string } {
  const at = email.lastIndexOf('@');
  return { local: email.slice(0, at), domain: email.slice(at + 1) };
}
