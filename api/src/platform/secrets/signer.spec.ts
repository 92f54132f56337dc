import { createHmac, randomBytes } from 'node:crypto';
import { Signer } from './signer';

describe('Signer', () => {
  it.each([0, 1, 32, 63, 64, 65, 200])('should sign as HMAC does, with a key of %d characters', (length) => {
    const key = `ключ${randomBytes(length).toString('latin1')}`.slice(0, length);
    const signer = new Signer(key);
    // A long text first: nothing of it may be left in the next.
    for (const text of ['ü'.repeat(5000), '', 'form:BCDF23456', 'form:BCDF23457'])
      expect(signer.sign(text)).toBe(createHmac('sha256', key).update(text).digest('base64url'));
  });
});
