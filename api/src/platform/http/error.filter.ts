import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type ErrorBody, type ErrorCode, ERRORS } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/database-errors';
import { DomainError, unavailable, ValidationError } from '../errors/domain-error';

/** Draws a failure for people and sends it; status and headers are set already. */
export type FailurePage = (
  error: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes whose answers are pages. */
    failurePage?: FailurePage;
  }
  interface FastifyInstance {
    /** For everything else that a browser opens: files, addresses without a route. */
    failurePage: FailurePage | undefined;
  }
}

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  401: 'unauthenticated',
  // Whoever answers 403 here is a library that guards files; clients open a dialog at it.
  403: 'not_found',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Turns whatever was thrown into a DomainError: the one place that knows foreign errors. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isUnavailable(error)) return unavailable();
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  return new DomainError(
    CODE_OF_STATUS[status] ?? (isRefusal(status) ? 'malformed_request' : 'internal_error'),
  );
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

/** Fastify's own errors carry their status. */
function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}

/** The answer for an error, as every client gets it. */
export function errorBody(error: DomainError, requestId: string): ErrorBody & Record<string, unknown> {
  return {
    ...error.data,
    code: error.code,
    message: error.message,
    error: error instanceof ValidationError ? error.fields : error.message,
    requestId,
  };
}

const logger = new Logger('Http');
/** Of the answer that was meant to be sent. */
const OF_CONTENT = ['Content-Disposition', 'Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/**
 * The one way in which failures leave the server, whatever threw: a page for people, JSON for programs. Says nothing but
 * what the catalogue of errors says.
 */
export async function answerFailure(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const error = toDomainError(thrown);
  if (error.code === 'internal_error') logger.error({ requestId: request.id, err: thrown });
  if (error.code === 'unavailable') logger.warn({ requestId: request.id, err: thrown });
  if (reply.sent) return;
  for (const name of OF_CONTENT) reply.removeHeader(name);
  if (error.retryAfterSeconds !== undefined)
    void reply.header('Retry-After', String(error.retryAfterSeconds));
  void reply.status(ERRORS[error.code].status).header('Cache-Control', 'no-store');
  if (await sentAsPage(error, request, reply)) return;
  void reply.type('application/json; charset=utf-8').send(errorBody(error, request.id));
}

/** A page that cannot be drawn must not hide the failure that it was to tell of. */
async function sentAsPage(
  error: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { failurePage } = request.routeOptions.config;
  const page = failurePage ?? (isOpened(request) ? request.server.failurePage : undefined);
  try {
    await page?.(error, request, reply);
  } catch (failed) {
    logger.error({ msg: 'A failure could not be drawn', requestId: request.id, err: failed });
  }
  return reply.sent;
}

/** Browsers ask so for what they show, and for nothing that a script fetches. */
function isOpened({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Nest's door to `answerFailure`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    return answerFailure(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
