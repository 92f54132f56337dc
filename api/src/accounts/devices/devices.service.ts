import { Injectable } from '@nestjs/common';
import { DEVICE } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { SecurityConfig, ServerConfig } from '../../platform/config/config';
import { Clock } from '../../platform/clock/clock';
import { hostCookie, hostCookieName } from '../../platform/http/host-cookie';
import { UserEntity } from '../tables/user.entity';
import { AccountTokens } from './account-tokens';

/**
 * Browsers in which somebody signed in before. They prove nothing and open nothing: tries and mails from them are
 * counted on their own, so that strangers cannot use them up (ADR 32).
 */
@Injectable()
export class DevicesService {
  private readonly cookie: string;
  private readonly attributes: ReturnType<typeof hostCookie>;
  private readonly tokens: AccountTokens;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    security: SecurityConfig,
    server: ServerConfig,
  ) {
    this.tokens = new AccountTokens('device', security, clock);
    this.cookie = hostCookieName(server.publicUrl, 'device');
    this.attributes = hostCookie(server.publicUrl);
  }

  /**
   * What the tries and mails of a known device for the account of this canonical address are counted by; undefined for
   * strangers. Works as long for an address without an account (OTP-10).
   */
  async budgetOf(email: string, { cookies }: Pick<FastifyRequest, 'cookies'>): Promise<string | undefined> {
    const cookie = cookies[this.cookie];
    if (cookie === undefined) return undefined;
    const select = { id: true, deviceGeneration: true };
    const account = await this.dataSource.manager.findOne(UserEntity, { select, where: { email } });
    const id = this.tokens.idIn(cookie, devicesOf(account ?? { id: 'nobody', deviceGeneration: 0 }));
    return account && id ? `device ${id} ${email}` : undefined;
  }

  /**
   * Makes the browser that gets the answer a known device of the account. To be called whenever somebody has signed in or
   * proven the mailbox, with the account as it was then: if all devices were ended since, the browser stays unknown.
   */
  remember(reply: FastifyReply, account: Pick<UserEntity, 'id' | 'deviceGeneration'>): void {
    const value = this.tokens.renewed(reply.request.cookies[this.cookie] ?? '', devicesOf(account));
    const expires = this.clock.in(DEVICE.life);
    void reply.setCookie(this.cookie, value, { ...this.attributes, expires });
  }

  /** To be called after the account of this browser was deleted. */
  forget(reply: FastifyReply): void {
    void reply.clearCookie(this.cookie, this.attributes);
  }

  /** No device is known to the account any more. */
  async endAllOf(manager: EntityManager, userId: string): Promise<void> {
    const changes = { deviceGeneration: () => 'COALESCE(deviceGeneration, 0) + 1' };
    await manager.update(UserEntity, { id: userId }, changes);
  }
}

/** What their tokens are bound to; another generation ends them all. */
function devicesOf({ id, deviceGeneration }: Pick<UserEntity, 'id' | 'deviceGeneration'>): string {
  return `${id}:${deviceGeneration ?? 0}`;
}

/** What the tries and mails of whoever is signed in to the account are counted by. */
export function budgetOfSignedIn(email: string): string {
  return `signed-in ${email}`;
}
