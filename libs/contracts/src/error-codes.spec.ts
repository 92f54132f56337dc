import { ERROR_CODES, type ErrorCode, ERRORS, isErrorCode } from './error-codes';

const codesWith = (status: number): ErrorCode[] =>
  ERROR_CODES.filter((code) => ERRORS[code].status === status);

describe('error codes', () => {
  it('should keep 403 for what a client may answer with the session-expiry modal', () => {
    expect(codesWith(403)).toEqual(['admin_required', 'user_required', 'session_idle', 'cross_origin']);
  });

  it('should say the two role messages in the words that do not expire a session (specification 6)', () => {
    expect(ERRORS.admin_required.message).toBe('Admin access required');
    expect(ERRORS.user_required.message).toBe('Valid user role required');
  });

  it('should keep 401 for what clears the state of a client', () => {
    expect(codesWith(401)).toEqual(['unauthenticated', 'invalid_credentials']);
  });

  it.each([
    ['invalid_code', 400],
    ['invalid_link', 400],
    ['link_expired', 400],
    ['validation_failed', 400],
    ['not_found', 404],
    ['code_not_found', 404],
    ['already_activated', 409],
    ['activation_limit_reached', 409],
    ['too_many_requests', 429],
    ['unavailable', 503],
  ] as const)('should answer %s with %d', (code, status) => {
    expect(ERRORS[code].status).toBe(status);
  });

  it('should answer every error with a status of HTTP and a message', () => {
    for (const code of ERROR_CODES) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect([400, 401, 403, 404, 405, 408, 409, 413, 415, 429, 500, 503]).toContain(ERRORS[code].status);
      expect(ERRORS[code].message).toMatch(/^[A-Z]/);
    }
  });

  it('should say the same of a wrong, a used and an expired code (OTP-11)', () => {
    expect(ERRORS.invalid_code.message).toBe('Invalid or expired code');
    expect(ERROR_CODES.filter((code) => /(used|expired|wrong|unknown)_(code|link)/.test(code))).toEqual([]);
  });
});

describe('isErrorCode', () => {
  it.each(['not_found', 'session_idle'])('should take %s', (code) => {
    expect(isErrorCode(code)).toBe(true);
  });

  it.each(['', 'NOT_FOUND', 'toString', '__proto__', 'constructor', 404, null, undefined, ['not_found']])(
    'should refuse %j',
    (value) => {
      expect(isErrorCode(value)).toBe(false);
    },
  );
});
