import { Injectable } from '@nestjs/common';
import { CHALLENGE_LIMITS, MAIL_TO_OTHER } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { MailBounces } from '../../delivery';
import { toCanonicalEmail, toMailbox } from '../../platform/addresses/email';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { type Limit, LimitsService } from '../../records';
import type { UserEntity } from '../tables/user.entity';
import { MailBudgets, type MailToOther } from './mail-budgets';

interface AskedMail {
  purpose: MailToOther;
  sender: Pick<UserEntity, 'id' | 'email'>;
  /** The address of the other person, as it was typed. */
  to: string;
  clientAddress: string;
}

/**
 * Mails that a person has us send to somebody else: gifts and invitations. Three things limit them: the budgets of all
 * mails, a number per sender and day, and a number per sender and mailbox, so that nobody is pestered by offers that are
 * taken back. The answer is the same whether or not the address has an account.
 */
@Injectable()
export class MailsToOthers {
  constructor(
    private readonly budgets: MailBudgets,
    private readonly bounces: MailBounces,
    private readonly limits: LimitsService,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Runs `write` in a transaction. `write` queues the mail and returns true; if it returns false, no limit counts it. Throws
   * `own_address`, `email_bounces`, `too_many_requests`, and what `write` throws.
   */
  async send(asked: AskedMail, write: (manager: EntityManager) => Promise<boolean>): Promise<void> {
    const { purpose, sender, clientAddress } = asked;
    const email = toCanonicalEmail(asked.to);
    if (sender.email === email) throw new DomainError('own_address');
    if (await this.bounces.findStopping(email)) throw new DomainError('email_bounces');
    const taken = await this.budgets.take({ purpose, email, clientAddress, own: undefined });
    let isQueued = false;
    try {
      isQueued = await this.transactions.run(async (manager) => {
        await this.limits.takeIn(manager, toMailboxLimit(email));
        if (!(await write(manager))) return false;
        const [ofSender, subject] = [`${purpose}s`, `${sender.id} ${toMailbox(email)}`];
        await this.limits.takeIn(
          manager,
          { purpose: ofSender, subject: sender.id, ...MAIL_TO_OTHER.perSender },
          { purpose: `${ofSender}-to-mailbox`, subject, ...MAIL_TO_OTHER.perSenderAndMailbox },
        );
        return true;
      });
    } finally {
      if (!isQueued) await this.budgets.giveBack(taken);
    }
  }

  /**
   * To be called before everything sent to a canonical address is deleted. Waits until mails to it that are being written
   * are committed, so that the deletion finds them.
   */
  async lockOut(manager: EntityManager, email: string): Promise<void> {
    const limit = toMailboxLimit(email);
    await this.limits.lockIn(manager, limit);
    await this.limits.reset(limit, manager);
  }
}

/** Counts the mails of all senders. Its row is also the lock between mailing to an address and erasing the address. */
function toMailboxLimit(email: string): Limit {
  return { purpose: 'mails-to-other', subject: toMailbox(email), ...CHALLENGE_LIMITS.mailsPerMailbox };
}
