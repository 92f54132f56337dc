import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { BODY_LIMIT } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../config/config';

/** Fastify as the API uses it: JSON bodies only (CSRF-3), request ids, headers that every answer carries. */
export function httpAdapter(server: ServerConfig): FastifyAdapter {
  const adapter = new FastifyAdapter({
    trustProxy: trusted(server.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 400 },
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  addSharedHeaders(fastify, server);
  return adapter;
}

/** A number of hops counts from the nearest proxy; addresses are taken as they are. */
function trusted(setting: ServerConfig['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

function addSharedHeaders(fastify: FastifyInstance, server: ServerConfig): void {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    Vary: 'Origin, Sec-Fetch-Site',
    ...(server.publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    void reply.header('X-Request-Id', request.id);
    if (request.url.startsWith('/api/')) void reply.header('Cache-Control', 'no-store');
    done();
  });
}
