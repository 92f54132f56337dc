import { Injectable } from '@nestjs/common';
import { DEVICE } from '@ringtag/contracts';
import type { FastifyReply } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { ServerConfig } from '../config/config';
import { Clock } from '../platform/clock/clock';
import { hostCookie } from '../platform/http/host-cookie';
import { UserEntity } from '../users/user.entity';
import { deviceCookieName, deviceCookieOf } from './device-cookie';
import { DeviceTokens } from './device-tokens';

/**
 * Browsers in which somebody signed in before. They prove nothing and open nothing: tries and mails from them are
 * counted on their own, so that strangers cannot use them up (ADR 32).
 */
@Injectable()
export class DevicesService {
  private readonly cookie: ReturnType<typeof deviceCookieName>;
  private readonly attributes: ReturnType<typeof hostCookie>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: DeviceTokens,
    private readonly clock: Clock,
    server: ServerConfig,
  ) {
    this.cookie = deviceCookieName(server.publicUrl);
    this.attributes = hostCookie(server.publicUrl);
  }

  /**
   * What the tries and mails of a known device for the account of this canonical address are counted by; undefined for
   * strangers. Works as long for an address without an account (OTP-10).
   */
  async budgetOf(email: string, cookie: string | undefined): Promise<string | undefined> {
    if (cookie === undefined) return undefined;
    const account = await this.dataSource.manager.findOne(UserEntity, {
      select: { id: true, deviceGeneration: true },
      where: { email },
    });
    const owner = { userId: account?.id ?? 'nobody', generation: account?.deviceGeneration ?? 0 };
    const id = this.tokens.idIn(cookie, owner);
    return account && id ? `device ${id} ${email}` : undefined;
  }

  /**
   * To be called after every proof of who is there, with the account as the proof found or left it: the browser that
   * gets the answer is known to the account, unless all devices were ended since.
   */
  remember(reply: FastifyReply, account: Pick<UserEntity, 'id' | 'deviceGeneration'>): void {
    const owner = { userId: account.id, generation: account.deviceGeneration ?? 0 };
    const value = this.tokens.renewed(deviceCookieOf(reply.request) ?? '', owner);
    const expires = this.clock.in(DEVICE.life);
    void reply.setCookie(this.cookie, value, { ...this.attributes, expires });
  }

  /** To be called after the account of this browser was deleted. */
  forget(reply: FastifyReply): void {
    void reply.clearCookie(this.cookie, this.attributes);
  }

  /** No device is known to the account any more. */
  async endAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(
      UserEntity,
      { id: userId },
      { deviceGeneration: () => 'COALESCE(deviceGeneration, 0) + 1' },
    );
  }
}

/** What the tries and mails of whoever is signed in to the account are counted by. */
export function budgetOfSignedIn(email: string): string {
  return `signed-in ${email}`;
}
