import { ERRORS, type ErrorCode } from '@ringtag/contracts';
import { drawRefusal, drawUnknown } from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FREE } from '../../../codes';
import type { DomainError } from '../../../platform/errors/domain-error';
import { type CodeRequest, readAlias } from '../../scan/scan-path';
import { sendFailurePage } from '../failure-pages';
import type { PlainPage, PlainPages } from '../plain-pages';

/** Refusals after which neither the same form nor another try helps. */
const FINAL: readonly ErrorCode[] = [...NOT_FREE, 'activation_limit_reached', 'account_blocked'];

/**
 * Sends a page of an activation. It is of use to one person for a few minutes, so nothing indexes it, and no cache stores
 * it. The browser keeps the answer to a form, because Back would ask to send the form again.
 */
export function sendActivationPage(
  plain: PlainPages,
  request: FastifyRequest,
  reply: FastifyReply,
  page: PlainPage,
): Promise<FastifyReply> {
  void reply.header('X-Robots-Tag', 'noindex');
  return plain.send(request, reply, { passing: request.method !== 'POST', ...page });
}

/** The page of a failure that no form can mend; undefined when what was typed should be shown again. */
export function sendFinalFailure(
  plain: PlainPages,
  error: DomainError,
  request: CodeRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | undefined {
  const { errorCode: code, data } = error;
  const { status } = ERRORS[code];
  const alias = readAlias(request);
  const send = (draw: PlainPage['draw']) => sendActivationPage(plain, request, reply, { draw, status });
  if (code === 'code_not_found') return send((context) => drawUnknown(alias, context));
  if (FINAL.includes(code)) {
    const currentCount = Number(data['currentCount'] ?? 0);
    return send((context) => drawRefusal(alias, { code, currentCount }, context));
  }
  // Another site must not fill in a form for its visitor.
  const shown =
    request.body instanceof URLSearchParams && code !== 'codes_guarded' && code !== 'cross_origin';
  return shown ? undefined : sendFailurePage(plain, error, request, reply);
}
