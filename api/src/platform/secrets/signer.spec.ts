import { createHmac, randomBytes } from 'node:crypto';
import { Signer } from './signer';

describe('Signer', () => {
  it.each([0, 1, 32, 63, 64, 65, 200])('should sign as HMAC does, with a key of %d characters', (length) => {
    const key = `ключ${randomBytes(length).toString('latin1')}`.slice(0, length);
    const signer = new Signer(key, 300);
    // A long text first: nothing of it may be left in the next.
    for (const text of ['ü'.repeat(150), '', 'form:BCDF23456', 'form:BCDF23457'])
      expect(signer.sign(text)).toBe(createHmac('sha256', key).update(text).digest('base64url'));
  });

  it('should refuse a text that does not fit', () => {
    expect(() => new Signer('key', 10).sign('ü'.repeat(6))).toThrow(RangeError);
  });
});
