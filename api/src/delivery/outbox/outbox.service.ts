import { Injectable } from '@nestjs/common';
import pick from 'lodash/pick';
import { DataSource, type EntityManager } from 'typeorm';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { walkRows } from '../../platform/database/walk-rows';
import { currentSpan } from '../../platform/tracing/span';
import { MailBounces } from '../bounces/mail-bounces';
import { HIDES_RECIPIENT } from '../tables/mail';
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
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly worker: OutboxWorker,
    private readonly bounces: MailBounces,
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

  /** To be called when somebody used digits or a link from a mail to this canonical address: notices go there again. */
  async noteProof(manager: EntityManager, email: string): Promise<void> {
    await this.bounces.noteProof(manager, email);
  }

  /** Links the mails to an account's address with the account. To be called before the address changes. */
  async assignTo(manager: EntityManager, { id, email }: User): Promise<void> {
    await manager.update(OutboxEntity, { recipient: email }, { userId: id });
  }

  /** Removes every mail of an account, sent or not. */
  async erase(manager: EntityManager, { id, email }: User): Promise<void> {
    await this.eraseAddress(manager, email);
    await manager.delete(OutboxEntity, { userId: id });
  }

  /** Deletes all mails to an address in its canonical form. */
  async eraseAddress(manager: EntityManager, recipient: string): Promise<void> {
    await manager.delete(OutboxEntity, { recipient });
  }

  /** Deletes the mails to the sender of a conversation that wait in the queue. */
  async eraseToSender(conversationId: string): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(OutboxEntity)
      .where("status = 'queued' AND template IN (:...templates) AND variables LIKE :about", {
        templates: [...HIDES_RECIPIENT],
        about: `%"conversation":"${conversationId}"%`,
      })
      .execute();
  }

  /** Takes back the mail about a conversation that was queued for a time which is still to come. */
  async takeBack(
    manager: EntityManager,
    {
      template,
      conversation,
      sendAt,
    }: Pick<OutboxEntity, 'template'> & { conversation: string; sendAt: Date },
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(OutboxEntity)
      .where({ status: 'queued', nextAt: sendAt, template })
      .andWhere('variables LIKE :about', { about: `%"conversation":"${conversation}"%` })
      .execute();
  }

  /** How many mails to a canonical address are in the table. */
  count(recipient: string): Promise<number> {
    return this.dataSource.manager.countBy(OutboxEntity, { recipient });
  }

  /** The canonical addresses of all mails. The same one may come again. */
  async *walkRecipients(): AsyncGenerator<string> {
    const rows = this.dataSource.createQueryBuilder(OutboxEntity, 'o').select(['o.id', 'o.recipient']);
    for await (const mails of walkRows(rows, { id: 'ASC' }))
      yield* mails.flatMap(({ recipient }) => recipient || []);
  }
}
