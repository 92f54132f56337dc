import { DEVICE } from '@ringtag/contracts';
import type { Clock } from '../../platform/clock/clock';
import type { SecretKeys } from '../../platform/secrets/secret-keys';
import { randomNonce, sameSecret } from '../../platform/secrets/secrets';
import type { Signer } from '../../platform/secrets/signer';

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
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {}

  /** The id in the account's token; undefined when the cookie has no valid one. */
  readId(cookie: string, account: string): string | undefined {
    return this.findParts(cookie, account)?.id;
  }

  /** Whether the account's token has more than half of its life left, and the signing key signed it. */
  isFresh(cookie: string, account: string): boolean {
    const parts = this.findParts(cookie, account);
    return parts !== undefined && parts.timeLeft > DEVICE.life / 2 && parts.key === this.keys.signing;
  }

  /** The cookie with a new token for the account. The token keeps its id, and tokens of other accounts stay. */
  renew(cookie: string, account: string): string {
    const id = this.readId(cookie, account) ?? randomNonce();
    const others = splitTokens(cookie).filter((token) => this.readParts(token, account) === undefined);
    const end = this.clock.in(DEVICE.life).getTime().toString(36);
    const fresh = this.toToken(this.keys.signing, id, end, account);
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
    const key = this.keys.accepted.find((each) => sameSecret(this.toToken(each, id, end, account), token));
    const timeLeft = parseInt(end, 36) - this.clock.now().getTime();
    return key && timeLeft > 0 ? { id, timeLeft, key } : undefined;
  }

  private toToken(key: Signer, id: string, end: string, account: string): string {
    return `${id}.${end}.${key.sign(`${this.use}:${id}:${end}:${account}`)}`;
  }
}

interface Parts {
  id: string;
  /** In milliseconds. */
  timeLeft: number;
  key: Signer;
}

/** Only well-formed tokens: made-up values are neither hashed nor written back. */
function splitTokens(cookie: string): string[] {
  return cookie.split('~', DEVICE.accounts).filter((token) => TOKEN.test(token));
}
