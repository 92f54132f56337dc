import { Injectable } from '@nestjs/common';
import { SecurityConfig } from '../config/config';
import { hmac, readToken, sameSecret } from '../platform/secrets/secrets';

type Source = { id: string; nonce: string; activationId: string };

/**
 * Derives the link by which an owner answers a request, so that a copy of the database does not hold it; bound to the
 * activation, which has one owner (LNK-1, LNK-9).
 */
@Injectable()
export class UnactivationLinks {
  constructor(private readonly security: SecurityConfig) {}

  /** The request's id and 256 bits, safe in a URL. */
  tokenOf({ id, nonce, activationId }: Source): string {
    const secret = hmac(this.security.secret, `unactivation:${id}:${activationId}:${nonce}`);
    return `${id}.${secret.toString('base64url')}`;
  }

  /** Undefined for what is no token at all. */
  requestIdOf(token: string): string | undefined {
    return readToken(token)?.id;
  }

  fits(request: Source, token: string): boolean {
    return sameSecret(this.tokenOf(request), token);
  }
}
