import type { LoggerService } from '@nestjs/common';
import pino from 'pino';
import type { LogConfig } from '../config/config';

const SECRETS = ['password', 'code', 'token', 'secret', 'cookie', 'authorization', 'formToken'];

/** Parts of the framework that tell at every start what the code says already. */
const CHATTY = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/**
 * One JSON line per event, UTC, to standard output. Codes, tokens, passwords and cookies never get in: whatever
 * field carries such a name is cut out (OTP-12, LOG-1).
 */
export class AppLogger implements LoggerService {
  private readonly pino: pino.Logger;

  /** To standard output, or to another destination. */
  constructor({ level }: LogConfig, destination: pino.DestinationStream = pino.destination(1)) {
    const options: pino.LoggerOptions = {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }) },
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

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  /** Nest passes what its own logger takes: a message, perhaps details, and the context last. */
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

/** Of an error what helps to find it: database errors also carry the statement's parameters, which may be secrets. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code ? { errorCode: code } : {}),
  };
}
