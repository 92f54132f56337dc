import { ERRORS } from '@ringtag/contracts';
import { drawFailure, type DrawingContext } from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isGuarded } from '../../codes';
import type { DomainError } from '../../platform/errors/domain-error';
import { findAlias } from '../scan/scan-path';
import { sendGuardedPage } from './guarded-page';
import type { PlainPage, PlainPages } from './plain-pages';

/** Statuses of failures after which the same request may soon succeed. */
const PASSING = new Set([429, 500, 503]);

/**
 * Tells people in their language that a page cannot be shown. Where it `runs` the application, the shell's page
 * replaces it.
 */
export async function sendFailurePage(
  pages: PlainPages,
  error: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
  { runs }: Pick<PlainPage, 'runs'> = {},
): Promise<FastifyReply> {
  const { errorCode: code } = error;
  const alias = isGuarded(error) ? findAlias(request.url) : undefined;
  if (alias !== undefined) return sendGuardedPage(pages, error, request, reply, { alias, path: request.url });
  const { status } = ERRORS[code];
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const again = reading && PASSING.has(status) ? request.url : undefined;
  // A malformed address is shown as one without a page.
  const told = reading && code === 'malformed_request' ? 'not_found' : code;
  const draw = (context: DrawingContext) => drawFailure({ code: told, again }, context);
  return pages.send(request, reply, { draw, status, runs, passing: true });
}
