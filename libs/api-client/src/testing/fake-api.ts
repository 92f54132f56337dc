import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERRORS, type ErrorCode } from '@ringtag/contracts';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

type Handler = (call: { query: URLSearchParams; body: unknown }) => Answer | Promise<Answer>;

export interface FakeApi {
  /** Sets what a call answers from now on: `on('GET /api/my-codes', () => ({ body }))`. */
  on: (call: string, handler: Handler) => void;
  /** The calls so far, as `GET /api/my-codes?page=1`, and their bodies. */
  calls: { call: string; body: unknown }[];
}

/**
 * A real HTTP server in place of the API, for specs of pages in the Jest environment tools/jest/fetch-environment.cjs.
 * Call it once per spec file. Answers and calls are reset before every test.
 */
export function fakeApi(): FakeApi {
  const handlers = new Map<string, Handler>();
  const calls: FakeApi['calls'] = [];
  const { fetch } = globalThis;

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const text = Buffer.concat(chunks).toString();
      const json = request.headers['content-type']?.includes('json');
      const body: unknown = text && json ? JSON.parse(text) : text || undefined;
      const url = new URL(request.url!, 'http://localhost');
      calls.push({ call: `${request.method} ${request.url}`, body });
      const handler = handlers.get(`${request.method} ${url.pathname}`) ?? (() => failure('not_found'));
      const answer = await handler({ query: url.searchParams, body });
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
    });
  });

  beforeAll((done) => {
    server.listen(0, '127.0.0.1', done);
    // The client calls the origin of the page, where no server listens.
    globalThis.fetch = async (input, init) => {
      const request = input as Request;
      const { pathname, search } = new URL(request.url);
      const { port } = server.address() as AddressInfo;
      const text = await request.text();
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
        ...init,
        method: request.method,
        headers: request.headers,
        ...(text && { body: text }),
      });
    };
  });
  beforeEach(() => {
    handlers.clear();
    calls.length = 0;
  });
  afterAll((done) => {
    globalThis.fetch = fetch;
    server.closeAllConnections();
    server.close(() => done());
  });
  return { on: (call, handler) => void handlers.set(call, handler), calls };
}

/** The API's own answer for an error. */
export function failure(code: ErrorCode, data: Record<string, unknown> = {}): Answer {
  const { status, message } = ERRORS[code];
  return { status, body: { code, message, error: message, requestId: 'r', ...data } };
}
