import { Injectable } from '@nestjs/common';
import { HELPERS } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { MailBudgets } from '../../accounts';
import { toMailbox } from '../../platform/addresses/email';
import { type Limit, LimitsService } from '../../records';

/** How many invitations are mailed: within the budgets of all mails, and of one owner per day. */
@Injectable()
export class InvitationLimits {
  constructor(
    private readonly budgets: MailBudgets,
    private readonly limits: LimitsService,
  ) {}

  /** Throws `too_many_requests`, whether the address has an account or not. Answers what it took, for `giveBack`. */
  takeMail(email: string, clientAddress: string): Promise<Limit[]> {
    return this.budgets.take({ purpose: 'helper-invitation', email, clientAddress, own: undefined });
  }

  giveBack(taken: Limit[]): Promise<void> {
    return this.budgets.giveBack(taken);
  }

  /** Counts an invitation of this owner to an address. Throws `too_many_requests`. */
  takeIn(manager: EntityManager, ownerId: string, email: string): Promise<void> {
    const mailbox = `${ownerId} ${toMailbox(email)}`;
    return this.limits.takeIn(
      manager,
      { purpose: 'helper-invitations', subject: ownerId, ...HELPERS.perOwner },
      { purpose: 'helper-invitations-to-mailbox', subject: mailbox, ...HELPERS.perOwnerAndMailbox },
    );
  }
}
