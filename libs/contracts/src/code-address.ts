import { isAlias, parseAlias } from './alias';
import { RESERVED_ALIASES } from './chosen-alias';

/** The hosts whose addresses lead to codes. */
export interface CodeHosts {
  /** The host of the pages, such as `qr.example.com`. */
  site: string;
  /** Hosts that lead to it: those of the short domain and of the link service. */
  others?: readonly string[] | undefined;
}

/** A path with an alias, and what a sentence left behind it: that begins with no letter, digit, hyphen, space or slash. */
const PATH = /^\/(scan\/)?([a-z0-9-]+)\/?(?:(?!%20)[^a-z0-9/-].*)?$/i;

/**
 * The normalised alias in the text of a QR code; undefined for the text of another product. Scheme, host and path may be
 * in upper case, as they are printed. The other hosts also take the alias alone (`https://q.example/ABCDE23456`).
 */
export function readCodeAddress(text: string, { site, others = [] }: CodeHosts): string | undefined {
  const url = readUrl(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isOther = others.includes(url.host);
  if (!isOther && url.host !== site) return undefined;
  const path = PATH.exec(url.pathname);
  if (!path) return undefined;
  const [, scan, word = ''] = path;
  const alias = parseAlias(word);
  if (!isAlias(alias)) return undefined;
  return scan || (isOther && !RESERVED_ALIASES.has(alias)) ? alias : undefined;
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
