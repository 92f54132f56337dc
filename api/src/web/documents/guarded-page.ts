import { ERRORS } from '@ringtag/contracts';
import { drawGuarded } from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '../../platform/errors/domain-error';
import { cardPath } from '../scan/scan-path';
import type { PlainPages } from './plain-pages';

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
