import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { BATCH, BODY_LIMIT, PHOTO } from '@ringtag/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/config';
import { checkBodyShapes } from './body-shape';
import { answerBrokenRequest } from './broken-request';
import { boundConnections } from './connections';
import { keepCurrentRequest } from '../requests/current-request';
import { DomainError } from '../errors/domain-error';
import { answerFailure } from './error.filter';
import type { RequestTimes } from '../requests/request-times';
import { leadToSite } from './short-domain';
import { closeSlowBodies } from './slow-bodies';
import { acceptUploads } from './upload';

/** What an answer of the API depends on besides its path (CSRF-5). */
const VARY = 'Origin, Sec-Fetch-Site';

/** In which the longest body comes at the rate that is asked for: past it, what trickles behind an answer ends too. */
const longestArrival = ({ headers, body, bodyBytesPerSecond }: RequestTimes): number =>
  headers + body + (BATCH.maxBytes / bodyBytesPerSecond) * 1000;

/** Fastify as the API uses it: JSON bodies only but for photos and imported files (CSRF-3), request ids, headers that every answer carries. */
export function httpAdapter(server: ServerConfig): FastifyAdapter {
  const { times } = server;
  const setHeaders = sharedHeaders(server);
  const adapter = new Adapter({
    // Addresses that cannot be read come here, past all hooks.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      setHeaders(request, reply);
      void answerFailure(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    trustProxy: trusted(server.trustProxy),
    bodyLimit: BODY_LIMIT,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: Math.round(times.headers / 3) },
    requestTimeout: longestArrival(times),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 400 },
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  acceptUploads(fastify, '/api/profile/photo', PHOTO.types);
  acceptUploads(fastify, '/api/projects/:projectId/items/import', ['text/csv']);
  fastify.decorate('failurePage', undefined);
  // Before all routes: those that exist already would keep Fastify's own, which tells what went wrong inside.
  fastify.setErrorHandler(answerFailure);
  boundConnections(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  // Whatever is not there below /api is missing in the API, and no page.
  for (const path of ['/api', '/api/*']) fastify.all(path, refuseUnknown);
  closeSlowBodies(fastify, times);
  checkBodyShapes(fastify);
  leadToSite(fastify, server);
  keepCurrentRequest(fastify, times);
  return adapter;
}

/** A number of hops counts from the nearest proxy; addresses are taken as they are. */
function trusted(setting: ServerConfig['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

class Adapter extends FastifyAdapter {
  /** Ours is set already; Nest's would do the same, but for its own routes alone. */
  override setErrorHandler() {
    return this.getInstance();
  }
}

function refuseUnknown(): never {
  throw new DomainError('not_found');
}

/** By the route that was found: an address can be written in many ways (`/%61pi/…`). */
function isApi({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === '/api' || (url?.startsWith('/api/') ?? false);
}

function sharedHeaders(server: ServerConfig): (request: FastifyRequest, reply: FastifyReply) => void {
  const secure = server.publicUrl.startsWith('https:');
  return (request, reply) => {
    void reply.header('X-Content-Type-Options', 'nosniff').header('X-Request-Id', request.id);
    if (isApi(request)) void reply.header('Cache-Control', 'no-store').header('Vary', VARY);
    if (secure) void reply.header('Strict-Transport-Security', 'max-age=31536000');
  };
}
