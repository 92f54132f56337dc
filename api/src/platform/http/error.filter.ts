import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type ErrorBody, type ErrorCode, ERRORS } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/transaction-runner';
import { DomainError, ValidationError } from './domain-error';

const RETRY_AFTER_OUTAGE = 2;

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  401: 'unauthenticated',
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
  if (isUnavailable(error)) return new DomainError('unavailable', { retryAfter: RETRY_AFTER_OUTAGE });
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  return new DomainError(CODE_OF_STATUS[status] ?? 'internal_error');
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

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toDomainError(thrown);
    if (error.code === 'internal_error') this.logger.error({ requestId: request.id, err: thrown });
    if (error.code === 'unavailable') this.logger.warn({ requestId: request.id, err: thrown });
    if (reply.sent) return;
    if (error.retryAfterSeconds !== undefined)
      void reply.header('Retry-After', String(error.retryAfterSeconds));
    void reply
      // The handler may have announced another kind of answer.
      .header('Content-Type', 'application/json; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .status(ERRORS[error.code].status)
      .send(errorBody(error, request.id));
  }
}
