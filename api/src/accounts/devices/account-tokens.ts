import { DEVICE } from '@ringtag/contracts';
import type { Clock } from '../../platform/clock/clock';
import type { SecurityConfig } from '../../platform/config/config';
import { hmac, randomNonce, sameSecret } from '../../platform/secrets/secrets';

/** Id, end and HMAC. */
const TOKEN = /^[\da-f]{32}\.[\da-z]{1,10}\.[\w-]{43}$/;

/**
 * The value of a cookie that ties a browser to accounts. For each account it has a token: a random id, an expiry time,
 * and an HMAC over both and the account. A token does not show its account: it can only be checked against a given one.
 */
export class AccountTokens {
  /** @param use part of the HMAC: tokens of one use are not valid for another */
  constructor(
    private readonly use: string,
    private readonly security: SecurityConfig,
    private readonly clock: Clock,
  ) {}

  /** The id in the account's token; undefined when the cookie has no valid one. */
  readId(cookie: string, account: string): string | undefined {
    return this.findParts(cookie, account)?.id;
  }

  /** Milliseconds until the account's token expires; 0 without a valid one. */
  readTimeLeft(cookie: string, account: string): number {
    return this.findParts(cookie, account)?.timeLeft ?? 0;
  }

  /** The cookie with a new token for the account. The token keeps its id, and tokens of other accounts stay. */
  renew(cookie: string, account: string): string {
    const id = this.readId(cookie, account) ?? randomNonce();
    const others = splitTokens(cookie).filter((token) => this.readParts(token, account) === undefined);
    const fresh = this.toToken(id, this.clock.in(DEVICE.life).getTime().toString(36), account);
    return [fresh, ...others].slice(0, DEVICE.accounts).join('~');
  }

  private findParts(cookie: string, account: string): Parts | undefined {
    for (const token of splitTokens(cookie)) {
      const parts = this.readParts(token, account);
      if (parts) return parts;
    }
    return undefined;
  }

  private readParts(token: string, account: string): Parts | undefined {
    const [id = '', end = ''] = token.split('.');
    // The HMAC first: only a signed expiry time can be trusted.
    if (!sameSecret(this.toToken(id, end, account), token)) return undefined;
    const timeLeft = parseInt(end, 36) - this.clock.now().getTime();
    return timeLeft > 0 ? { id, timeLeft } : undefined;
  }

  private toToken(id: string, end: string, account: string): string {
    const mac = hmac(this.security.secret, `${this.use}:${id}:${end}:${account}`);
    return `${id}.${end}.${mac.toString('base64url')}`;
  }
}

interface Parts {
  id: string;
  timeLeft: number;
}

/** Only well-formed tokens: made-up values are neither hashed nor written back. */
function splitTokens(cookie: string): string[] {
  return cookie.split('~', DEVICE.accounts).filter((token) => TOKEN.test(token));
}
