import { Injectable } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import type { MailTemplate } from '../tables/mail';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { canonicalEmail } from '../../platform/addresses/email';
import { addresseeOf, OutboxEntity } from '../tables/outbox.entity';
import { OutboxSignal } from './outbox-signal';

interface Owner {
  id: string;
  email: string;
}

/** A mail to be sent once the transaction that causes it is committed. */
export interface NewMail {
  template: MailTemplate;
  /** The spelling that it goes to. */
  recipient: string;
  locale: Locale;
  challengeId?: string;
  userId?: string | null;
  variables?: Record<string, string>;
  /** At once, unless it is to wait. */
  sendAt?: Date;
}

@Injectable()
export class OutboxService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly signal: OutboxSignal,
    private readonly clock: Clock,
  ) {}

  /** Writes the mail in the caller's transaction: both are committed or neither (REL-1). */
  async enqueue(manager: EntityManager, { sendAt, ...mail }: NewMail): Promise<void> {
    await manager.insert(OutboxEntity, {
      ...mail,
      id: newId(),
      recipient: canonicalEmail(mail.recipient),
      recipientAsTyped: mail.recipient,
      challengeId: mail.challengeId ?? null,
      userId: mail.userId ?? null,
      variables: mail.variables ?? {},
      status: 'queued',
      tries: 0,
      nextAt: sendAt ?? this.clock.now(),
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
    const { template, locale, userId, variables } = latest;
    const recipient = addresseeOf(latest);
    await this.enqueue(manager, { template, recipient, locale, challengeId, userId, variables });
  }

  /** Marks the mails to an account's address as its own, before it takes another address. */
  async assignTo(manager: EntityManager, { id, email }: Owner): Promise<void> {
    await manager.update(OutboxEntity, { recipient: email }, { userId: id });
  }

  /** Removes every mail of an account, sent or not. */
  async erase(manager: EntityManager, { id, email }: Owner): Promise<void> {
    await manager.delete(OutboxEntity, { recipient: email });
    await manager.delete(OutboxEntity, { userId: id });
  }
}
