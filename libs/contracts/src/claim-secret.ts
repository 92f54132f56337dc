import { ALIAS_ALPHABET, normalizeAlias } from './alias';

/** The number of symbols of a claim secret, which are those of random aliases. */
export const CLAIM_SECRET_LENGTH = 4;

const CLAIM_SECRET = new RegExp(`^[${ALIAS_ALPHABET}]{${CLAIM_SECRET_LENGTH}}$`);

/** The form in which claim secrets are compared, which is that of aliases. The result is not checked. */
export const normalizeClaimSecret = normalizeAlias;

/** True for a normalised claim secret of valid form. */
export function isClaimSecret(secret: string): boolean {
  return CLAIM_SECRET.test(secret);
}
