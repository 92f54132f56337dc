import { Injectable } from '@nestjs/common';
import { DEVICE } from '@ringtag/contracts';
import { SecurityConfig } from '../config/config';
import { Clock } from '../platform/clock/clock';
import { hmac, randomNonce, sameSecret } from '../platform/secrets/secrets';

/** Id, end and HMAC. */
const TOKEN = /^[\da-f]{32}\.[\da-z]{1,10}\.[\w-]{43}$/;

/** The account that a token is bound to; another generation ends all its tokens. */
export interface DeviceOwner {
  userId: string;
  generation: number;
}

/**
 * What the device cookie holds: for each account a random id, an end, and an HMAC that binds both to the account. It
 * names nobody: whether a token belongs to an account can be told only by who knows the account.
 */
@Injectable()
export class DeviceTokens {
  constructor(
    private readonly security: SecurityConfig,
    private readonly clock: Clock,
  ) {}

  /** The id under which the account knows the device that brings this cookie. */
  idIn(cookie: string, owner: DeviceOwner): string | undefined {
    const own = tokensOf(cookie).find((token) => this.isOf(token, owner));
    return own?.split('.')[0];
  }

  /** The cookie with a fresh token for the account, under the id that the device had; other accounts' tokens stay. */
  renewed(cookie: string, owner: DeviceOwner): string {
    const id = this.idIn(cookie, owner) ?? randomNonce();
    const others = tokensOf(cookie).filter((token) => !this.isOf(token, owner));
    const fresh = this.tokenOf(id, this.clock.in(DEVICE.life).getTime().toString(36), owner);
    return [fresh, ...others].slice(0, DEVICE.accounts).join('~');
  }

  private isOf(token: string, owner: DeviceOwner): boolean {
    const [id = '', end = ''] = token.split('.');
    // The HMAC first: without it the end is what anybody wrote.
    return sameSecret(this.tokenOf(id, end, owner), token) && parseInt(end, 36) > this.clock.now().getTime();
  }

  private tokenOf(id: string, end: string, { userId, generation }: DeviceOwner): string {
    const mac = hmac(this.security.secret, `device:${id}:${end}:${userId}:${generation}`);
    return `${id}.${end}.${mac.toString('base64url')}`;
  }
}

/** Only what may be one: what a browser makes up is neither hashed nor handed on. */
function tokensOf(cookie: string): string[] {
  return cookie.split('~', DEVICE.accounts).filter((token) => TOKEN.test(token));
}
