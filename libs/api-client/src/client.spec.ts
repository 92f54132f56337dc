import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './api-error';
import { api, unwrap } from './client';
import { apiFetch, setSessionHooks } from './transport';

let server: Server;
let handle: RequestListener;
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/user/me`;
const call = (init?: RequestInit) =>
  unwrap(
    apiFetch(new Request(url(), init)).then(async (response) => ({
      data: (await response.json()) as unknown,
    })),
  );

beforeAll((done) => {
  server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1', done);
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(done);
});
afterEach(() => setSessionHooks(undefined));

const answer =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

describe('apiFetch and unwrap', () => {
  it('should answer the body of a success', async () => {
    handle = answer(200, '{"id":"u1"}');
    await expect(call()).resolves.toEqual({ id: 'u1' });
  });

  it('should give a request 60 seconds (specification 9, UI-3)', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    handle = answer(200, '{}');
    await call();
    expect(timeout.mock.calls).toEqual([[60_000]]);
    timeout.mockRestore();
  });

  describe('with a delay (specification 7)', () => {
    const bodies: string[] = [];
    // The request reaches the server after an unknown real time, so this spy tells when a request was sent.
    let sent: jest.SpiedFunction<typeof fetch>;
    beforeEach(() => {
      bodies.length = 0;
      // Fakes only the timers of the page. The timers of the server and its sockets stay real.
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
      sent = jest.spyOn(globalThis, 'fetch');
      handle = (request, response) => {
        request.on('data', (chunk) => bodies.push(String(chunk)));
        request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
      };
    });
    afterEach(() => {
      sent.mockRestore();
      jest.useRealTimers();
    });
    const reset = (init: { delay?: number; signal?: AbortSignal }) =>
      unwrap(
        api.POST('/api/auth/password/reset', {
          baseUrl: new URL(url()).origin,
          body: { email: 'ann@example.com' },
          ...init,
        }),
      );

    it('should send a change that many seconds later, and nothing about it', async () => {
      const answered = reset({ delay: 2 });
      await jest.advanceTimersByTimeAsync(1999);
      expect(sent).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(sent).toHaveBeenCalledTimes(1);
      await answered;
      expect(bodies).toEqual(['{"email":"ann@example.com"}']);
    });

    it('should send nothing when it is cancelled meanwhile', async () => {
      const controller = new AbortController();
      const answered = reset({ delay: 2, signal: controller.signal });
      const refused = expect(answered).rejects.toMatchObject({ name: 'AbortError' });
      await jest.advanceTimersByTimeAsync(1000);
      expect(sent).not.toHaveBeenCalled();
      controller.abort();
      await jest.advanceTimersByTimeAsync(1000);
      await refused;
      expect(bodies).toEqual([]);
    });
  });

  it('should throw the API error and tell the session hooks about 401 and 403 only', async () => {
    const seen: string[] = [];
    setSessionHooks({
      401: ({ code }) => seen.push(`401 ${code}`),
      403: ({ code }) => seen.push(`403 ${code}`),
    });
    for (const [status, code] of [
      [401, 'unauthenticated'],
      [403, 'session_idle'],
      [404, 'not_found'],
    ] as const) {
      handle = answer(status, JSON.stringify({ code, message: 'm', error: 'm', requestId: 'r' }));
      await expect(call()).rejects.toMatchObject({ name: 'ApiError', status, code });
    }
    expect(seen).toEqual(['401 unauthenticated', '403 session_idle']);
  });

  it('should tell the session hooks nothing about a call that no person has asked for', async () => {
    const seen: string[] = [];
    setSessionHooks({ 401: () => seen.push('401'), 403: () => seen.push('403') });
    handle = answer(401, '{"code":"unauthenticated","message":"m","error":"m","requestId":"r"}');
    const request = Object.assign(new Request(url()), { isUnasked: true });
    await expect(apiFetch(request)).rejects.toMatchObject({ status: 401 });
    expect(seen).toEqual([]);
  });

  it('should read a success that is no JSON as a server error', async () => {
    handle = answer(200, '<html>');
    await expect(call()).rejects.toMatchObject({ message: 'Server error, please try again later.' });
  });

  it('should call an unreachable server a network failure', async () => {
    handle = (request) => request.socket.destroy();
    const failure = await call().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 0, textKey: 'network' });
  });

  it('should pass a cancelled call on as cancelled', async () => {
    handle = () => undefined;
    const controller = new AbortController();
    const pending = call({ signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
