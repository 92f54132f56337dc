import { marksExpiring } from './session';

describe('marksExpiring', () => {
  it.each([
    [403, 'Your session has expired because of inactivity', true],
    [403, 'This request did not come from this site', true],
    [403, 'Admin access required', false],
    [403, 'Forbidden. Admin access required', false],
    [403, 'Valid user role required', false],
    [403, 'Forbidden. Valid user role required', false],
    [401, 'Please sign in', false],
  ])('should read %d "%s" as %s', (status, message, expected) => {
    expect(marksExpiring({ status, message })).toBe(expected);
  });
});
