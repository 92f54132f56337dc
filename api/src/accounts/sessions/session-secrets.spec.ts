import { randomNonce, randomSecret, readToken, sha256 } from '../../platform/secrets/secrets';
import { judgeSecret, toNextSecret } from './session-secrets';

const NOW = new Date('2027-01-01T00:00:00.000Z');
const [old, current] = [randomSecret(), randomSecret()];
const hashes = { secretHash: sha256(current), oldSecretHash: sha256(old) };

describe('judgeSecret', () => {
  it.each([
    ['the current one', current, null, 'current'],
    ['the one before, while no browser has shown the new one', old, null, 'old'],
    ['the one before, for a while after that', old, new Date(NOW.getTime() + 1), 'old'],
    ['the one before, later', old, NOW, 'spent'],
    ['the current one, later', current, NOW, 'current'],
    ['any other', randomSecret(), null, undefined],
    ['the hash itself', sha256(current), null, undefined],
  ])('should know %s (SES-3)', (_which, secret, oldSecretUntil, standing) => {
    expect(judgeSecret({ ...hashes, oldSecretUntil }, secret, NOW)).toBe(standing);
  });

  it('should know no other secret of a session that was never rotated', () => {
    const first = { secretHash: sha256(current), oldSecretHash: null, oldSecretUntil: null };
    expect(judgeSecret(first, old, NOW)).toBeUndefined();
    expect(judgeSecret(first, '', NOW)).toBeUndefined();
  });
});

describe('toNextSecret', () => {
  it('should be the same for all who have the secret and the nonce, and for nobody else', () => {
    const nonce = randomNonce();
    const next = toNextSecret(old, nonce);
    expect(toNextSecret(old, nonce)).toBe(next);
    expect(toNextSecret(old, randomNonce())).not.toBe(next);
    expect(toNextSecret(current, nonce)).not.toBe(next);
    // What the table has in place of the secret is not enough.
    expect(toNextSecret(sha256(old), nonce)).not.toBe(next);
  });

  it('should be a secret that a cookie can hold', () => {
    const id = '01930000-0000-7000-8000-000000000000';
    const secret = toNextSecret(old, randomNonce());
    expect(readToken(`${id}.${secret}`)).toEqual({ id, secret });
  });
});
