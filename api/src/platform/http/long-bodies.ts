import { Readable } from 'node:stream';
import { BODY_LIMIT } from '@ringtag/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { LONGEST_JSON } from './body-shape';
import { JsonSize } from './json-size';
import { readChunks } from './upload';

/**
 * Lets one POST route accept longer JSON than all others, if `may` allows the request. Bodies are read before the
 * guards run, so without this check strangers could make the server read megabytes.
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
      // A body without a declared length may be too long, too.
      const length = Number(request.headers['content-length'] ?? Infinity);
      if (length <= BODY_LIMIT) return;
      if (!(await may(request))) throw new DomainError('payload_too_large');
      return Readable.from(counted(request.raw), { objectMode: false });
    };
  });
}

/** Refuses JSON with too many values while it arrives, because parsing it would take long. */
async function* counted(body: Readable): AsyncGenerator<Buffer> {
  const size = new JsonSize(LONGEST_JSON);
  for await (const bytes of readChunks(body)) {
    if (!size.add(bytes)) throw new DomainError('malformed_request');
    yield bytes;
  }
}
