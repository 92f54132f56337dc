import { Injectable } from '@nestjs/common';
import { normalizeAlias } from '@ringtag/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ScanPages } from '../../codes';
import { DomainError } from '../../platform/errors/domain-error';
import { type ScanAnswer, ScanAnswers } from '../scan/scan-answers';
import { Scans } from '../scan/scans';
import { type Page, writePage } from './document';
import { ScanDocuments } from './scan-documents';

/** The address of a code, or of the answer to its scan, without a query and encoded characters. */
const PLAIN = /^\/(api\/)?scan\/([A-Za-z0-9-]{1,100})$/;

/**
 * Answers scans and documents for people who are not signed in, before guards and pipes run (ADR 10). It does so only
 * when everything that the answer needs is there at once. All other requests go on to their routes, which give the same
 * answers.
 */
@Injectable()
export class EarlyAnswers {
  constructor(
    private readonly pages: ScanPages,
    private readonly answers: ScanAnswers,
    private readonly scans: Scans,
    private readonly documents: ScanDocuments,
  ) {}

  /** Call it after the hooks that refuse and redirect requests. */
  listen(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      const [, api, typed] = (isPlain(request) && PLAIN.exec(request.url)) || [];
      if (typed === undefined) return done();
      try {
        const alias = normalizeAlias(typed);
        const answer = api ? this.findScan(request, alias) : this.documents.makeAtOnce(request, alias);
        if (answer) send(request, reply, answer);
        else done();
      } catch (error) {
        // The route meets any other fault once more, and says what it is.
        done(error instanceof DomainError ? error : undefined);
      }
    });
  }

  private findScan(request: FastifyRequest, alias: string): ScanAnswer | undefined {
    const found = this.pages.findAtOnce(alias, request.ip);
    if (!found) return undefined;
    const { page } = found;
    if (!page) throw new DomainError('code_not_found');
    this.scans.count(page, request, { as: 'data' });
    return this.answers.answer(page);
  }
}

function isPlain({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    headers.cookie === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Page | ScanAnswer): void {
  if (!('policy' in answer)) return void reply.header('Cache-Control', 'private, no-cache').send(answer);
  const body = writePage(request, reply, answer);
  if (body instanceof Promise) void body.then((compressed) => reply.send(compressed));
  else void reply.send(body);
}
