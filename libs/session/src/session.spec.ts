import { marksExpiring } from './session';

describe('marksExpiring', () => {
  it.each([
    [403, 'Your session has expired because of inactivity.', true],
    [403, 'We couldn’t confirm that this came from our site. Reload the page and try again.', true],
    [403, 'Admin access required', false],
    [403, 'Forbidden. Admin access required', false],
    [403, 'Valid user role required', false],
    [403, 'Forbidden. Valid user role required', false],
    [401, 'Sign in to continue.', false],
  ])('should read %d "%s" as %s', (status, message, expected) => {
    expect(marksExpiring({ status, message })).toBe(expected);
  });
});
