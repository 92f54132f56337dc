import { domainToASCII } from 'node:url';

/**
 * The form in which addresses are compared, stored and limited: NFKC, trimmed, lower case, domain in punycode.
 * Of what `isEmail` takes it changes only the case of A-Z and the spelling of the domain (docs/adr/0026).
 */
export function canonicalEmail(input: string): string {
  const { local, domain } = partsOf(input.normalize('NFKC').trim().toLowerCase());
  return `${local}@${asciiDomain(domain)}`;
}

/**
 * Where a mail to an address goes: the local part as it was typed, the domain as it is compared. Mailers spell domains
 * in ways of their own.
 */
export function deliveryAddress(typed: string): string {
  const { local, domain } = partsOf(typed.trim());
  return `${local}@${asciiDomain(domain.normalize('NFKC').toLowerCase())}`;
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

function partsOf(email: string): { local: string; domain: string } {
  const at = email.lastIndexOf('@');
  return { local: email.slice(0, at), domain: email.slice(at + 1) };
}

function asciiDomain(domain: string): string {
  return domainToASCII(domain) || domain;
}
