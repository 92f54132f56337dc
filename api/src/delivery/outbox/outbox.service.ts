import { Injectable } from '@nestjs/common';
import pick from 'lodash/pick';
import type { EntityManager } from 'typeorm';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { currentSpan } from '../../platform/tracing/span';
import { OutboxEntity } from '../tables/outbox.entity';
import { OutboxWorker } from './outbox.worker';

interface User {
  id: string;
  email: string;
}

/**
 * A mail to queue. It is sent now unless `sendAt` is given. `recipient` is the address as its owner spells it; none is
 * given where it is looked up when the mail is sent.
 */
type NewMail = Pick<OutboxEntity, 'template' | 'locale'> &
  Partial<Pick<OutboxEntity, 'recipient' | 'challengeId' | 'userId' | 'variables'>> & { sendAt?: Date };

@Injectable()
export class OutboxService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly worker: OutboxWorker,
    private readonly clock: Clock,
  ) {}

  /** Writes the mail in the caller's transaction: both are committed or neither (REL-1). */
  async enqueue(manager: EntityManager, { sendAt, recipient = '', ...mail }: NewMail): Promise<void> {
    await manager.insert(OutboxEntity, {
      ...mail,
      id: newId(),
      recipient: recipient && toCanonicalEmail(recipient),
      recipientAsTyped: recipient,
      variables: mail.variables ?? {},
      status: 'queued',
      tries: 0,
      nextAt: sendAt ?? this.clock.now(),
      traceparent: currentSpan()?.traceparent ?? null,
      createdAt: this.clock.now(),
    });
    this.transactions.afterCommit(() => this.worker.wake());
  }

  /** Queues the latest mail of a challenge again. */
  async enqueueAgain(manager: EntityManager, challengeId: string): Promise<void> {
    const latest = await manager.findOneOrFail(OutboxEntity, {
      where: { challengeId },
      order: { id: 'DESC' },
    });
    const again = pick(latest, ['template', 'locale', 'userId', 'variables']);
    await this.enqueue(manager, { ...again, recipient: latest.recipientAsTyped, challengeId });
  }

  /** Links the mails to an account's address with the account. To be called before the address changes. */
  async assignTo(manager: EntityManager, { id, email }: User): Promise<void> {
    await manager.update(OutboxEntity, { recipient: email }, { userId: id });
  }

  /** Removes every mail of an account, sent or not. */
  async erase(manager: EntityManager, { id, email }: User): Promise<void> {
    await manager.delete(OutboxEntity, { recipient: email });
    await manager.delete(OutboxEntity, { userId: id });
  }
}
