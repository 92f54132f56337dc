import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@ringtag/contracts';
import { DomainError } from '../errors/domain-error';
import { errorBody } from './error.filter';

/** What Node calls it when headers are too long, or a request does not end. */
const STATUS_OF_PROBLEM: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  408: 'timeout',
  431: 'payload_too_large',
};

/** Answers what is no HTTP that can be read: there is no request yet, only a connection. */
export function answerBrokenRequest(problem: NodeJS.ErrnoException, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUS_OF_PROBLEM[problem.code ?? ''] ?? 400;
  const error = new DomainError(CODE_OF_STATUS[status] ?? 'malformed_request');
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(error, requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  // What could not be read.
  const { rawPacket } = problem as { rawPacket?: Buffer };
  const isHead = rawPacket?.toString('latin1', 0, 5) === 'HEAD ';
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`, () => socket.destroy());
}
