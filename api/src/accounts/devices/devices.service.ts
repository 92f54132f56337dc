import { Injectable } from '@nestjs/common';
import { DEVICE } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { HostCookie } from '../../platform/http/host-cookie';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { UserEntity } from '../tables/user.entity';
import { AccountTokens } from './account-tokens';

type Account = Pick<UserEntity, 'id' | 'deviceGeneration'>;
type Browser = Pick<FastifyRequest, 'cookies'>;

/**
 * Known devices: browsers in which somebody signed in before. Being known gives no access. Failed tries and mails of a
 * known device have counters of their own, so that strangers cannot use up its limits (ADR 27).
 */
@Injectable()
export class DevicesService {
  private readonly cookie: HostCookie;
  private readonly tokens: AccountTokens;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    keys: SecretKeys,
    server: ServerConfig,
  ) {
    this.tokens = new AccountTokens('device', keys, clock);
    this.cookie = new HostCookie(server, 'device');
  }

  /**
   * The budget of this device for the account with this canonical address. Undefined for an unknown device. Takes the
   * same time for an address without an account (OTP-10).
   */
  async findBudget(email: string, client: Browser): Promise<string | undefined> {
    const cookie = this.cookie.read(client);
    if (cookie === undefined) return undefined;
    const select = { id: true, deviceGeneration: true };
    const account = await this.dataSource.manager.findOne(UserEntity, { select, where: { email } });
    const id = this.tokens.readId(cookie, toDevicesKey(account ?? { id: 'nobody', deviceGeneration: 0 }));
    return account && id ? `device ${id} ${email}` : undefined;
  }

  /** Whether this is a known device of the account. */
  isKnown(account: Account, client: Browser): boolean {
    return this.tokens.readId(this.cookie.read(client) ?? '', toDevicesKey(account)) !== undefined;
  }

  /**
   * Makes the browser that gets the answer a known device of the account. Call it after each sign-in or proof of the
   * mailbox, with the account as it was read then: if all devices were forgotten since, this one stays unknown.
   */
  remember(reply: FastifyReply, account: Account): void {
    const value = this.tokens.renew(this.cookie.read(reply.request) ?? '', toDevicesKey(account));
    this.cookie.set(reply, value, this.clock.in(DEVICE.life));
  }

  /** Call it when others use this browser, and after its account was deleted. */
  forget(reply: FastifyReply): void {
    if (this.cookie.read(reply.request) !== undefined) this.cookie.clear(reply);
  }

  /** Forgets all known devices of an account. */
  async endAll(manager: EntityManager, userId: string): Promise<void> {
    const changes = { deviceGeneration: () => 'COALESCE(deviceGeneration, 0) + 1' };
    await manager.update(UserEntity, { id: userId }, changes);
  }
}

/** The tokens of an account's devices are bound to these values. Another generation makes all of them invalid. */
function toDevicesKey({ id, deviceGeneration }: Account): string {
  return `${id}:${deviceGeneration ?? 0}`;
}

/** The budget of tries and mails of a user who is signed in to the account. */
export function toSignedInBudget(email: string): string {
  return `signed-in ${email}`;
}
