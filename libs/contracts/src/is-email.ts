import { LENGTH } from './limits';

/**
 * Characters that nobody sees: control and format characters, lone surrogates, unassigned and ignorable code points,
 * and all spaces but the plain one.
 */
const INVISIBLE = /[\p{C}\p{DI}]|(?! )\p{Z}/u;
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^{|}~\x60-]|[^ -~])+`;
/** A quoted local part. Angle brackets are not allowed, because mail programs drop them. */
const QUOTED = String.raw`"(?:[^"\\<>]|\\[^<>])+"`;
const LOCAL_PART = new RegExp(`^(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})$`, 'u');
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
const LOCAL_PART_MAX = 64;

/**
 * Whether a text is an e-mail address. Pages and the server use the same check (ADR 8). Addresses are compared in a
 * normalised form, and that form must name the mailbox that was typed. So an address is refused if compatibility
 * folding (NFKC) changes it, or if lower case changes more of its local part than A-Z.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (text.length > LENGTH.email.max || local.length > LOCAL_PART_MAX || INVISIBLE.test(text)) return false;
  if (!LOCAL_PART.test(local) || text.normalize('NFKC') !== text || !hasPlainCase(local)) return false;
  const host = readHost(text.slice(at + 1));
  return HOST.test(host) && local.length + 1 + host.length <= LENGTH.email.max;
}

/**
 * Whether lower case changes nothing but A-Z. Lower case turns some other letters into a different letter, or into
 * several.
 */
function hasPlainCase(local: string): boolean {
  const lower = local.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return lower.normalize('NFKC').toLowerCase() === lower;
}

/** The domain in the form that DNS uses, or the empty text if it is not a domain. */
function readHost(domain: string): string {
  if (!DOMAIN.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
