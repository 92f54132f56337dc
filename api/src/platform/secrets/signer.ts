import { createHmac, type Hmac } from 'node:crypto';

/** Signs texts with one key: HMAC with SHA-256 (RFC 2104). */
export class Signer {
  constructor(private readonly key: string) {}

  /** The signature in base64url. */
  sign(text: string): string {
    return this.hash(text).digest('base64url');
  }

  /** 128 bits of the signature, which nobody can guess, in 22 characters of base64url. */
  deriveToken(text: string): string {
    return this.hash(text).digest().subarray(0, 16).toString('base64url');
  }

  private hash(text: string): Hmac {
    return createHmac('sha256', this.key).update(text);
  }
}
