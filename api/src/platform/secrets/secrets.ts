import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in a cookie or a URL. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** 128 random bits in hex. */
export function randomNonce(): string {
  return randomBytes(16).toString('hex');
}

export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

export function hmac(key: string, value: string): Buffer {
  return createHmac('sha256', key).update(value).digest();
}

/** Compares in constant time; both sides are hashed first, so that lengths do not matter (OTP-8). */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
