import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in a cookie or a URL. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/**
 * The parts of a token: the id of a row and a secret of 256 bits. Undefined for a text of any other form; such a text
 * must not reach the database, which cannot compare every text with its ids.
 */
export function readToken(text: string): { id: string; secret: string } | undefined {
  const [, id, secret] = TOKEN.exec(text) ?? [];
  return id && secret ? { id, secret } : undefined;
}

/** 128 random bits in hex. */
export function randomNonce(): string {
  return randomBytes(16).toString('hex');
}

export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Compares in constant time; both sides are hashed first, so that lengths do not matter (OTP-8). */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
