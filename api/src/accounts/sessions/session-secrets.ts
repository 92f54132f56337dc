import { createHmac } from 'node:crypto';
import { sameSecret, sha256 } from '../../platform/secrets/secrets';
import type { SessionEntity } from '../tables/session.entity';

/**
 * The state of a secret that a request shows:
 * - `current`: the secret that the browser should have;
 * - `old`: the previous secret, still accepted, because the answer with the current one is on its way or was lost;
 * - `spent`: the previous secret, long after the browser has shown the current one: two browsers have the session.
 */
export type SecretStanding = 'current' | 'old' | 'spent';

type Secrets = Pick<SessionEntity, 'secretHash' | 'oldSecretHash' | 'oldSecretUntil'>;

/** Undefined for a secret that the session does not have, or that is older than the one before. */
export function judgeSecret(session: Secrets, secret: string, now: Date): SecretStanding | undefined {
  return judgeHash(session, sha256(secret), now);
}

/** The same for the SHA-256 of a secret in hex. */
export function judgeHash(session: Secrets, hash: string, now: Date): SecretStanding | undefined {
  if (sameSecret(hash, session.secretHash)) return 'current';
  if (!session.oldSecretHash || !sameSecret(hash, session.oldSecretHash)) return undefined;
  return session.oldSecretUntil && session.oldSecretUntil <= now ? 'spent' : 'old';
}

/**
 * The secret that follows. It depends on nothing but the secret before and the nonce in the row, so parallel requests,
 * and later ones whose answer is a second try, give the browser the same one. Neither the row nor the secret alone tells
 * it.
 */
export function toNextSecret(secret: string, nonce: string): string {
  return createHmac('sha256', nonce).update(secret).digest('base64url');
}
