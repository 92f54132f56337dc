import { drawFailure, drawGuarded, type DrawingContext } from '@ringtag/documents';
import type { FastifyRequest } from 'fastify';
import { isGuarded } from '../../codes';
import type { DomainError } from '../../platform/errors/domain-error';
import { cardPath, findAlias } from '../scan/scan-path';
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
  const { errorCode: code, status } = error;
  const alias = isGuarded(error) ? findAlias(request.url) : undefined;
  if (alias !== undefined) return toGuardedPage(error, alias, request.url);
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const again = reading && PASSING.has(status) ? request.url : undefined;
  // A malformed address is shown as one without a page.
  const told = reading && code === 'malformed_request' ? 'not_found' : code;
  const draw = (context: DrawingContext) => drawFailure({ code: told, again }, context);
  return { draw, status, runs, passing: true };
}

/**
 * The page that a client address with too many guesses gets instead of the page of a code (LIM-2): a button that opens
 * this one code. Without scripts, which would replace it.
 * @param path of the page that was asked for
 */
export function toGuardedPage(
  { errorCode: code, status }: DomainError,
  alias: string,
  path: string,
): PlainPage {
  return {
    draw: (context) => drawGuarded({ code, alias, path }, context),
    path: cardPath(alias),
    status,
    passing: true,
  };
}
