import { ERRORS, safePath } from '@ringtag/contracts';
import { drawGuarded } from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertOwnSite } from '../../accounts';
import type { CodeGuard } from '../../codes';
import type { DomainError } from '../../platform/errors/domain-error';
import type { SecurityLog } from '../../platform/logging/security-log';
import { findAlias, readAlias, cardPath, type CodeRequest, type CodeRoute } from '../scan/scan-path';
import type { PlainPages } from './plain-pages';

export interface GuardedPageOptions {
  plain: PlainPages;
  guard: CodeGuard;
  security: SecurityLog;
  publicUrl: string;
}

/**
 * The page that a client address with too many guesses gets instead of the page of a code (LIM-2): a button that opens
 * this one code. Without scripts, which would replace it.
 */
export function sendGuardedPage(
  pages: PlainPages,
  { errorCode: code }: DomainError,
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

/** The button: a plain POST. It is rate-limited too, because programs could press it. */
export function serveGuardedPages(
  scope: FastifyInstance,
  { plain, guard, security, publicUrl }: GuardedPageOptions,
): void {
  const config: FastifyContextConfig = {
    failurePage: (error, request, reply) =>
      sendGuardedPage(plain, error, request, reply, readWanted(request as CodeRequest)),
  };
  // Browsers send a GET when somebody types or reloads the address that the button posts to.
  scope.get<CodeRoute>('/scan/:alias/open', { config }, (request, reply) =>
    reply.redirect(cardPath(readAlias(request)), 303),
  );
  scope.post<CodeRoute>('/scan/:alias/open', { config }, (request, reply) => {
    assertOwnSite(request, publicUrl, security);
    const { alias, path } = readWanted(request);
    guard.open(alias, request.ip);
    return reply.redirect(path, 303);
  });
}

/** The code to open, and where to go then: to the page that was asked for, if it belongs to this code. */
function readWanted(request: CodeRequest): { alias: string; path: string } {
  const alias = readAlias(request);
  const card = cardPath(alias);
  const { body } = request;
  const path = safePath(body instanceof URLSearchParams ? body.get('path') : undefined);
  return { alias, path: path && cardPath(findAlias(path) ?? '') === card ? path : card };
}
