import { ERRORS, safePath } from '@ringtag/contracts';
import { drawGuarded } from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertOwnSite } from '../../accounts';
import type { CodeGuard } from '../../codes';
import type { DomainError } from '../../platform/errors/domain-error';
import type { SecurityLog } from '../../platform/logging/security-log';
import { readForms } from './plain-forms';
import type { PlainPages } from './plain-pages';
import { aliasIn, aliasOf, cardPath, type CodeRequest } from '../scan/scan-path';

export interface GuardedPageOptions {
  plain: PlainPages;
  guard: CodeGuard;
  security: SecurityLog;
  publicUrl: string;
}

/**
 * What an address that guesses is shown in place of the page of a code (LIM-2): a button that opens this one code. No
 * script, because nothing may take the place of what stands here.
 */
export function sendGuardedPage(
  pages: PlainPages,
  { code }: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
  { alias, path }: { alias: string; path: string },
): Promise<FastifyReply> {
  return pages.send(request, reply, {
    draw: (context) => drawGuarded({ code, alias, path }, context),
    path: cardPath(alias),
    status: ERRORS[code].status,
    passing: true,
  });
}

/** The button: a plain POST. Programs could press it too, so that is counted as well. */
export async function serveGuardedPages(
  fastify: FastifyInstance,
  { plain, guard, security, publicUrl }: GuardedPageOptions,
): Promise<void> {
  const config: FastifyContextConfig = {
    failurePage: (error, request, reply) =>
      sendGuardedPage(plain, error, request, reply, wantedOf(request as CodeRequest)),
  };
  await fastify.register((scope, _, done) => {
    readForms(scope);
    // What the browser asks for when somebody types or reloads the address that the button posts to.
    scope.get('/scan/:alias/open', { config }, (request: CodeRequest, reply) =>
      reply.redirect(cardPath(aliasOf(request)), 303),
    );
    scope.post('/scan/:alias/open', { config }, async (request: CodeRequest, reply) => {
      assertOwnSite(request, publicUrl, security);
      const { alias, path } = wantedOf(request);
      guard.open(alias, request.ip);
      return reply.redirect(path, 303);
    });
    done();
  });
}

/** Which code is to be opened, and where that leads: to the page that was asked for, if it is one of this code. */
function wantedOf(request: CodeRequest): { alias: string; path: string } {
  const alias = aliasOf(request);
  const card = cardPath(alias);
  const path = safePath(request.body?.get('path'));
  return { alias, path: path && cardPath(aliasIn(path) ?? '') === card ? path : card };
}
