import { normalizeAlias } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';

/** A page below that of a code, which a form may have been posted to. */
export type CodeRequest = FastifyRequest<{ Params: { alias: string }; Body: URLSearchParams | undefined }>;

/** Each decoded by itself, because an alias that somebody types may hold a slash. Throws for what cannot be decoded. */
export function segmentsOf(url: string): string[] {
  const [path = ''] = url.split(/[?#]/);
  return path.split('/').slice(1).map(decodeURIComponent);
}

/** The alias that a request is about, in the form in which it is stored, as everywhere behind this file. */
export function aliasOf({ params }: CodeRequest): string {
  return normalizeAlias(params.alias);
}

/** The same from the address of a page of a code. */
export function aliasIn(url: string): string | undefined {
  try {
    const [first, alias] = segmentsOf(url);
    return first?.toLowerCase() === 'scan' && alias !== undefined ? normalizeAlias(alias) : undefined;
  } catch {
    return undefined;
  }
}

/** The page of a code. */
export function cardPath(alias: string): string {
  return `/scan/${encodeURIComponent(alias)}`;
}
