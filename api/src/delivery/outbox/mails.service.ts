import { Injectable } from '@nestjs/common';
import type { MailState } from '@ringtag/contracts';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { AuditLog } from '../../records';
import { Clock } from '../../platform/clock/clock';
import { readPage } from '../../platform/database/long-list';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import type { MailDto, MailListDto, MailListQuery } from './mail.dto';
import { addresseeOf, OutboxEntity, type OutboxStatus } from '../tables/outbox.entity';
import { OutboxSignal } from './outbox-signal';

const STATUS_OF: Record<MailState, OutboxStatus> = {
  waiting: 'queued',
  failed: 'dead',
  sent: 'sent',
  dropped: 'dropped',
};
const STATE_OF: Record<OutboxStatus, MailState> = {
  queued: 'waiting',
  dead: 'failed',
  sent: 'sent',
  dropped: 'dropped',
};

/** The queue of mails as administrators see it. */
@Injectable()
export class MailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly signal: OutboxSignal,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list({ page, pageSize, state }: MailListQuery): Promise<MailListDto> {
    const ordered = newestFirst(this.select(state));
    const { rows, ...counted } = await readPage(OutboxEntity, ordered, { page, pageSize });
    return { items: rows.map(toDto), ...counted, page, pageSize };
  }

  /** How many wait and how many were given up, and since when the oldest waits. */
  async summary(): Promise<{ waiting: number; failed: number; oldestWaitingAt: Date | null }> {
    const { manager } = this.dataSource;
    const oldest = await manager.findOne(OutboxEntity, {
      select: { id: true, createdAt: true },
      where: { status: 'queued' },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return {
      waiting: await manager.countBy(OutboxEntity, { status: 'queued' }),
      failed: await manager.countBy(OutboxEntity, { status: 'dead' }),
      oldestWaitingAt: oldest?.createdAt ?? null,
    };
  }

  /** A query on `o`. */
  select(state?: MailState): SelectQueryBuilder<OutboxEntity> {
    const select = this.dataSource.createQueryBuilder(OutboxEntity, 'o');
    return state ? select.where('o.status = :status', { status: STATUS_OF[state] }) : select;
  }

  /**
   * Lets a mail that was given up be tried again from the start; what it says is made when it is sent. Throws
   * `not_found`, and `mail_not_failed` also for all but one of several who ask at the same time.
   */
  async retry(id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.update(
        OutboxEntity,
        { id, status: 'dead' },
        { status: 'queued', tries: 0, nextAt: this.clock.now(), leaseOwner: null, leaseUntil: null },
      );
      if (affected !== 1) {
        throw new DomainError(
          (await manager.existsBy(OutboxEntity, { id })) ? 'mail_not_failed' : 'not_found',
        );
      }
      await this.audit.record(manager, { action: 'mail-retried', subject: { type: 'mail', id } });
      this.transactions.afterCommit(() => this.signal.raise());
    });
  }
}

export function newestFirst(select: SelectQueryBuilder<OutboxEntity>): typeof select {
  return select.orderBy('o.createdAt', 'DESC').addOrderBy('o.id', 'DESC');
}

function toDto(mail: OutboxEntity): MailDto {
  const { id, template, locale, status, tries, lastError, nextAt, sentAt, createdAt } = mail;
  return {
    id,
    template,
    recipient: addresseeOf(mail),
    locale,
    state: STATE_OF[status],
    tries,
    lastError,
    nextAt: status === 'queued' ? nextAt : null,
    sentAt,
    createdAt,
  };
}
