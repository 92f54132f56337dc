import { Injectable } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import type { MailTemplate } from '../mail/mail';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/database/columns';
import { TransactionRunner } from '../platform/database/transaction-runner';
import { OutboxEntity } from './outbox.entity';
import { OutboxSignal } from './outbox-signal';

/** A mail to be sent once the transaction that causes it is committed. */
export interface NewMail {
  template: MailTemplate;
  recipient: string;
  locale: Locale;
  challengeId?: string;
  variables?: Record<string, string>;
}

@Injectable()
export class OutboxService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly signal: OutboxSignal,
    private readonly clock: Clock,
  ) {}

  /** Writes the mail in the caller's transaction: both are committed or neither (REL-1). */
  async enqueue(manager: EntityManager, mail: NewMail): Promise<void> {
    await manager.insert(OutboxEntity, {
      ...mail,
      id: newId(),
      challengeId: mail.challengeId ?? null,
      variables: mail.variables ?? {},
      status: 'queued',
      tries: 0,
      nextAt: this.clock.now(),
      leaseOwner: null,
      leaseUntil: null,
      lastError: null,
      createdAt: this.clock.now(),
      sentAt: null,
    });
    this.transactions.afterCommit(() => this.signal.raise());
  }

  /** Queues the latest mail of a challenge once more. */
  async enqueueAgain(manager: EntityManager, challengeId: string): Promise<void> {
    const latest = await manager.findOneOrFail(OutboxEntity, {
      where: { challengeId },
      order: { id: 'DESC' },
    });
    const { template, recipient, locale, variables } = latest;
    await this.enqueue(manager, { template, recipient, locale, challengeId, variables });
  }
}
