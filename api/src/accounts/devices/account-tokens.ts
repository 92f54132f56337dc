import { DEVICE } from '@ringtag/contracts';
import type { SecurityConfig } from '../../platform/config/config';
import type { Clock } from '../../platform/clock/clock';
import { hmac, randomNonce, sameSecret } from '../../platform/secrets/secrets';

/** Id, end and HMAC. */
const TOKEN = /^[\da-f]{32}\.[\da-z]{1,10}\.[\w-]{43}$/;

/**
 * What a cookie holds that ties a browser to accounts: for each account a random id, an end, and an HMAC that binds both
 * to the account. It names nobody: whether a token belongs to an account can be told only by who knows the account.
 */
export class AccountTokens {
  /** @param use of the tokens; those of one use are none of another */
  constructor(
    private readonly use: string,
    private readonly security: SecurityConfig,
    private readonly clock: Clock,
  ) {}

  /** The id of this browser among the account's; undefined when the cookie holds no valid one. */
  idIn(cookie: string, account: string): string | undefined {
    return this.partsIn(cookie, account)?.id;
  }

  /** For how many more milliseconds the account knows that browser. */
  timeLeftIn(cookie: string, account: string): number {
    return this.partsIn(cookie, account)?.timeLeft ?? 0;
  }

  /** The cookie with a fresh token for the account, under the id that the browser had; other accounts' tokens stay. */
  renewed(cookie: string, account: string): string {
    const id = this.idIn(cookie, account) ?? randomNonce();
    const others = tokensOf(cookie).filter((token) => this.partsOf(token, account) === undefined);
    const fresh = this.tokenOf(id, this.clock.in(DEVICE.life).getTime().toString(36), account);
    return [fresh, ...others].slice(0, DEVICE.accounts).join('~');
  }

  private partsIn(cookie: string, account: string): Parts | undefined {
    for (const token of tokensOf(cookie)) {
      const parts = this.partsOf(token, account);
      if (parts) return parts;
    }
    return undefined;
  }

  private partsOf(token: string, account: string): Parts | undefined {
    const [id = '', end = ''] = token.split('.');
    // The HMAC first: without it the end is what anybody wrote.
    if (!sameSecret(this.tokenOf(id, end, account), token)) return undefined;
    const timeLeft = parseInt(end, 36) - this.clock.now().getTime();
    return timeLeft > 0 ? { id, timeLeft } : undefined;
  }

  private tokenOf(id: string, end: string, account: string): string {
    const mac = hmac(this.security.secret, `${this.use}:${id}:${end}:${account}`);
    return `${id}.${end}.${mac.toString('base64url')}`;
  }
}

interface Parts {
  id: string;
  timeLeft: number;
}

/** Only what may be one: what a browser makes up is neither hashed nor handed on. */
function tokensOf(cookie: string): string[] {
  return cookie.split('~', DEVICE.accounts).filter((token) => TOKEN.test(token));
}
