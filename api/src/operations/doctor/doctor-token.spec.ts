import { DAY, MINUTE } from '@ringtag/contracts';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { isDoctorToken, newDoctorToken } from './doctor-token';

const NOW = new Date('2026-11-25T12:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const keys = (secret: string, acceptedSecret?: string) => new SecretKeys({ secret, acceptedSecret } as never);

describe('The token of the doctor', () => {
  const ours = keys('a'.repeat(32));
  const token = newDoctorToken(ours, NOW);

  it('should be valid for five minutes', () => {
    expect(isDoctorToken(ours, token, NOW)).toBe(true);
    expect(isDoctorToken(ours, token, later(5 * MINUTE - 1))).toBe(true);
    expect(isDoctorToken(ours, token, later(5 * MINUTE))).toBe(false);
  });

  it('should be valid where the clock is up to five minutes slow, and no longer', () => {
    expect(isDoctorToken(ours, token, later(-5 * MINUTE))).toBe(true);
    expect(isDoctorToken(ours, token, later(-5 * MINUTE - 1))).toBe(false);
    expect(isDoctorToken(ours, newDoctorToken(ours, later(365 * DAY)), NOW)).toBe(false);
  });

  it('should be valid while its key is replaced, and under no other key', () => {
    expect(isDoctorToken(keys('b'.repeat(32), 'a'.repeat(32)), token, NOW)).toBe(true);
    expect(isDoctorToken(keys('b'.repeat(32)), token, NOW)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['a later end', token.replace(/^./, 'z')],
    ['no end', token.replace(/^.*\./, '.')],
    ['another signature', `${token.slice(0, -2)}xx`],
    ['more behind it', `${token}.x`],
  ])('should not be valid with %s', (_what, other) => {
    expect(isDoctorToken(ours, other, NOW)).toBe(false);
  });
});
