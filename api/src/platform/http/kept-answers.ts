import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { toTrust } from '../addresses/trusted-proxies';
import type { ServerConfig } from '../config/config';
import { addressReader } from './client-address';
import { commonHeaders, REQUEST_ID } from './common-headers';
import { isOfOtherHost } from './short-domain';

/** A request without query, cookies and body. Its answer depends on this alone. */
export interface PlainRequest {
  readonly method: 'GET';
  /** As it was sent. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The client's address. */
  readonly ip: string;
}

/** An answer with status 200. */
export interface KeptAnswer {
  /** The pattern of the route that gives the same answer. */
  route: string;
  /** As `toRawHeaders` makes them. */
  headers: readonly string[];
  body: readonly Buffer[];
}

/** Finds the answer to a request in memory. Where it answers undefined, the route of the request answers. */
export type FindKept = (request: PlainRequest) => KeptAnswer | undefined;

/** The answers of these routes last for hours, so they are no measure of anything. */
export const STREAM_ROUTES: ReadonlySet<string> = new Set(['/api/events', '/api/conversation/:token/events']);

/** Measures an answer when it has been written to the connection. */
export type Observe = (answer: {
  /** `other` for all that are not served. */
  method: string;
  /** The pattern of the route. */
  route: string;
  /** As it was sent. */
  path: string;
  status: number;
  seconds: number;
}) => void;

/** Calls all that there are. One alone is answered itself: the fast path calls it for each answer. */
export function observeBy(first: Observe, ...more: (Observe | undefined)[]): Observe {
  const others = more.filter((it) => it !== undefined);
  if (others.length === 0) return first;
  return (answer) => {
    first(answer);
    for (const observe of others) observe(answer);
  };
}

/**
 * Sends answers that are kept in memory before Fastify sees their requests (ADR 10). All other requests, and those that
 * some hook could treat in another way, go on to Fastify. Call it before the server listens.
 */
export function sendKeptAnswers(
  { server }: FastifyInstance,
  config: ServerConfig,
  find: readonly FindKept[],
  observe: Observe,
): void {
  const logger = new Logger('KeptAnswers');
  // Fastify's, the only one.
  const [route] = server.listeners('request') as [RequestListener];
  const toAddress = addressReader(toTrust(config.trustProxy));
  const isElsewhere = isOfOtherHost(config);
  const common = toRawHeaders(commonHeaders(config));
  const findIn = (request: IncomingMessage) => {
    const { headers, url: path = '' } = request;
    const plain: PlainRequest = { method: 'GET', path, headers, ip: toAddress(request) };
    for (const finder of find) {
      const kept = finder(plain);
      if (kept) return kept;
    }
    return undefined;
  };
  /** Logs a fault instead of throwing it: the route can still answer. */
  const tryToFind = (request: IncomingMessage) => {
    try {
      return findIn(request);
    } catch (error) {
      logger.error({ msg: 'A kept answer could not be found', err: error });
      return undefined;
    }
  };
  server.off('request', route);
  server.on('request', (request, response) => {
    const began = performance.now();
    // While the server drains, Fastify answers: its answers close their connections.
    const plain = server.listening && isPlain(request) && isNext(request, response);
    const kept = plain && !isElsewhere(request.headers) ? tryToFind(request) : undefined;
    if (!kept) return route(request, response);
    send(response, kept, common);
    const seconds = (performance.now() - began) / 1000;
    observe({ method: 'GET', route: kept.route, path: request.url ?? '', status: 200, seconds });
  });
}

function isPlain({ method, headers, url = '' }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.cookie === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers['sec-fetch-site'] !== 'cross-site' &&
    !url.includes('?')
  );
}

/**
 * False where the client has not read earlier answers yet. Fastify answers then: `boundConnections` closes a connection
 * with too many unread answers.
 */
function isNext({ socket }: IncomingMessage, response: ServerResponse): boolean {
  return response.socket !== null && socket.writableLength === 0;
}

/**
 * Headers as a flat list of names and values, which `writeHead` takes without a copy. Names are in lower case as in
 * Fastify's answers, so that nobody can tell whether an answer was kept.
 */
export function toRawHeaders(headers: Record<string, string>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name.toLowerCase(), value]);
}

function send(response: ServerResponse, { headers, body }: KeptAnswer, common: readonly string[]): void {
  const length = body.reduce((sum, part) => sum + part.length, 0);
  const own = [REQUEST_ID, randomUUID(), 'content-length', String(length)];
  response.writeHead(200, [...common, ...headers, ...own]);
  // Not as one piece: copying a document takes longer than writing two pieces.
  for (const part of body) response.write(part);
  response.end();
}
