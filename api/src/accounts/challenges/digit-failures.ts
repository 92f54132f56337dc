import { Injectable } from '@nestjs/common';
import { CHALLENGE_LIMITS, DAY } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { type Limit, LimitsService } from '../../records';
import { toSignedInBudget } from '../devices/devices.service';
import type { ChallengeEntity } from '../tables/challenge.entity';
import { toRecipient } from '../tables/recipient';
import { UserEntity } from '../tables/user.entity';

/** Failures in a row are reset by a success, not by time. This window only lets housekeeping delete old counters. */
const TEN_YEARS = 10 * 365 * DAY;

/** An attempt to enter digits for an address. */
export interface DigitEntry {
  /** Canonical. */
  email: string;
  /**
   * The budget of a known device or a signed-in user. Undefined for all others, who share the budget of the e-mail
   * address.
   */
  own: string | undefined;
}

/**
 * Counts wrong digits for an address over all its challenges (OTP-5). The limits are ten an hour and a hundred in a
 * row; after the latter, digits are refused until the owner of the mailbox uses a mailed link, which nobody can guess
 * (NIST SP 800-63B 3.2.2). Known devices and signed-in users have counters of their own (ADR 27).
 */
@Injectable()
export class DigitFailures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
    private readonly security: SecurityLog,
  ) {}

  /** Throws `code_entry_closed` after too many failures in a row, or `too_many_requests`; takes nothing. */
  async assertOpen({ email, own }: DigitEntry): Promise<void> {
    const { inARow, hourly } = toLimits(own ?? email);
    if (await this.limits.findSpentUntil(inARow)) throw this.newClosedError();
    await this.limits.assertLeft(hourly);
  }

  /** Counts a try before it is compared. Throws `too_many_requests` or `code_entry_closed`. */
  async count({ email, own }: DigitEntry): Promise<void> {
    const { hourly, inARow } = toLimits(own ?? email);
    await this.limits.take(hourly);
    if (!(await this.limits.tryTake(inARow))) throw this.newClosedError();
  }

  /**
   * Call it after wrong digits. Mails a notice to the owner of the account when this was the last failure that is
   * allowed.
   */
  async recordRefusal({ email, own }: DigitEntry, challenge: ChallengeEntity): Promise<void> {
    this.security.record('code_refused', pick(challenge, ['purpose', 'userId']));
    const { inARow, notice } = toLimits(own ?? email);
    if (!(await this.limits.findSpentUntil(inARow)) || !(await this.limits.tryTake(notice))) return;
    const user = await this.dataSource.manager.findOneBy(UserEntity, { email });
    if (!user) return;
    const mail = { template: 'code-entry-closed', ...toRecipient(user) } as const;
    await this.transactions.run((manager) => this.outbox.enqueue(manager, mail));
  }

  /** Call it after right digits. Resets the counters of this device or address, not those of other devices. */
  async reset({ email, own }: DigitEntry): Promise<void> {
    for (const limit of Object.values(toLimits(own ?? email))) await this.limits.reset(limit);
  }

  /** Call it after a mailed link was used. Who can read the mailbox may enter digits again, on every device. */
  async reopen({ email, own }: DigitEntry): Promise<void> {
    for (const subject of [email, toSignedInBudget(email), own ?? email]) {
      const { inARow, notice } = toLimits(subject);
      await this.limits.reset(inARow);
      await this.limits.reset(notice);
    }
  }

  /** Deletes the counters of an address that no account has any more. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    for (const subject of [email, toSignedInBudget(email)])
      for (const limit of Object.values(toLimits(subject))) await this.limits.reset(limit, manager);
  }

  private newClosedError(): DomainError {
    this.security.record('limit_hit', { purpose: 'code-failures-in-a-row' });
    return new DomainError('code_entry_closed');
  }
}

function toLimits(subject: string): Record<'hourly' | 'inARow' | 'notice', Limit> {
  const { failures, failuresInARow } = CHALLENGE_LIMITS;
  return {
    hourly: { purpose: 'code-failures', subject, ...failures, tells: { linkHelps: true } },
    inARow: { purpose: 'code-failures-in-a-row', subject, max: failuresInARow, window: TEN_YEARS },
    notice: { purpose: 'code-entry-notices', subject, max: 1, window: TEN_YEARS },
  };
}
