import { isClaimSecret, normalizeClaimSecret } from './claim-secret';

describe('claim secrets', () => {
  it.each(['k7qm', 'K7-QM', ' k7 qm ', 'k-7-q-m'])('should compare %j as K7QM', (typed) => {
    expect(normalizeClaimSecret(typed)).toBe('K7QM');
  });

  it.each([
    ['K7QM', true],
    ['K7Q', false],
    ['K7QMK', false],
    // Not in the alphabet: looks like zero.
    ['K7QO', false],
    ['', false],
  ])('should tell whether %j has the form of one', (secret, valid) => {
    expect(isClaimSecret(secret)).toBe(valid);
  });
});
