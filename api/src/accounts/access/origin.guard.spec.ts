import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ServerConfig } from '../../platform/config/config';
import type { DomainError } from '../../platform/errors/domain-error';
import type { SecurityLog } from '../../platform/logging/security-log';
import { ChangesState, FromAnywhere, OriginGuard } from './origin.guard';

const OWN = 'https://ringtag.example';

class Handlers {
  plain() {}
  @ChangesState() changing() {}
  @FromAnywhere() anywhere() {}
}

/** What the guard says of a request, and what it logs. */
function ask(name: keyof Handlers, method: string, headers: Record<string, string> = {}) {
  const record = jest.fn();
  const guard = new OriginGuard(
    new Reflector(),
    { publicUrl: OWN } as ServerConfig,
    { record } as unknown as SecurityLog,
  );
  const request = { method, headers, routeOptions: { url: '/api/thing' } };
  const context = {
    getHandler: () => Handlers.prototype[name],
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  try {
    return { outcome: guard.canActivate(context), logged: record.mock.calls };
  } catch (error) {
    return { outcome: (error as DomainError).errorCode, logged: record.mock.calls };
  }
}

const REFUSED = 'cross_origin';
const cookie = '__Host-qrsid=a.b';

describe('OriginGuard', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('should let a %s from anywhere pass', (method) => {
    expect(ask('plain', method, { 'sec-fetch-site': 'cross-site', cookie }).outcome).toBe(true);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, REFUSED],
    [{ 'sec-fetch-site': 'cross-site' }, REFUSED],
    [{ 'sec-fetch-site': 'none' }, REFUSED],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: OWN }, REFUSED],
    [{ origin: OWN, cookie }, true],
    [{ origin: 'https://evil.example' }, REFUSED],
    [{ origin: 'null' }, REFUSED],
    [{}, true],
    [{ cookie }, REFUSED],
    [{ cookie: 'qrsid=a.b' }, REFUSED],
    [{ cookie: 'theme=dark' }, true],
  ] as const)('should answer a POST with %j with %s (CSRF-1, CSRF-2)', (headers, answer) => {
    expect(ask('plain', 'POST', headers).outcome).toBe(answer);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('should refuse a %s from another site', (method) => {
    expect(ask('plain', method, { 'sec-fetch-site': 'cross-site' }).outcome).toBe(REFUSED);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, REFUSED],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, REFUSED],
    [{ 'sec-fetch-site': 'same-origin' }, REFUSED],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, REFUSED],
    [{ 'x-requested-with': 'fetch' }, true],
    [{ 'sec-fetch-site': 'cross-site', 'x-requested-with': 'fetch' }, REFUSED],
    [{}, REFUSED],
  ] as const)('should answer a GET that changes state, with %j, with %s (CSRF-4)', (headers, answer) => {
    expect(ask('changing', 'GET', headers).outcome).toBe(answer);
  });

  it('should let the one request pass that other programs send', () => {
    expect(ask('anywhere', 'POST', { 'sec-fetch-site': 'cross-site', cookie }).outcome).toBe(true);
  });

  it('should log what it refuses, and nothing else', () => {
    const event = { rule: 'origin', route: 'POST /api/thing' };
    expect(ask('plain', 'POST', { origin: 'null' }).logged).toEqual([['access_refused', event]]);
    expect(ask('changing', 'GET').logged).toHaveLength(1);
    expect(ask('plain', 'POST').logged).toEqual([]);
  });
});
