import { ERRORS } from '@ringtag/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../platform/http/domain-error';
import { errorBody } from '../platform/http/error.filter';
import { hasSessionCookie } from '../sessions/session-cookie';
import { isCrawler } from './crawlers';
import { isGuarded } from './code-guard';
import type { ScanAnswers } from './scan-answers';
import type { ScanPage, ScanPages } from './scan-pages';

const JSON_TYPE = 'application/json; charset=utf-8';
const PREFIX = '/api/scan/';
/** Made once: taking a stack for each guess would cost more than the look-up. */
const UNKNOWN = new DomainError('code_not_found');
const PLAIN_ALIAS = /^[A-Za-z0-9-]+$/;

/**
 * The hot path: a scan by somebody who is not signed in is answered before cookies, guards and pipes, none of which
 * it needs. Everything else goes on to ScanController, which answers the same.
 */
export function addScanLane(fastify: FastifyInstance, pages: ScanPages, answers: ScanAnswers): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: DomainError) => {
    const { code, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) void reply.header('Retry-After', String(retryAfterSeconds));
    void reply.status(ERRORS[code].status).type(JSON_TYPE).send(errorBody(error, request.id));
  };
  const send = (request: FastifyRequest, reply: FastifyReply, page: ScanPage | undefined) => {
    if (!page) return refuse(request, reply, UNKNOWN);
    if (!isCrawler(request.headers['user-agent'])) answers.count(page);
    void reply.type(JSON_TYPE).header('Cache-Control', 'private, no-cache').send(answers.answer(page));
  };

  fastify.addHook('onRequest', (request, reply, done) => {
    const { url, method } = request.raw;
    if (method !== 'GET' || !url?.startsWith(PREFIX)) return done();
    const alias = url.slice(PREFIX.length);
    if (!PLAIN_ALIAS.test(alias) || hasSessionCookie(request)) return done();
    // A database that fails is reported by the general path, which meets the same failure.
    const failed = (error: unknown) => (isGuarded(error) ? refuse(request, reply, error) : done());
    try {
      const page = pages.find(alias, request.ip);
      if (!(page instanceof Promise)) return send(request, reply, page);
      page.then((found) => send(request, reply, found), failed);
    } catch (error) {
      failed(error);
    }
  });
}
