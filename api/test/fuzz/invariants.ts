import { ERRORS } from '@ringtag/contracts';
import type { FuzzAnswer } from './client';
import type { FuzzRequest } from './requests';

/** Words of drivers, of stack traces and of the file system: nothing of a request that the fuzzer makes holds them. */
const INSIDE =
  /SQLITE_|\bER_[A-Z]{3}|E(CONN|NOENT|ACCES)[A-Z]*|SQLSTATE|typeorm|node_modules|[Cc]ollation|\n\s+at .+:\d+:\d+|\bFST_ERR|TypeError|127\.0\.0\.1/;

const WITHOUT_BODY = new Set([204, 304]);
/** Headers that were too long to be read: there is no request yet that an error could name. */
const UNREAD = 431;

/** Throws at bytes that are no UTF-8, so that an error with a broken text is no JSON. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** What no answer may be, whatever was asked; undefined where all is well. */
export function findFault(
  answer: FuzzAnswer,
  asked: Pick<FuzzRequest, 'method' | 'path' | 'headers'>,
  secrets: readonly string[],
): string | undefined {
  const { status, headers, body } = answer;
  if (status >= 500) return `answered ${status}`;
  const inside = INSIDE.exec(body)?.[0];
  if (inside !== undefined) return `the body says ${JSON.stringify(inside)}`;
  const secret = secrets.findIndex((text) => body.includes(text));
  if (secret >= 0) return `the body holds secret number ${secret}`;
  if (headers['x-request-id'] === undefined) return 'the answer has no request id';
  if (body !== '' && headers['content-type'] === undefined) return 'the body has no type';
  const ended = WITHOUT_BODY.has(status) || asked.method === 'HEAD';
  const opened = asked.headers.some(([name, value]) => name === 'accept' && value.includes('text/html'));
  const api = (asked.path.startsWith('/api/') && !opened) || String(headers['content-type']).includes('json');
  return api && status >= 400 && !ended ? faultInError(answer) : undefined;
}

function faultInError({ headers, body, status }: FuzzAnswer): string | undefined {
  const error = parsed(body);
  if (!error) return 'an error of the API is no JSON object';
  const { code, message, requestId } = error;
  if (typeof code !== 'string' || !Object.hasOwn(ERRORS, code))
    return `nobody knows the error ${String(code)}`;
  const known = ERRORS[code as keyof typeof ERRORS];
  if (known.status !== status && status !== UNREAD) return `${code} came with ${status}`;
  if (message !== known.message || !('error' in error)) return `${code} lacks its texts`;
  return requestId === headers['x-request-id'] ? undefined : 'the error names another request';
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(UTF_8.decode(Buffer.from(body, 'latin1'))) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
