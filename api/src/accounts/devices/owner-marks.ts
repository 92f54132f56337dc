import { Injectable } from '@nestjs/common';
import { DEVICE } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecurityConfig, ServerConfig } from '../../platform/config/config';
import { Clock } from '../../platform/clock/clock';
import { hostCookie, hostCookieName } from '../../platform/http/host-cookie';
import { AccountTokens } from './account-tokens';

/**
 * Marks the browsers of signed-in people, so that their looks at their own codes are not counted as scans (ADR 38). The
 * session cookie cannot tell: browsers leave it out when a camera or another site opens a page. The mark gives no access
 * and names nobody.
 */
@Injectable()
export class OwnerMarks {
  private readonly name: string;
  private readonly attributes: ReturnType<typeof hostCookie>;
  private readonly inHeader: RegExp;
  private readonly tokens: AccountTokens;

  constructor(
    security: SecurityConfig,
    server: ServerConfig,
    private readonly clock: Clock,
  ) {
    this.name = hostCookieName(server.publicUrl, 'own');
    this.attributes = hostCookie(server.publicUrl, 'lax');
    this.inHeader = new RegExp(`(?:^|; ?)${this.name}=([^;]*)`);
    this.tokens = new AccountTokens('own', security, clock);
  }

  /** Whether the browser that asks is marked for this account. Nothing is computed for those without a mark. */
  has(request: FastifyRequest, userId: string): boolean {
    const value = this.valueOf(request);
    return value !== undefined && this.tokens.idIn(value, userId) !== undefined;
  }

  /** Writes the mark of a signed-in account, unless the browser has one with more than half of its life left. */
  keep(reply: FastifyReply, userId: string): void {
    const value = this.valueOf(reply.request) ?? '';
    if (this.tokens.timeLeftIn(value, userId) > DEVICE.life / 2) return;
    const expires = this.clock.in(DEVICE.life);
    void reply.setCookie(this.name, this.tokens.renewed(value, userId), { ...this.attributes, expires });
  }

  /** To be called after signing out: whoever uses the browser next is a stranger. */
  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }

  /** Read here: scans are answered before cookies are. */
  private valueOf({ headers }: FastifyRequest): string | undefined {
    return headers.cookie === undefined ? undefined : this.inHeader.exec(headers.cookie)?.[1];
  }
}
