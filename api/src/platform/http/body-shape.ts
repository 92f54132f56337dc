import { BATCH, BODY_LIMIT } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error';

/** Deeper than any body that the API takes. */
const DEPTH = 10;
const KEYS = 100;
/** Of a whole body: a selection of a thousand ids, or a batch of codes with what is said of each. */
const VALUES = 2500;
const VALUES_OF_LONG_BODIES = 5 * BATCH.max;

/**
 * Refuses JSON that no handler takes before it is validated: what validates goes through every level, field and
 * element, and would stand on millions of them for seconds, or run out of stack.
 */
export function checkBodyShapes(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { bodyLimit } = request.routeOptions;
    const most = bodyLimit > BODY_LIMIT ? VALUES_OF_LONG_BODIES : VALUES;
    done(isReasonable(request.body, most) ? undefined : new DomainError('malformed_request'));
  });
}

function isReasonable(body: unknown, most: number): boolean {
  let count = 0;
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH) return false;
    const next: unknown[] = [];
    for (const value of level) {
      const children = childrenOf(value);
      count += children.length;
      if (count > most || (!Array.isArray(value) && children.length > KEYS)) return false;
      for (const child of children) next.push(child);
    }
    level = next;
  }
  return true;
}

/** Of what JSON makes; the body of an upload is a stream. */
function childrenOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value) : [];
}
