import { MESSAGE } from '@ringtag/contracts';
import { FakeClock } from '../../../test/support/fake-clock';
import { newKeys } from '../../../test/support/new-keys';
import { MessageForm } from './message-form';

describe('MessageForm', () => {
  const [secret, otherSecret] = ['a secret of at least 32 characters', 'another secret of 32 characters!'];
  const clock = new FakeClock();
  const form = new MessageForm(newKeys(secret), clock);

  it('should take no token that is longer than its own', () => {
    const token = form.issue('ABCD2345');
    clock.advance(MESSAGE.formMinAge);
    expect(form.isValid('ABCD2345', token)).toBe(true);
    for (const other of [`${token}a`, 'ü'.repeat(100), 'a'.repeat(100_000)])
      expect(form.isValid('ABCD2345', other)).toBe(false);
  });

  it('should take a form from two seconds to a day after it was shown', () => {
    const token = form.issue('ABCD2345');
    const tooNew = (retryAfterSeconds: number) =>
      expect.objectContaining({ errorCode: 'form_too_new', retryAfterSeconds });
    expect(() => form.assertValid('ABCD2345', token)).toThrow(tooNew(2));
    clock.advance(MESSAGE.formMinAge - 1000);
    expect(() => form.assertValid('ABCD2345', token)).toThrow(tooNew(1));
    clock.advance(1000);
    expect(() => form.assertValid('ABCD2345', token)).not.toThrow();
    clock.advance(MESSAGE.formMaxAge - MESSAGE.formMinAge - 1000);
    expect(() => form.assertValid('ABCD2345', token)).not.toThrow();
    expect([form.isValid('ABCD2345', token), form.renew('ABCD2345', token)]).toEqual([true, token]);
    clock.advance(2000);
    expect(() => form.assertValid('ABCD2345', token)).toThrow(
      expect.objectContaining({ errorCode: 'form_expired' }),
    );
    expect(form.isValid('ABCD2345', token)).toBe(false);
    expect(form.renew('ABCD2345', token)).not.toBe(token);
  });

  it('should take the forms of each accepted key', () => {
    const token = form.issue('ABCD2345');
    for (const keys of [newKeys(secret, otherSecret), newKeys(otherSecret, secret)])
      expect(new MessageForm(keys, clock).isValid('ABCD2345', token)).toBe(true);
    expect(new MessageForm(newKeys(otherSecret), clock).isValid('ABCD2345', token)).toBe(false);
  });

  it('should give every form a token of its own (LIM-3)', () => {
    const tokens = Array.from({ length: 100 }, () => form.issue('ABCD2345'));
    expect(new Set(tokens).size).toBe(100);
  });

  it('should refuse the form of another code, another server and a forged time', () => {
    const token = form.issue('ABCD2345');
    const other = new MessageForm(newKeys(otherSecret), clock).issue('ABCD2345');
    clock.advance(MESSAGE.formMinAge);
    const [time = '', random = '', signature = ''] = token.split('.');
    const older = `${(clock.now().getTime() - 60_000).toString(36)}.${random}.${signature}`;
    const shorter = `${time}.${signature}`;
    const expired = expect.objectContaining({ errorCode: 'form_expired' });
    for (const forged of [other, older, shorter, `${token}.${signature}`, '', '.', '..', time]) {
      expect(() => form.assertValid('ABCD2345', forged)).toThrow(expired);
    }
    expect(() => form.assertValid('WXYZ6789', token)).toThrow(expired);
    expect(() => form.assertValid('ABCD2345', token)).not.toThrow();
  });
});
