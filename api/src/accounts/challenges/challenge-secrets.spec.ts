import { randomUUID } from 'node:crypto';
import { newKeys } from '../../../test/support/new-keys';
import { Clock } from '../../platform/clock/clock';
import { MailedLinks } from '../../platform/secrets/mailed-links';
import { randomNonce } from '../../platform/secrets/secrets';
import { ChallengeSecrets } from './challenge-secrets';

const toCodes = (...secrets: [string, string?]) => {
  const keys = newKeys(...secrets);
  return new ChallengeSecrets(keys, new MailedLinks(keys, new Clock()));
};
const SECRET = 'a secret of at least thirty-two characters';
const challenge = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  nonce: '00112233445566778899aabbccddeeff',
  purpose: 'sign-in',
  expiresAt: new Date('2026-11-22T12:10:00.000Z'),
} as const;

/** Chi-square of counts against an even spread. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('ChallengeSecrets', () => {
  const codes = toCodes(SECRET);

  it('should give six digits, spread evenly, leading zeros kept (OTP-1)', () => {
    const draws = 100_000;
    // Fixed ids and nonces: the same draws in every run, so the test cannot fail by chance.
    const drawn = Array.from({ length: draws }, (_, i) =>
      codes.toDigits({ id: `id-${i}`, nonce: `nonce-${i}` }),
    );
    expect(drawn.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    const zeros = drawn.filter((code) => code.startsWith('0')).length;
    expect(zeros).toBeGreaterThan(9500);
    expect(zeros).toBeLessThan(10_500);
    for (let place = 0; place < 6; place += 1) {
      const counts = Array<number>(10).fill(0);
      for (const code of drawn) counts[Number(code[place])]! += 1;
      // 9 degrees of freedom: 27.88 is passed by chance once in 1000.
      expect(chiSquare(counts)).toBeLessThan(27.88);
    }
    const thousands = Array<number>(1000).fill(0);
    for (const code of drawn) thousands[Number(code.slice(0, 3))]! += 1;
    // 999 degrees of freedom: 1142 is passed by chance once in 1000.
    expect(chiSquare(thousands)).toBeLessThan(1142);
  });

  it('should repeat the code and the link of a challenge, so that a resend can', () => {
    expect(toCodes(SECRET).toDigits({ ...challenge })).toBe(codes.toDigits(challenge));
    expect(toCodes(SECRET).toToken({ ...challenge })).toBe(codes.toToken(challenge));
  });

  it('should give a challenge one code, whichever of the accepted keys signs (OTP-2)', () => {
    const other = `${SECRET} and another`;
    const [before, during, after] = [toCodes(SECRET, other), toCodes(other, SECRET), toCodes(other)];
    // Of 50 codes, more than two are not equal by chance.
    for (const [made, [some, none]] of [
      [newKeys(SECRET, other), [codes, after]],
      [newKeys(other, SECRET), [after, codes]],
    ] as const) {
      const challenges = Array.from({ length: 50 }, () => ({ id: randomUUID(), nonce: made.newNonce() }));
      const drawn = (by: ChallengeSecrets) => challenges.map((each) => by.toDigits(each));
      expect(challenges.every(({ nonce }) => /^[\w-]{32}$/.test(nonce))).toBe(true);
      expect(drawn(before)).toEqual(drawn(some));
      expect(drawn(during)).toEqual(drawn(some));
      expect(drawn(none).filter((code, i) => code === drawn(some)[i]).length).toBeLessThan(3);
    }
  });

  it('should give the same form the same id by each accepted key', () => {
    const at = new Date('2026-11-22T12:00:00.000Z');
    const other = `${SECRET} and another`;
    const [first] = codes.toIds('a form', at);
    expect(toCodes(SECRET, other).toIds('a form', at)[0]).toBe(first);
    expect(toCodes(other, SECRET).toIds('a form', at)[1]).toBe(first);
    expect(toCodes(other).toIds('a form', at)).not.toContain(first);
  });

  it('should give other codes and links with another secret (OTP-2)', () => {
    const others = Array.from({ length: 50 }, (_, i) => toCodes(`${SECRET}${i}`));
    expect(new Set(others.map((other) => other.toDigits(challenge))).size).toBeGreaterThan(45);
    expect(new Set(others.map((other) => other.toToken(challenge))).size).toBe(50);
  });

  it('should give other codes and links for another id or nonce (OTP-7)', () => {
    const ids = Array.from({ length: 50 }, () => ({ ...challenge, id: randomUUID() }));
    const nonces = Array.from({ length: 50 }, () => ({ ...challenge, nonce: randomNonce() }));
    for (const variants of [ids, nonces]) {
      expect(new Set(variants.map((variant) => codes.toDigits(variant))).size).toBeGreaterThan(45);
      const secrets = variants.map((variant) => codes.toToken(variant).split('.')[1]);
      expect(new Set(secrets).size).toBe(50);
    }
  });

  it('should make links of the id and 256 bits that are safe in an address (LNK-1)', () => {
    const token = codes.toToken(challenge);
    expect(token).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}\.[\da-z]{8}\.[\w-]{22}$/);
    const [id, secret = ''] = token.split('.');
    expect(id).toBe(challenge.id);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it('should not let a code be read from the link', () => {
    const secret = Buffer.from(codes.toToken(challenge).split('.')[1]!, 'base64url');
    const asCode = String(secret.readBigUInt64BE() % 1_000_000n).padStart(6, '0');
    expect(asCode).not.toBe(codes.toDigits(challenge));
  });
});
