import type { LoggerService } from '@nestjs/common';
import pino from 'pino';
import type { LogConfig } from '../config/config';
import { currentSpan } from '../tracing/span';

const SECRETS = ['password', 'code', 'token', 'secret', 'cookie', 'authorization', 'formToken'];

/** Contexts of Nest that log the modules and routes at every start. */
const CHATTY = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/**
 * Writes one JSON line per event, with UTC times. Fields with the names of codes, tokens, passwords and cookies are
 * removed (OTP-12, LOG-1). A line that belongs to a trace has its `traceId`.
 */
export class AppLogger implements LoggerService {
  private readonly pino: pino.Logger;

  constructor({ level }: LogConfig, destination: pino.DestinationStream = pino.destination(1)) {
    const options: pino.LoggerOptions = {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }) },
      mixin: nameTrace,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), remove: true },
    };
    this.pino = pino(options, destination);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write(CHATTY.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  /** Takes the arguments of Nest's logger: a message, details if there are any, and the context last. */
  private write(level: 'debug' | 'info' | 'warn' | 'error', message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? { context: rest.at(-1) } : {};
    const error = [message, ...rest].find((part) => part instanceof Error);
    const details = { ...context, ...(error ? { err: error } : {}) };
    if (typeof message === 'object' && message !== null && !(message instanceof Error)) {
      this.pino[level]({ ...details, ...message });
    } else {
      this.pino[level](details, message instanceof Error ? message.message : String(message));
    }
  }
}

function nameTrace(): { traceId?: string } {
  const span = currentSpan();
  return span ? { traceId: span.traceId } : {};
}

/** Picks the fields to log. Database errors also contain the parameters of the statement, which may be secrets. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, errorCode = code } = error as { code?: unknown; errorCode?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(errorCode ? { errorCode } : {}),
  };
}
