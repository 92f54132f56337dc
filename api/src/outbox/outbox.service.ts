import { Injectable } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import { type EntityManager, In } from 'typeorm';
import { ChallengeEntity } from '../challenges/challenge.entity';
import type { MailTemplate } from '../mail/mail';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/database/columns';
import { TransactionRunner } from '../platform/database/transaction-runner';
import { canonicalEmail } from '../users/email';
import { OutboxEntity } from './outbox.entity';
import { OutboxSignal } from './outbox-signal';

interface Owner {
  id: string;
  email: string;
  emailAsTyped: string;
}

/** A mail to be sent once the transaction that causes it is committed. */
export interface NewMail {
  template: MailTemplate;
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
    const { template, recipient, locale, userId, variables } = latest;
    await this.enqueue(manager, { template, recipient, locale, challengeId, userId, variables });
  }

  /** Marks the mails to an account's address as its own, before it takes another address. */
  async assignTo(manager: EntityManager, owner: Owner): Promise<void> {
    const ids = await this.mailsTo(manager, owner);
    if (ids.length > 0) await manager.update(OutboxEntity, { id: In(ids) }, { userId: owner.id });
  }

  /** Removes every mail of an account, sent or not; `ids` are what `mailsTo` answered. */
  async erase(manager: EntityManager, userId: string, ids: string[]): Promise<void> {
    if (ids.length > 0) await manager.delete(OutboxEntity, { id: In(ids) });
    await manager.delete(OutboxEntity, { userId });
  }

  /** The ids of mails to an address: by recipient, and by challenge where it was typed in another way. */
  async mailsTo(manager: EntityManager, { email, emailAsTyped }: Omit<Owner, 'id'>): Promise<string[]> {
    const challenges = await manager.find(ChallengeEntity, { select: { id: true }, where: { email } });
    const mails = await manager.find(OutboxEntity, {
      select: { id: true, recipient: true },
      where: [{ recipient: In([email, emailAsTyped]) }, { challengeId: In(challenges.map(({ id }) => id)) }],
    });
    // The column compares without accents on MySQL: josé is not jose.
    return mails.filter(({ recipient }) => canonicalEmail(recipient) === email).map(({ id }) => id);
  }
}
