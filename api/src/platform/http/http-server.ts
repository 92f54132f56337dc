import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { BODY_LIMIT, PHOTO } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../config/config';
import { keepCurrentRequest } from './current-request';
import { leadToSite } from './short-domain';
import { acceptUploads } from './upload';

/** What an answer of the API depends on besides its path (CSRF-5). */
const VARY = 'Origin, Sec-Fetch-Site';

/** Fastify as the API uses it: JSON bodies only but for photos and imported files (CSRF-3), request ids, headers that every answer carries. */
export function httpAdapter(server: ServerConfig): FastifyAdapter {
  const adapter = new FastifyAdapter({
    trustProxy: trusted(server.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 400 },
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  acceptUploads(fastify, '/api/profile/photo', PHOTO.types);
  acceptUploads(fastify, '/api/projects/:projectId/items/import', ['text/csv']);
  addSharedHeaders(fastify, server);
  leadToSite(fastify, server);
  keepCurrentRequest(fastify);
  return adapter;
}

/** A number of hops counts from the nearest proxy; addresses are taken as they are. */
function trusted(setting: ServerConfig['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

function addSharedHeaders(fastify: FastifyInstance, server: ServerConfig): void {
  const secure = server.publicUrl.startsWith('https:');
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Content-Type-Options', 'nosniff').header('X-Request-Id', request.id);
    if (request.url.startsWith('/api/')) void reply.header('Cache-Control', 'no-store').header('Vary', VARY);
    if (secure) void reply.header('Strict-Transport-Security', 'max-age=31536000');
    done();
  });
}
