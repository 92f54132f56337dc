import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const parts = new WeakMap<FastifyRequest, Buffer[]>();

/** Keeps the raw bytes of each body that is posted to this route: its signature is computed over them. */
export function keepBody(fastify: FastifyInstance, path: string): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url !== path || route.method !== 'POST') return;
    route.preParsing = (request, _reply, payload, done) => {
      const kept: Buffer[] = [];
      parts.set(request, kept);
      const passOn = async function* () {
        for await (const part of payload as AsyncIterable<Buffer>) {
          kept.push(part);
          yield part;
        }
      };
      done(null, Readable.from(passOn(), { objectMode: false }));
    };
  });
}

/** The body as it came, once it was read. */
export function readKeptBody(request: FastifyRequest): Buffer {
  return Buffer.concat(parts.get(request) ?? []);
}
