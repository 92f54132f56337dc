import { normalizeAlias } from '@ringtag/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../../accounts';
import type { ScanPage, ScanPages } from '../../codes';
import { DomainError } from '../../platform/errors/domain-error';
import { answerFailure } from '../../platform/http/error.filter';
import { beginDeadline } from '../../platform/requests/current-request';
import type { RequestTimes } from '../../platform/requests/request-times';
import type { ScanAnswers } from './scan-answers';
import type { Scans } from './scans';

const PREFIX = '/api/scan/';
/** Created once: capturing a stack trace for each guess would cost more than the look-up. */
const UNKNOWN = new DomainError('code_not_found');
const PLAIN_ALIAS = /^[A-Za-z0-9-]+$/;

export interface ScanLaneOptions {
  pages: Pick<ScanPages, 'find'>;
  answers: Pick<ScanAnswers, 'answer'>;
  scans: Pick<Scans, 'countAsked'>;
  times: RequestTimes;
}

/**
 * The hot path: a scan without a session is answered before cookies, guards and pipes, because it needs none of them.
 * Every other request goes on to ScanController, which gives the same answers. Errors are answered as everywhere.
 */
export function addScanLane(
  fastify: FastifyInstance,
  { pages, answers, scans, times }: ScanLaneOptions,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, page: ScanPage | undefined) => {
    // The request deadline has already sent an answer.
    if (reply.sent) return;
    if (!page) return void reply.send(UNKNOWN);
    scans.countAsked(page, request);
    void reply.header('Cache-Control', 'private, no-cache').send(answers.answer(page));
  };

  fastify.addHook('onRequest', (request, reply, done) => {
    const { url, method } = request.raw;
    if (method !== 'GET' || !url?.startsWith(PREFIX)) return done();
    const alias = url.slice(PREFIX.length);
    if (!PLAIN_ALIAS.test(alias) || hasSessionCookie(request)) return done();
    const failed = (error: unknown) => void (reply.sent || answerFailure(error, request, reply));
    try {
      const page = pages.find(normalizeAlias(alias), request.ip);
      if (!(page instanceof Promise)) return send(request, reply, page);
      beginDeadline(reply, times);
      page.then((found) => send(request, reply, found)).catch(failed);
    } catch (error) {
      failed(error);
    }
  });
}
