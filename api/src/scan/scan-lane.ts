import { ERRORS } from '@ringtag/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../platform/http/domain-error';
import { errorBody } from '../platform/http/error.filter';
import { hasSessionCookie } from '../sessions/session-cookie';
import { isCrawler } from './crawlers';
import type { ScanAnswers } from './scan-answers';
import type { ScanPage, ScanPages } from './scan-pages';

const PREFIX = '/api/scan/';
/** Made once: taking a stack for each guess would cost more than the look-up. */
const UNKNOWN = new DomainError('code_not_found');
const PLAIN_ALIAS = /^[A-Za-z0-9-]+$/;

/**
 * The hot path: a scan by somebody who is not signed in is answered before cookies, guards and pipes, none of which
 * it needs. Everything else goes on to ScanController, which answers the same.
 */
export function addScanLane(fastify: FastifyInstance, pages: ScanPages, answers: ScanAnswers): void {
  const send = (request: FastifyRequest, reply: FastifyReply, page: ScanPage | undefined) => {
    void reply.type('application/json; charset=utf-8');
    if (page) {
      if (!isCrawler(request.headers['user-agent'])) answers.count(page);
      void reply.header('Cache-Control', 'private, no-cache').send(answers.answer(page));
    } else {
      void reply.status(ERRORS.code_not_found.status).send(errorBody(UNKNOWN, request.id));
    }
  };

  fastify.addHook('onRequest', (request, reply, done) => {
    const { url, method } = request.raw;
    if (method !== 'GET' || !url?.startsWith(PREFIX)) return done();
    const alias = url.slice(PREFIX.length);
    if (!PLAIN_ALIAS.test(alias) || hasSessionCookie(request)) return done();
    const page = pages.find(alias);
    if (!(page instanceof Promise)) return send(request, reply, page);
    // A database that fails is reported by the general path, which meets the same failure.
    page.then(
      (found) => send(request, reply, found),
      () => done(),
    );
  });
}
