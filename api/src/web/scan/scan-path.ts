import { cardPath, isAlias, parseAlias } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { readAlias } from '../../codes';
import { DomainError } from '../../platform/errors/domain-error';

export { cardPath, readAlias };

/** A route below the page of a code. Forms may be posted to it. */
export type CodeRoute = { Params: { alias: string }; Body: URLSearchParams | undefined };
export type CodeRequest = FastifyRequest<CodeRoute>;

/** The decoded segments of a path: a typed alias may contain an encoded slash. Throws for malformed encodings. */
export function splitSegments(url: string): string[] {
  const [path = ''] = url.split(/[?#]/);
  return path.split('/').slice(1).map(decodeURIComponent);
}

/** The normalised alias in the address of a page of a code. */
export function findAlias(url: string): string | undefined {
  try {
    const [first, alias] = splitSegments(url);
    return first?.toLowerCase() === 'scan' && alias !== undefined ? parseAlias(alias) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The address of the page of the code in the path. Throws `not_found` for an alias that no code can have: normalising can
 * make a text eighteen times as long, and this address goes into a header.
 */
export function readCardPath(request: CodeRequest): string {
  const alias = readAlias(request);
  if (!isAlias(alias)) throw new DomainError('not_found');
  return cardPath(alias);
}
