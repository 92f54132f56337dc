import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type ErrorBody, type ErrorCode } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/database-errors';
import { DomainError, newUnavailableError, ValidationError } from '../errors/domain-error';

/** Sends a failure as a page for people. Status and headers are set already. */
type FailurePage = (error: DomainError, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** For the routes of pages, and for everything else that a browser opens: files and unknown paths. */
    failurePage: FailurePage | undefined;
  }
}

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  401: 'unauthenticated',
  // Comes from the library that serves files. Clients take 403 for an expired session, so they get 404.
  403: 'not_found',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Turns any error into a DomainError: the only place that knows the errors of libraries. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isUnavailable(error)) return newUnavailableError();
  const status = readStatus(error);
  const isRefusal = status >= 400 && status < 500;
  return new DomainError(CODE_OF_STATUS[status] ?? (isRefusal ? 'malformed_request' : 'internal_error'));
}

/** Errors of Nest and of Fastify carry their status. */
function readStatus(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}

/** The JSON body of every error answer. */
export function errorBody(error: DomainError, requestId: string): ErrorBody & Record<string, unknown> {
  return {
    ...error.data,
    code: error.errorCode,
    message: error.message,
    error: error instanceof ValidationError ? error.fields : error.message,
    requestId,
  };
}

const logger = new Logger('Http');
/** Headers of the answer that failed, which do not fit the error. */
const OF_CONTENT = ['Content-Disposition', 'Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/**
 * Answers every failure, whatever threw it: a page for people, JSON for programs. It tells only what the catalogue of
 * error codes says.
 */
export async function answerFailure(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const error = toDomainError(thrown);
  if (error.errorCode === 'internal_error') logger.error({ requestId: request.id, err: thrown });
  if (error.errorCode === 'unavailable') logger.warn({ requestId: request.id, err: thrown });
  if (reply.sent) return;
  for (const name of OF_CONTENT) reply.removeHeader(name);
  if (error.retryAfterSeconds !== undefined)
    void reply.header('Retry-After', String(error.retryAfterSeconds));
  void reply.status(error.status).header('Cache-Control', 'no-store');
  if (await sentAsPage(error, request, reply)) return;
  void reply.type('application/json; charset=utf-8').send(errorBody(error, request.id));
}

/** Answers whether a page was sent. If it cannot be drawn, the failure is answered as JSON. */
async function sentAsPage(...[error, request, reply]: Parameters<FailurePage>): Promise<boolean> {
  const { pages } = request.routeOptions.config;
  const page = pages || isOpened(request) ? request.server.failurePage : undefined;
  try {
    await page?.(error, request, reply);
  } catch (failed) {
    logger.error({ msg: 'A failure could not be drawn', requestId: request.id, err: failed });
  }
  return reply.sent;
}

/** Browsers send this header for pages that they open, not for requests of scripts. */
function isOpened({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Passes errors of Nest's handlers to `answerFailure`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    return answerFailure(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
