import { LENGTH } from './limits';

/** What nobody sees: control and format characters, lone surrogates, unassigned and ignorable code points, odd spaces. */
const INVISIBLE = /[\p{C}\p{DI}]|(?! )\p{Z}/u;
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^{|}~\x60-]|[^ -~])+`;
/** Without angle brackets, which mailers drop. */
const QUOTED = String.raw`"(?:[^"\\<>]|\\[^<>])+"`;
const LOCAL_PART = new RegExp(`^(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})$`, 'u');
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
const LOCAL_PART_MAX = 64;

/**
 * Whether a text is an e-mail address, for pages and server alike (ADR 26). The form in which addresses are
 * compared must be the mailbox that was typed: what compatibility folding (NFKC) changes is refused, and so is a local
 * part whose case is more than that of A-Z.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (text.length > LENGTH.email.max || local.length > LOCAL_PART_MAX || INVISIBLE.test(text)) return false;
  if (!LOCAL_PART.test(local) || text.normalize('NFKC') !== text || !hasPlainCase(local)) return false;
  const host = readHost(text.slice(at + 1));
  return HOST.test(host) && local.length + 1 + host.length <= LENGTH.email.max;
}

/** Whether lower case changes nothing but A-Z: beyond it, lower case is another letter, or several. */
function hasPlainCase(local: string): boolean {
  const lower = local.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return lower.normalize('NFKC').toLowerCase() === lower;
}

/** The domain as the network knows it; empty when it is none. */
function readHost(domain: string): string {
  if (!DOMAIN.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
