import { normalizeAlias } from '@ringtag/contracts';

/** Each decoded by itself, because an alias that somebody types may hold a slash. Throws for what cannot be decoded. */
export function segmentsOf(url: string): string[] {
  const [path = ''] = url.split(/[?#]/);
  return path.split('/').slice(1).map(decodeURIComponent);
}

/** The alias in the address of a page of a code, as it was scanned or typed. */
export function aliasIn(url: string): string | undefined {
  try {
    const [first, alias] = segmentsOf(url);
    return first?.toLowerCase() === 'scan' ? alias : undefined;
  } catch {
    return undefined;
  }
}

/** The page of a code, by an alias in whatever form. */
export function cardPath(alias: string): string {
  return `/scan/${encodeURIComponent(normalizeAlias(alias))}`;
}
