import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecurityConfig } from '../config/config';
import { Signer } from './signer';

const MARK_LENGTH = 10;

/**
 * The keys of this server: `SECRET_KEY` and, while it is replaced, the one before or after it (ADR 63). All that is
 * signed or derived with a secret uses this class.
 *
 * - Sign with `signing`. Check a signature with each of `accepted`.
 * - What must stay the same however often it is made, such as mailed digits, uses the key of its nonce: first
 *   `newNonce`, then `readKey`.
 */
@Injectable()
export class SecretKeys {
  readonly signing: Signer;
  /** The signing key is the first. */
  readonly accepted: readonly Signer[];

  constructor({ secret, acceptedSecret }: SecurityConfig) {
    this.signing = new Signer(secret);
    this.accepted = acceptedSecret ? [this.signing, new Signer(acceptedSecret)] : [this.signing];
  }

  /** 32 characters: the mark of the signing key and 128 random bits. */
  newNonce(): string {
    return toMark(this.signing) + randomBytes(16).toString('base64url');
  }

  /** The key that was the signing key when the nonce was made. The signing key of now, if that one is not accepted. */
  readKey(nonce: string): Signer {
    return this.accepted.find((key) => nonce.startsWith(toMark(key))) ?? this.signing;
  }
}

/** Tells keys apart; nobody can compute the key from it. */
function toMark(key: Signer): string {
  return key.sign('mark').slice(0, MARK_LENGTH);
}
