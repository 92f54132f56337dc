import { ApiError, errorOfResponse, errorOfThrown } from './api-error';

const answer = (body: string, status = 400, headers = {}) =>
  errorOfResponse(new Response(body, { status, headers }));

describe('errorOfResponse', () => {
  it.each([
    ['a string body', '"plain words"', 'plain words'],
    ['error as a string', '{"error":"from error","message":"from message"}', 'from error'],
    ['error.message', '{"error":{"message":"inner"},"message":"outer"}', 'inner'],
    ['message', '{"message":"just this"}', 'just this'],
    [
      'message beside a list of field errors',
      '{"error":[{"field":"a","code":"x","message":"m"}],"message":"all"}',
      'all',
    ],
    ['message beside an empty error', '{"error":"","message":"all"}', 'all'],
    ['nothing known', '{"status":"bad"}', 'API Error occurred'],
    ['a body that is null', 'null', 'API Error occurred'],
    ['an unparseable body', '<html>502</html>', 'Server error, please try again later.'],
    ['an empty body', '', 'Server error, please try again later.'],
  ])('should take the message from %s (specification 8)', async (_, body, message) => {
    await expect(answer(body)).resolves.toMatchObject({ message, status: 400 });
  });

  it('should keep code, field errors, data and the time to wait', async () => {
    const fieldErrors = [{ field: 'email', code: 'isEmail', message: 'Please enter a valid email address' }];
    const body = { code: 'validation_failed', message: 'Some fields', error: fieldErrors, currentCount: 3 };
    const error = await answer(JSON.stringify(body), 429, { 'retry-after': '42' });
    expect(error).toMatchObject({
      status: 429,
      code: 'validation_failed',
      textKey: 'validation_failed',
      fieldErrors,
      retryAfter: 42,
    });
    expect(error.data.currentCount).toBe(3);
  });

  it.each([
    ['{"message":"just this"}', undefined],
    ['{"status":"bad"}', 'apiError'],
    ['{"code":"not_found","message":"Not found"}', 'not_found'],
    ['<html>502</html>', 'internal_error'],
  ])('should name for %s the text %s: words of its own have none', async (body, textKey) => {
    expect((await answer(body)).textKey).toBe(textKey);
  });
});

describe('errorOfThrown', () => {
  it.each([
    ['a time-out', new DOMException('x', 'TimeoutError'), 'timeout', 'Request timed out'],
    ['an unreachable server', new TypeError('Failed to fetch'), 'network', 'An unknown error occurred'],
    [
      'an unreadable success',
      new SyntaxError('JSON'),
      'internal_error',
      'Server error, please try again later.',
    ],
    ['anything else', 'boom', 'unknown', 'An unknown error occurred'],
  ])('should explain %s', (_, thrown, textKey, message) => {
    expect(errorOfThrown(thrown)).toMatchObject({ name: 'ApiError', status: 0, textKey, message });
  });

  it('should leave a cancelled call and an ApiError as they are', () => {
    const cancelled = new DOMException('x', 'AbortError');
    expect(errorOfThrown(cancelled)).toBe(cancelled);
    const known = new ApiError({ status: 404, message: 'm', textKey: 'not_found' });
    expect(errorOfThrown(known)).toBe(known);
  });
});
