import type { IssuedSecrets } from '@ringtag/tools/issued-secrets';
import { assertDescribed } from './described-answers';

export interface Answer {
  status: number;
  headers: Headers;
  // Tests assert on whatever the server answered.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shape under test is not known beforehand
  body: any;
  /** The same as it came, for files. */
  bytes: Buffer;
}

/** One browser: keeps its cookies and says where it comes from, as a browser does. */
export class Visitor {
  /** The session's. */
  cookie: string | undefined;
  /** What makes this browser known to the accounts that signed in here. */
  device: string | undefined;
  /** The mark of whose codes are their own here. */
  own: string | undefined;
  /** The activations that this browser began. */
  steps: string | undefined;
  /** That others use this computer. */
  shared: string | undefined;
  /** What opens the links of mails to owners in this browser alone. */
  answers: string | undefined;
  /** That an administrator sees a release before others do. */
  release: string | undefined;
  /** Tests of forms look at where an answer leads. */
  redirect: RequestInit['redirect'] = 'follow';

  constructor(
    private readonly url: string,
    private readonly origin: string,
    readonly issued: IssuedSecrets,
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body?: unknown): Promise<Answer> {
    return this.send('PUT', path, body);
  }

  patch(path: string, body: unknown): Promise<Answer> {
    return this.send('PATCH', path, body);
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path);
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    this.issued.noteBody(body);
    const response = await this.fetch(method, path, {
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: raw ? (body as string) : JSON.stringify(body) }),
    });
    const bytes = await readBody(response);
    const { status } = response;
    const answer = { status, headers: response.headers, body: parsed(bytes.toString()), bytes };
    // The tokens of conversations are the only secrets in the bodies of answers.
    this.issued.noteConversation(answer.body);
    this.issued.assertNothingHidden(bytes.toString(), `${method} ${path}`);
    assertDescribed(method, path, answer);
    return answer;
  }

  /** The same for answers that do not end. They are not compared with the document. */
  async fetch(method: string, path: string, { headers, ...options }: RequestInit): Promise<Response> {
    const cookie = [this.cookie, this.device, this.own, this.steps, this.shared, this.answers, this.release]
      .filter(Boolean)
      .join('; ');
    const response = await fetch(this.url + path, {
      method,
      redirect: this.redirect,
      headers: {
        ...(method === 'GET' ? {} : { origin: this.origin }),
        ...(cookie ? { cookie } : {}),
        ...(headers as Record<string, string>),
      },
      ...options,
    });
    this.keepCookies(response);
    return response;
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const pair = cookie.split(';')[0] ?? '';
      const [, known] =
        /^(?:__Host-)?(device|own|steps|shared|answers|release)(?:-computer)?=/.exec(pair) ?? [];
      const name =
        (known as 'device' | 'own' | 'steps' | 'shared' | 'answers' | 'release' | undefined) ?? 'cookie';
      this[name] = pair.endsWith('=') ? undefined : pair;
      this.issued.noteCookie(pair);
    }
  }
}

/** A stream of events does not end: its headers are all of its answer. */
async function readBody(response: Response): Promise<Buffer> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  return Buffer.alloc(0);
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
