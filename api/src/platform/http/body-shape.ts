import { BATCH, BODY_LIMIT } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';

/** Levels of nesting in a JSON body: more than any body of the API has. Beyond these bounds the answer is 400. */
const DEPTH = 10;
/** Fields of one object in a JSON body. */
const KEYS = 100;
/**
 * Values in a JSON body: enough for a selection of a thousand ids. They are counted after parsing and before
 * validation.
 */
const VALUES = 2500;
/** Values in a body that may have more than 100 KB, such as a batch of codes. Only administrators send one. */
const VALUES_OF_LONG_BODIES = 5 * BATCH.max;

type Values = Record<string, unknown>;

/** Half of a surrogate pair: JSON can contain it, but neither database can store or compare it. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Refuses JSON that no handler accepts, before guards and pipes run. Validation visits every field and element: with
 * millions of them it would take seconds or overflow the stack. Lone surrogates can only come in JSON: paths, queries,
 * headers and forms are decoded from bytes and get a replacement character instead.
 */
export function refuseBrokenBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { bodyLimit } = request.routeOptions;
    const most = bodyLimit > BODY_LIMIT ? VALUES_OF_LONG_BODIES : VALUES;
    done(isReasonable(request.body, most) ? undefined : new DomainError('malformed_request'));
  });
}

/** Goes level by level, because recursion could overflow the stack. */
function isReasonable(body: unknown, most: number): boolean {
  let count = 0;
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (isBroken(value)) return false;
      const keys = listKeys(value);
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

/** The keys of an object from JSON; none for anything else, such as the stream of an upload. */
function listKeys(value: unknown): string[] {
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.keys(value) : [];
}
