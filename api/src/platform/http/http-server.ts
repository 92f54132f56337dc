import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  BATCH,
  BODY_LIMIT,
  conversationPath,
  mailSwitchPath,
  PHOTO,
  showDirectionMarks,
} from '@ringtag/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { toTrust, withoutPorts } from '../addresses/trusted-proxies';
import type { ServerConfig } from '../config/config';
import { DomainError } from '../errors/domain-error';
import { keepCurrentRequest } from '../requests/current-request';
import type { RequestTimes } from '../requests/request-times';
import { Tracing } from '../tracing/tracing';
import { refuseBrokenBodies } from './body-shape';
import { answerBrokenRequest } from './broken-request';
import { API_HEADERS, commonHeaders, REQUEST_ID } from './common-headers';
import { boundConnections } from './connections';
import { answerFailure } from './error.filter';
import { acceptForms, readPages } from './pages';
import { leadToSite } from './short-domain';
import { closeSlowBodies } from './slow-bodies';
import { traceRequests } from './trace-requests';
import { acceptUploads } from './upload';

/** What both sides of a conversation send with photos; the form of its page; and what mail programs post (RFC 8058). */
const FORMS_WITH_FILES = [
  '/api/conversations/:id/photos',
  '/api/conversation/:token/photos',
  conversationPath(':token'),
  mailSwitchPath(':token'),
];

/** The time that the longest body takes at the required rate. Also ends bodies that still arrive after the answer. */
const longestArrival = ({ headers, body, bodyBytesPerSecond }: RequestTimes): number =>
  headers + body + (BATCH.maxBytes / bodyBytesPerSecond) * 1000;

/**
 * Fastify for the API: accepts only JSON except for photos, imports and forms with photos (CSRF-3); sets request ids and common headers.
 */
export function httpAdapter(server: ServerConfig, tracing = new Tracing()): FastifyAdapter {
  const { times } = server;
  const setHeaders = sharedHeaders(server);
  const adapter = new Adapter({
    // URLs that cannot be parsed come here. The hooks do not run for them.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      setHeaders(request, reply);
      void answerFailure(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    trustProxy: toTrust(server.trustProxy),
    bodyLimit: BODY_LIMIT,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: Math.round(times.headers / 3) },
    requestTimeout: longestArrival(times),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 400 },
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  acceptUploads(fastify, ['/api/profile/photo'], PHOTO.types);
  acceptUploads(fastify, ['/api/projects/:projectId/items/import'], ['text/csv']);
  acceptUploads(fastify, FORMS_WITH_FILES, ['multipart/form-data']);
  acceptUploads(fastify, ['/api/releases/:remote/:number/files/:sha384'], ['application/octet-stream']);
  acceptForms(fastify);
  fastify.decorate('failurePage', undefined);
  // Nothing in the pages that read these answers isolates the marks in what strangers typed.
  fastify.setReplySerializer((payload) => showDirectionMarks(JSON.stringify(payload)));
  // Before all routes: earlier ones would keep Fastify's own handler, which reveals internal errors.
  fastify.setErrorHandler(answerFailure);
  traceRequests(fastify, tracing);
  boundConnections(fastify);
  fastify.addHook('onRequest', ({ headers }, _reply, done) => {
    const forwardedFor = headers['x-forwarded-for'];
    // Fastify reads it for `request.ip`.
    if (typeof forwardedFor === 'string') headers['x-forwarded-for'] = withoutPorts(forwardedFor);
    done();
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  // Unknown paths below /api get an error as JSON and not a page.
  for (const path of ['/api', '/api/*']) fastify.all(path, refuseUnknown);
  closeSlowBodies(fastify, times);
  refuseBrokenBodies(fastify);
  leadToSite(fastify, server);
  keepCurrentRequest(fastify, times);
  return adapter;
}

type Routes = ReturnType<FastifyAdapter['get']>;
type Route = [url: string, handler: RouteHandlerMethod];

class Adapter extends FastifyAdapter {
  /** Keeps our error handler, which is set already. Nest's would replace it, for Nest's routes only. */
  override setErrorHandler() {
    return this.getInstance();
  }

  override get(...route: Route): Routes {
    return this.addOutsideApi('GET', route) ?? super.get(...route);
  }

  override post(...route: Route): Routes {
    return this.addOutsideApi('POST', route) ?? super.post(...route);
  }

  /**
   * Adds a route as it is declared. Nest answers a path with an empty parameter like an unknown one, but `/conversation/`
   * has a page that says more.
   */
  private addOutsideApi(method: 'GET' | 'POST', [url, handler]: Route): Routes | undefined {
    if (url.startsWith('/api')) return undefined;
    return this.getInstance().route({ method, url, handler, config: readPages(handler) });
  }
}

function refuseUnknown(): never {
  throw new DomainError('not_found');
}

/** Checks the matched route and not the path, because a path has many spellings (`/%61pi/…`). */
function isApi({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === '/api' || (url?.startsWith('/api/') ?? false);
}

function sharedHeaders(server: ServerConfig): (request: FastifyRequest, reply: FastifyReply) => void {
  const common = commonHeaders(server);
  return (request, reply) => {
    // Answers that may be kept say so themselves.
    void reply.headers({ ...common, [REQUEST_ID]: request.id, 'Cache-Control': 'no-store' });
    if (isApi(request)) void reply.headers(API_HEADERS);
  };
}
