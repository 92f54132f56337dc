import { BATCH, BODY_LIMIT } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';

/** Deeper than any body that the API takes. */
const DEPTH = 10;
const KEYS = 100;
/** Of a whole body: a selection of a thousand ids, or a batch of codes with what is said of each. */
const VALUES = 2500;
const VALUES_OF_LONG_BODIES = 5 * BATCH.max;

/** What the longest bodies may hold, to be counted before they are parsed: the deepest level holds nothing any more. */
export const LONGEST_JSON = { values: VALUES_OF_LONG_BODIES, levels: DEPTH + 1 };

type Values = Record<string, unknown>;

/** Half of a character: the engine reads it from JSON, and neither database can store or compare it. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Refuses JSON that no handler takes before guards and pipes see it. What validates goes through every level, field and
 * element, and would stand on millions of them for seconds, or run out of stack. Broken text can come in no other way:
 * what is decoded from bytes, as paths, queries, headers and forms are, has a replacement character in its place.
 */
export function checkBodyShapes(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { bodyLimit } = request.routeOptions;
    const most = bodyLimit > BODY_LIMIT ? VALUES_OF_LONG_BODIES : VALUES;
    done(isReasonable(request.body, most) ? undefined : new DomainError('malformed_request'));
  });
}

/** Level by level: a body may be nested more deeply than calls can be. */
function isReasonable(body: unknown, most: number): boolean {
  let count = 0;
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (isBroken(value)) return false;
      const keys = keysOf(value);
      const children = Array.isArray(value) ? value : keys.map((key) => (value as Values)[key]);
      count += children.length;
      if (count > most || keys.length > KEYS || keys.some(isBroken)) return false;
      for (const child of children) next.push(child);
    }
    level = next;
  }
  return true;
}

function isBroken(value: unknown): boolean {
  return typeof value === 'string' && LONE_SURROGATE.test(value);
}

/** The keys of an object that was read from JSON; none for anything else, such as the stream of an upload. */
function keysOf(value: unknown): string[] {
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.keys(value) : [];
}
