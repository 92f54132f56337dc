import { Readable } from 'node:stream';
import { BODY_LIMIT } from '@ringtag/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LONGEST_JSON } from './body-shape';
import { DomainError } from '../errors/domain-error';
import { JsonSize } from './json-size';

/**
 * Lets one POST route take longer JSON than all others, from those only whom `may` names: bodies are read before the
 * guards look, and strangers must not make the server read megabytes.
 */
export function acceptLongBodies(
  fastify: FastifyInstance,
  path: string,
  maxBytes: number,
  may: (request: FastifyRequest) => Promise<boolean>,
): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url !== path || route.method !== 'POST') return;
    route.bodyLimit = maxBytes;
    route.preParsing = async (request) => {
      // Without a length the body comes in chunks and may be as long.
      const length = Number(request.headers['content-length'] ?? Infinity);
      if (length <= BODY_LIMIT) return;
      if (!(await may(request))) throw new DomainError('payload_too_large');
      return Readable.from(counted(request.raw), { objectMode: false });
    };
  });
}

/** What is longest to parse is not: it is refused while it arrives. */
async function* counted(body: Readable): AsyncGenerator<Buffer> {
  const size = new JsonSize(LONGEST_JSON);
  try {
    // Not destroyed half-way: the connection has to carry the refusal.
    for await (const bytes of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (!size.add(bytes)) throw new DomainError('malformed_request');
      yield bytes;
    }
  } finally {
    // What comes behind a refusal is read away.
    body.resume();
  }
}
