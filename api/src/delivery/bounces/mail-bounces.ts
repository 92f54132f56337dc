import { Injectable } from '@nestjs/common';
import { MAIL_BOUNCES } from '@ringtag/contracts';
import pick from 'lodash/pick';
import sortBy from 'lodash/sortBy';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { MailConfig } from '../../platform/config/config';
import { newId } from '../../platform/database/columns';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { walkRows } from '../../platform/database/walk-rows';
import { LimitsService } from '../../records';
import { MailBounceEntity } from '../tables/mail-bounce.entity';
import type { MailBounceDto, ReportedBouncesDto } from './mail-bounce.dto';

/** Where the address of a mail is not proved since the last bounce. */
const UNPROVED = { provedAt: IsNull() };

/**
 * Knows the addresses from which mails came back. It takes them from a mail provider, which accepts every mail at first.
 * The provider may tell of one several times, and late, even after somebody has proved the address again.
 */
@Injectable()
export class MailBounces {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly limits: LimitsService,
    private readonly clock: Clock,
    private readonly config: MailConfig,
  ) {}

  /** Notes bounces, whether anybody uses the addresses or not. Throws `too_many_requests`. */
  async report(reported: ReportedBouncesDto['bounces']): Promise<void> {
    await this.limits.take({ purpose: 'mail-bounces', subject: '', ...MAIL_BOUNCES.requests });
    const now = this.clock.now();
    const bounces = reported.flatMap(({ email, kind, at }) => {
      const bouncedAt = at < now ? at : now;
      return kind === 'temporary' ? [] : [{ email: toCanonicalEmail(email), kind, bouncedAt }];
    });
    if (bounces.length === 0) return;
    // All requests lock the rows in one order.
    const sorted = sortBy(bounces, 'email', 'bouncedAt');
    await this.transactions.run(async (manager) => {
      const rows = sorted.map((bounce) => ({ ...bounce, id: newId(), provedAt: null }));
      await insertOrChange(manager, MailBounceEntity, rows, { key: ['email'] });
      for (const { email, ...later } of sorted)
        await manager
          .createQueryBuilder()
          .update(MailBounceEntity)
          .set({ ...later, provedAt: null })
          .where('email = :email AND bouncedAt < :bouncedAt', { email, ...later })
          .andWhere('(provedAt IS NULL OR provedAt < :bouncedAt)')
          .execute();
    });
  }

  /** The bounce that stops notices to an address. Without the webhook, no address is stopped. */
  async findStopping(email: string): Promise<MailBounceDto | null> {
    return this.config.bounceKeys.length > 0 ? this.find(email) : null;
  }

  /** The bounce of a canonical address that was not proved since; null where there is none. */
  async find(email: string): Promise<MailBounceDto | null> {
    const bounce = await this.dataSource.manager.findOneBy(MailBounceEntity, { email, ...UNPROVED });
    return bounce && pick(bounce, ['kind', 'bouncedAt']);
  }

  /** How many addresses get no notices. */
  countUnproved(): Promise<number> {
    return this.dataSource.manager.countBy(MailBounceEntity, UNPROVED);
  }

  /** How much is known of a canonical address: 1 or 0. */
  count(email: string): Promise<number> {
    return this.dataSource.manager.countBy(MailBounceEntity, { email });
  }

  /**
   * Notes that somebody has just shown to read the mails to a canonical address. Where bounces are reported, it is noted
   * before the first one, too: that may be told late.
   */
  async noteProof(manager: EntityManager, email: string): Promise<void> {
    const provedAt = this.clock.now();
    if (this.config.bounceKeys.length === 0) {
      await manager.update(MailBounceEntity, { email }, { provedAt });
      return;
    }
    const row = { id: newId(), email, kind: 'permanent', bouncedAt: provedAt, provedAt } as const;
    await insertOrChange(manager, MailBounceEntity, [row], { key: ['email'], set: ['provedAt'] });
  }

  /** Forgets a canonical address. */
  async erase(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(MailBounceEntity, { email });
  }

  /** All canonical addresses with a reported bounce or a proof. */
  async *walkEmails(): AsyncGenerator<string> {
    const rows = this.dataSource.createQueryBuilder(MailBounceEntity, 'b').select(['b.id', 'b.email']);
    for await (const bounces of walkRows(rows, { id: 'ASC' })) yield* bounces.map(({ email }) => email);
  }
}
