import { Injectable } from '@nestjs/common';
import { LENGTH } from '@ringtag/contracts';
import { SecurityConfig } from '../config/config';
import { hmac } from '../platform/secrets/secrets';

type Source = { id: string; nonce: string };

/**
 * Derives code and link of a challenge from its nonce and the server's secret, so that a copy of the database
 * holds neither and a resend can repeat them (OTP-1, OTP-2, LNK-1).
 */
@Injectable()
export class ChallengeCodes {
  constructor(private readonly security: SecurityConfig) {}

  /** Six digits, leading zeros kept. */
  codeOf({ id, nonce }: Source): string {
    const number =
      hmac(this.security.secret, `code:${id}:${nonce}`).readBigUInt64BE() % BigInt(10 ** LENGTH.code);
    return String(number).padStart(LENGTH.code, '0');
  }

  /** The challenge's id and 256 bits, safe in a URL. */
  tokenOf({ id, nonce }: Source): string {
    return `${id}.${hmac(this.security.secret, `link:${id}:${nonce}`).toString('base64url')}`;
  }
}
