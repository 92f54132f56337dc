import { ApiError } from '@ringtag/api-client';
import { startI18n } from '@ringtag/i18n';
import { renderHook } from '@testing-library/react';
import { useFailureText } from './use-failure-text';

beforeAll(() => startI18n('en'));

const textOf = (error: unknown) => renderHook(() => useFailureText()).result.current(error);
const tooMany = (retryAfter?: number) =>
  new ApiError({
    status: 429,
    message: 'm',
    textKey: 'too_many_requests',
    ...(retryAfter !== undefined && { retryAfter }),
  });

it.each([
  [1, 'Please wait 1 second'],
  [42, 'Please wait 42 seconds'],
  [120, 'Please wait 120 seconds'],
  [121, 'Please wait 3 minutes'],
  [900, 'Please wait 15 minutes'],
])('should say a wait of %i seconds as "%s"', (seconds, text) => {
  expect(textOf(tooMany(seconds))).toContain(text);
});

it('should say the error itself when there is nothing to wait for', () => {
  expect(textOf(tooMany())).toBe('Too many requests. Please wait a moment and try again');
  expect(textOf(new Error('x'))).toBe('An unknown error occurred');
});

it('should not speak of too many tries when the server is away', () => {
  const away = new ApiError({ status: 503, message: 'm', textKey: 'unavailable', retryAfter: 2 });
  expect(textOf(away)).toBe('The service is temporarily unavailable. Please try again later');
});

it('should say which rule a password broke that only the server knows (PWD-3)', () => {
  const refused = (code: string) =>
    new ApiError({
      status: 400,
      message: 'm',
      textKey: 'validation_failed',
      fieldErrors: [{ field: 'password', code, message: 'm' }],
    });
  expect(textOf(refused('isCommonPassword'))).toContain('too easy to guess');
  expect(textOf(refused('isLength'))).toBe('Some fields are not valid');
});
