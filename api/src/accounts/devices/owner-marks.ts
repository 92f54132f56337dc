import { Injectable } from '@nestjs/common';
import { DEVICE } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { HostCookie } from '../../platform/http/host-cookie';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { AccountTokens } from './account-tokens';

/**
 * Marks the browsers of signed-in people with a cookie, so that views of their own codes are not counted as scans
 * (ADR 38). The session cookie is not enough: browsers do not send it when a camera or another site opens a page. The
 * mark gives no access and does not show whose it is.
 */
@Injectable()
export class OwnerMarks {
  private readonly cookie: HostCookie;
  private readonly inHeader: RegExp;
  private readonly tokens: AccountTokens;

  constructor(
    keys: SecretKeys,
    server: ServerConfig,
    private readonly clock: Clock,
  ) {
    this.cookie = new HostCookie(server, 'own', 'lax');
    this.inHeader = new RegExp(`(?:^|; ?)${this.cookie.name}=([^;]*)`);
    this.tokens = new AccountTokens('own', keys, clock);
  }

  /** Whether the browser is marked for this account. Costs nothing for a browser without a mark. */
  has(request: Pick<FastifyRequest, 'headers'>, userId: string): boolean {
    const value = this.readValue(request);
    return value !== undefined && this.tokens.readId(value, userId) !== undefined;
  }

  /**
   * Sets the mark of a signed-in account, unless the browser has a fresh one. On a shared computer it ends with the
   * browser.
   */
  keep(reply: FastifyReply, userId: string, { shared }: { shared: boolean }): void {
    const value = this.readValue(reply.request) ?? '';
    if (this.tokens.isFresh(value, userId)) return;
    const expires = shared ? undefined : this.clock.in(DEVICE.life);
    this.cookie.set(reply, this.tokens.renew(value, userId), expires);
  }

  /** Call it after sign-out: the next user of the browser may be somebody else. */
  clear(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }

  /** Parses the header itself: kept answers are found without Fastify, which would parse cookies. */
  private readValue({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
    return headers.cookie === undefined ? undefined : this.inHeader.exec(headers.cookie)?.[1];
  }
}
