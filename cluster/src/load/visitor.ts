import { once } from 'node:events';
import { Agent as PlainAgent, type IncomingMessage, request as requestPlainly } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Site {
  origin: string;
  port: number;
  /** The port is that of a replica: this visitor stands in for the proxy in front of it. */
  plain?: boolean;
}

/** The API answers within 10 s; whoever waits longer gives up. */
const DEADLINE_MS = 15_000;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** One request, as the one who sent it saw it. Times in milliseconds of `performance.now()`. */
export interface Seen {
  method: string;
  path: string;
  sentAt: number;
  answeredAt: number;
  /** 0 where no answer came. */
  status: number;
}

let visitors = 0;

/** An address of this machine that nobody else has: limits count by it. */
function nextAddress(): string {
  visitors += 1;
  return `127.${1 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** One browser with a client address and cookies of its own. */
export class Visitor {
  private readonly cookies = new Map<string, string>();
  private readonly agent: Agent | PlainAgent;
  private readonly address: string;

  constructor(
    private readonly site: Site,
    private readonly note: (seen: Seen) => void,
  ) {
    const { hostname } = new URL(site.origin);
    this.address = nextAddress();
    const options = { keepAlive: true, localAddress: this.address };
    this.agent = site.plain
      ? new PlainAgent(options)
      : // Its certificate is signed by nobody.
        new Agent({ ...options, servername: hostname, rejectUnauthorized: false });
  }

  /** @throws Error when no answer comes in time. */
  async send(method: string, path: string, body?: object): Promise<Answer> {
    const seen = { method, path, sentAt: performance.now(), answeredAt: 0, status: 0 };
    try {
      const { status, text } = await this.exchange(method, path, body);
      seen.status = status;
      return { status, body: parsed(text) };
    } finally {
      seen.answeredAt = performance.now();
      this.note(seen);
    }
  }

  /**
   * Reads an answer that does not end, piece by piece. Resolves when it is over.
   * @throws Error when the connection is lost
   */
  async listen(path: string, hear: (text: string) => void): Promise<void> {
    const response = await this.ask('GET', path);
    response.setEncoding('utf8');
    for await (const text of response) hear(String(text));
  }

  /** The session's cookie holds its id. */
  get sessionId(): string | undefined {
    return this.cookies.get('__Host-qrsid')?.split('.')[0];
  }

  leave(): void {
    this.agent.destroy();
  }

  private async exchange(method: string, path: string, body?: object) {
    const response = await this.ask(method, path, body, AbortSignal.timeout(DEADLINE_MS));
    for (const line of response.headers['set-cookie'] ?? []) this.keepCookie(line);
    return { status: response.statusCode ?? 0, text: await text(response) };
  }

  /** Resolves when the headers of the answer are there. */
  private async ask(
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<IncomingMessage> {
    const { origin, port, plain } = this.site;
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const sent = (plain ? requestPlainly : request)({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: this.agent,
      signal,
      headers: {
        host: new URL(origin).host,
        origin,
        accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...(plain && { 'x-forwarded-for': this.address, 'x-forwarded-proto': 'https' }),
      },
    });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  }

  private keepCookie(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function parsed(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}
