import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { type KnownValues, withKnown } from './known';
import type { FuzzRequest } from './requests';

export interface FuzzAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Its bytes, as a Latin-1 text. */
  body: string;
}

/** Who asks, and what the marks in a request stand for. */
export interface Sender {
  /** Where the server listens; requests name the host that it believes in. */
  port: number;
  origin: string;
  cookie: string | undefined;
  /** The address that a proxy would say the request comes from. */
  address: string;
  values: Partial<KnownValues>;
}

/** Far more than any request may take, also on a machine that does much else. */
const HANGS_AFTER = 120_000;

/** One connection after the other, kept open as browsers do. */
export class FuzzClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  close(): void {
    this.agent.destroy();
  }

  /** Rejects when the connection is lost or nothing comes. */
  send(asked: FuzzRequest, sender: Sender): Promise<FuzzAnswer> {
    const body = asked.body && Buffer.from(withKnown(asked.body.text, sender.values), asked.body.encoding);
    return new Promise((resolve, reject) => {
      const request = httpRequest({
        host: '127.0.0.1',
        port: sender.port,
        agent: this.agent,
        method: asked.method,
        path: withKnown(asked.path, sender.values),
        headers: headersFor(asked, sender, body?.length) as never,
        timeout: HANGS_AFTER,
      });
      request.once('timeout', () => request.destroy(new Error('no answer')));
      request.once('error', reject);
      request.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        const finish = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('latin1'),
          });
        if (!isEndless(response.headers)) return void response.once('end', finish);
        finish();
        response.destroy();
      });
      request.end(body);
    });
  }
}

/** A stream of events ends with its connection: its headers are all of its answer. */
function isEndless({ 'content-type': type }: IncomingHttpHeaders): boolean {
  return type?.startsWith('text/event-stream') ?? false;
}

/** Names and values in turn, as Node takes what is not one value per name. */
function headersFor({ headers, doubled, method }: FuzzRequest, sender: Sender, length?: number): string[] {
  const usual: [string, string][] = [
    ['host', new URL(sender.origin).host],
    ['x-forwarded-for', sender.address],
    ['sec-fetch-site', 'same-origin'],
    ['sec-fetch-mode', 'cors'],
    ...(sender.cookie === undefined ? [] : [['cookie', sender.cookie] as [string, string]]),
  ];
  const own = new Set(headers.map(([name]) => name));
  const kept = doubled ? usual : usual.filter(([name]) => !own.has(name));
  const bodyless = length === undefined && ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  return [
    ...kept,
    ...headers.map(([name, value]) => [name, withKnown(value, sender.values)]),
    ...(bodyless ? [] : [['content-length', String(length ?? 0)]]),
  ].flat();
}
