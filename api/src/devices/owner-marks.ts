import { Injectable } from '@nestjs/common';
import { DEVICE } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecurityConfig, ServerConfig } from '../config/config';
import { Clock } from '../platform/clock/clock';
import { hostCookie, hostCookieName } from '../platform/http/host-cookie';
import { AccountTokens } from './account-tokens';

/**
 * Marks browsers in which somebody is signed in, so that looks at one's own codes are no scans (ADR 38). The session's
 * cookie cannot tell: it stays away when a camera or another site opens a page. The mark opens nothing and names nobody.
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

  /** To be called when it is known who is signed in: writes the mark where it is missing or half its life is over. */
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
