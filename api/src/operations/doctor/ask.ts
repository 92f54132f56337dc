import { request as plain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as secure } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { SECOND } from '@ringtag/contracts';
import { ANSWER_DEADLINE_MS } from './finding';

/** In characters. Answers to the doctor are shorter. */
const LONGEST_BODY = 100_000;

interface Sent {
  headers?: Record<string, string>;
  /** The IP address to connect to, instead of the one that the name has first. */
  address?: string;
  /** Stop reading as soon as something of the body has arrived. */
  firstPart?: boolean;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Of https only. */
  tls?: { validUntil: Date; /** Why the certificate cannot be trusted. */ fault: string | undefined };
}

/**
 * A request that follows no redirect, on a connection of its own. The certificate is not checked: the doctor has to see
 * what lies behind a wrong one. The answer says what is wrong with it. Throws where nothing answers in time.
 */
export async function ask(url: URL, { headers, address, firstPart = false }: Sent = {}): Promise<Answer> {
  const open = url.protocol === 'https:' ? secure : plain;
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const options = {
    headers: { host: url.host, ...headers },
    hostname: address ?? hostname,
    servername: hostname,
    agent: false,
    rejectUnauthorized: false,
    signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
  };
  const request = open(url, options);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve).on('error', reject).end();
    });
    const tls = url.protocol === 'https:' ? readTls(answer.socket as TLSSocket) : undefined;
    const body = await readBody(answer, firstPart);
    return { status: answer.statusCode!, headers: answer.headers, body, ...(tls && { tls }) };
  } catch (error) {
    if ((error as Error).name === 'AbortError')
      throw new Error(`no answer within ${ANSWER_DEADLINE_MS / SECOND} s`, { cause: error });
    throw error;
  } finally {
    request.destroy();
  }
}

function readTls(socket: TLSSocket): Answer['tls'] {
  const { valid_to: end } = socket.getPeerCertificate();
  const error = socket.authorizationError as Error | string | undefined;
  return { validUntil: new Date(end), fault: error ? String(error) : undefined };
}

async function readBody(answer: IncomingMessage, firstPart: boolean): Promise<string> {
  let body = '';
  answer.setEncoding('utf8');
  for await (const part of answer) {
    body += part as string;
    if (firstPart || body.length > LONGEST_BODY) break;
  }
  return body;
}
