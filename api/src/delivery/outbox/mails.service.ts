import { Injectable } from '@nestjs/common';
import type { MailState } from '@ringtag/contracts';
import invert from 'lodash/invert';
import pick from 'lodash/pick';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { readPage } from '../../platform/database/long-list';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { AuditLog } from '../../records';
import { MailBounces } from '../bounces/mail-bounces';
import { OutboxEntity, type OutboxStatus } from '../tables/outbox.entity';
import type { MailDto, MailListDto, MailListQuery } from './mail.dto';
import { OutboxWorker } from './outbox.worker';

const STATUS_OF: Record<MailState, OutboxStatus> = {
  waiting: 'queued',
  failed: 'dead',
  refused: 'refused',
  sent: 'sent',
  dropped: 'dropped',
  stopped: 'stopped',
};
const STATE_OF = invert(STATUS_OF) as Record<OutboxStatus, MailState>;

/** The queue of mails as administrators see it. */
@Injectable()
export class MailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly worker: OutboxWorker,
    private readonly bounces: MailBounces,
    private readonly clock: Clock,
  ) {}

  async list({ state, ...page }: MailListQuery): Promise<MailListDto> {
    const { rows, ...counted } = await readPage(OutboxEntity, this.select(state), page);
    return { items: rows.map(toDto), ...counted };
  }

  /**
   * How many mails wait, are dead and were refused, since when the oldest one waits, and from how many addresses mails
   * come back.
   */
  async summarize(): Promise<
    Record<'waiting' | 'failed' | 'refused' | 'bouncing', number> & { oldestWaitingAt: Date | null }
  > {
    const { manager } = this.dataSource;
    const oldest = await manager.findOne(OutboxEntity, {
      select: { id: true, createdAt: true },
      where: { status: 'queued' },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return {
      waiting: await manager.countBy(OutboxEntity, { status: 'queued' }),
      failed: await manager.countBy(OutboxEntity, { status: 'dead' }),
      refused: await manager.countBy(OutboxEntity, { status: 'refused' }),
      bouncing: await this.bounces.countUnproved(),
      oldestWaitingAt: oldest?.createdAt ?? null,
    };
  }

  /** To how many recipients mails wait that could not be sent at their first try. One alone may be blocked. */
  async countRetried(): Promise<number> {
    const row = await this.dataSource
      .createQueryBuilder(OutboxEntity, 'o')
      .select('COUNT(DISTINCT o.recipient)', 'count')
      .where("o.status = 'queued' AND o.tries > 0")
      .getRawOne<{ count: number | string }>();
    return Number(row!.count);
  }

  /** Those that the mail server took from this process since its start, and those whose recipient it refused. */
  get counts(): Readonly<OutboxWorker['counts']> {
    return this.worker.counts;
  }

  /** A query for mails, newest first. */
  select(state?: MailState): SelectQueryBuilder<OutboxEntity> {
    const select = this.dataSource
      .createQueryBuilder(OutboxEntity, 'o')
      .orderBy({ 'o.createdAt': 'DESC', 'o.id': 'DESC' });
    return state ? select.where('o.status = :status', { status: STATUS_OF[state] }) : select;
  }

  /**
   * Queues a dead or refused mail again with all its tries. Its text is made when it is sent. Throws `not_found`, or
   * `mail_not_failed`: of several requests at the same time, one succeeds and the others get this error.
   */
  async retry(id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const failed = { id, status: In(['dead', 'refused']) };
      const again = { status: 'queued', tries: 0, leaseOwner: null, leaseUntil: null } as const;
      const { affected } = await manager.update(OutboxEntity, failed, { ...again, nextAt: this.clock.now() });
      if (affected !== 1) {
        const exists = await manager.existsBy(OutboxEntity, { id });
        throw new DomainError(exists ? 'mail_not_failed' : 'not_found');
      }
      await this.audit.record(manager, 'mail-retried', 'mail', id);
      this.transactions.afterCommit(() => this.worker.wake());
    });
  }
}

function toDto(mail: OutboxEntity): MailDto {
  return {
    ...pick(mail, ['id', 'template', 'locale', 'tries', 'lastError', 'sentAt', 'createdAt']),
    recipient: mail.recipientAsTyped,
    state: STATE_OF[mail.status],
    nextAt: mail.status === 'queued' ? mail.nextAt : null,
  };
}
