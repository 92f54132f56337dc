import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKeys } from './secret-keys';
import type { Signer } from './signer';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text for the database with a key that is not in it. Each purpose has a key of its own. */
export function seal({ signing }: SecretKeys, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, toKey(signing, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text, and whether it was sealed with the key that signs now. Undefined where no accepted key opens it. */
export function unseal(
  { accepted, signing }: SecretKeys,
  purpose: string,
  sealed: string,
): { text: string; isCurrent: boolean } | undefined {
  for (const key of accepted) {
    const text = open(toKey(key, purpose), Buffer.from(sealed, 'base64url'));
    if (text !== undefined) return { text, isCurrent: key === signing };
  }
  return undefined;
}

function open(key: Buffer, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function toKey(key: Signer, purpose: string): Buffer {
  return Buffer.from(key.sign(`seal:${purpose}`), 'base64url');
}
