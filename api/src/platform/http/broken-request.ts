import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@ringtag/contracts';
import { DomainError } from '../errors/domain-error';
import { errorBody } from './error.filter';

/** The answers to problems by the code that Node gives them. */
const ANSWERS: Partial<Record<string, [number, ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'payload_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
};

/** Answers bytes that Node cannot parse as HTTP: there is no request yet, only a connection. */
export function answerBrokenRequest(problem: NodeJS.ErrnoException, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code] = ANSWERS[problem.code ?? ''] ?? [400, 'malformed_request'];
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(new DomainError(code), requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  // The bytes that Node could not parse.
  const { rawPacket } = problem as { rawPacket?: Buffer };
  const isHead = rawPacket?.toString('latin1', 0, 5) === 'HEAD ';
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`, () => socket.destroy());
}
