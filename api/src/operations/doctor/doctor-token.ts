import { MINUTE } from '@ringtag/contracts';
import type { SecretKeys } from '../../platform/secrets/secret-keys';
import { sameSecret } from '../../platform/secrets/secrets';

/** Long enough for clocks that differ by some minutes. */
const LIFE_MS = 5 * MINUTE;
const TOKEN = /^([\da-z]{1,9})\.([\w-]{43})$/;

/** With it, whoever has `SECRET_KEY` may ask the server for what it sees. It travels in a header, which nobody logs. */
export function newDoctorToken({ signing }: SecretKeys, now: Date): string {
  const end = (now.getTime() + LIFE_MS).toString(36);
  return `${end}.${signing.sign(toSigned(end))}`;
}

export function isDoctorToken({ accepted }: SecretKeys, token: string, now: Date): boolean {
  const [, end, signature] = TOKEN.exec(token) ?? [];
  if (end === undefined || signature === undefined) return false;
  const isOurs = accepted.some((key) => sameSecret(key.sign(toSigned(end)), signature));
  const left = parseInt(end, 36) - now.getTime();
  // Bounded, so that a token of a machine whose clock is wrong does not work for years.
  return isOurs && left > 0 && left <= 2 * LIFE_MS;
}

const toSigned = (end: string): string => `doctor:${end}`;
