import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error';

/** Half of a character: the engine reads it from JSON, and neither database can store or compare it. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Refuses JSON with broken text anywhere in it as malformed, before guards and pipes. Nothing else can bring such text:
 * what is decoded from bytes, as paths, queries, headers and forms are, has a replacement character in its place.
 */
export function refuseBrokenText(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _, done) =>
    done(isWhole(request.body) ? undefined : new DomainError('malformed_request')),
  );
}

/** Without recursion: a body may be nested more deeply than calls can be. */
function isWhole(body: unknown): boolean {
  const waiting = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && LONE_SURROGATE.test(value)) return false;
    if (Array.isArray(value)) for (const each of value) waiting.push(each);
    else if (isRecord(value)) for (const [key, each] of Object.entries(value)) waiting.push(key, each);
  }
  return true;
}

/** What JSON makes; a body that is read as a stream is none. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
