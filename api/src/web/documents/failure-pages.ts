import { ERRORS } from '@ringtag/contracts';
import { drawFailure, type DrawingContext } from '@ringtag/documents';
import type { FastifyRequest } from 'fastify';
import { isGuarded } from '../../codes';
import type { DomainError } from '../../platform/errors/domain-error';
import { findAlias } from '../scan/scan-path';
import { toGuardedPage } from './guarded-page';
import type { PlainPage } from './plain-pages';

/** Statuses of failures after which the same request may soon succeed. */
const PASSING = new Set([429, 500, 503]);

/**
 * Tells people in their language that a page cannot be shown. Where it `runs` the application, the shell's page
 * replaces it.
 */
export function toFailurePage(
  error: DomainError,
  request: FastifyRequest,
  { runs }: Pick<PlainPage, 'runs'> = {},
): PlainPage {
  const { errorCode: code } = error;
  const alias = isGuarded(error) ? findAlias(request.url) : undefined;
  if (alias !== undefined) return toGuardedPage(error, alias, request.url);
  const { status } = ERRORS[code];
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const again = reading && PASSING.has(status) ? request.url : undefined;
  // A malformed address is shown as one without a page.
  const told = reading && code === 'malformed_request' ? 'not_found' : code;
  const draw = (context: DrawingContext) => drawFailure({ code: told, again }, context);
  return { draw, status, runs, passing: true };
}
