/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api, ApiError, unwrap } from '@ringtag/api-client';
import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { renderHook } from '@testing-library/react';
import { formTexts } from './texts';
import { useFailureText } from './use-failure-text';

beforeAll(async () => {
  await startI18n('en');
  declareTexts(formTexts);
  await loadTexts('forms');
});

const toText = (error: unknown) => renderHook(() => useFailureText()).result.current(error);
const tooMany = (retryAfter?: number) =>
  new ApiError({
    status: 429,
    message: 'm',
    textKey: 'too_many_requests',
    ...(retryAfter !== undefined && { retryAfter }),
  });

it.each([
  [1, 'Try again in 1 second'],
  [42, 'Try again in 42 seconds'],
  [120, 'Try again in 120 seconds'],
  [121, 'Try again in 3 minutes'],
  [900, 'Try again in 15 minutes'],
])('should say a wait of %i seconds as "%s"', (seconds, text) => {
  expect(toText(tooMany(seconds))).toContain(text);
});

describe('what an answer says itself (specification 8)', () => {
  let server: Server;
  let body = '';
  beforeAll((done) => {
    server = createServer((_, response) => response.writeHead(502).end(body)).listen(0, '127.0.0.1', done);
  });
  afterAll((done) => {
    server.closeAllConnections();
    server.close(done);
  });
  const said = async (answered: string) => {
    body = answered;
    const { port } = server.address() as AddressInfo;
    const call = api.POST('/api/auth/resend', {
      baseUrl: `http://127.0.0.1:${port}`,
      body: { challengeId: 'c' },
    });
    return toText(await unwrap(call).catch((error: unknown) => error));
  };

  it.each([
    ['"plain string"', 'plain string'],
    ['{"error":"from error"}', 'from error'],
    ['{"error":{"message":"from error.message"}}', 'from error.message'],
    ['{"message":"from message"}', 'from message'],
    ['{"code":"of_a_newer_server","message":"its words"}', 'its words'],
    ['{"message":"$t(common:loading) {{brand}}"}', '$t(common:loading) {{brand}}'],
    ['{}', 'API Error occurred'],
    ['<html>', 'Server error, please try again later.'],
    ['{"code":"invalid_code","message":"other words"}', 'Invalid or expired code'],
  ])('should of %s show %s', async (answered, text) => {
    expect(await said(answered)).toBe(text);
  });

  it('should say a time-out, and nothing of what is no answer', () => {
    const late = new ApiError({ status: 0, message: 'm', textKey: 'timeout' });
    expect(toText(late)).toBe('Request timed out');
    expect(toText(new TypeError('x is not a function'))).toBe('An unknown error occurred');
  });
});

it('should say the error itself when there is nothing to wait for', () => {
  expect(toText(tooMany())).toBe('Too many requests. Wait a moment and try again.');
  expect(toText(new Error('x'))).toBe('An unknown error occurred');
});

it('should not speak of too many tries when the server is away', () => {
  const away = new ApiError({ status: 503, message: 'm', textKey: 'unavailable', retryAfter: 2 });
  expect(toText(away)).toBe('We’re temporarily unavailable. Please try again later.');
});

it('should say which rule a password broke that only the server knows (PWD-3)', () => {
  const refused = (code: string) =>
    new ApiError({
      status: 400,
      message: 'm',
      textKey: 'validation_failed',
      fieldErrors: [{ field: 'password', code, message: 'm' }],
    });
  expect(toText(refused('isCommonPassword'))).toContain('too easy to guess');
  expect(toText(refused('isLength'))).toBe('Check the fields and try again.');
});
