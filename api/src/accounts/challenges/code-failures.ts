import { Injectable } from '@nestjs/common';
import { CHALLENGE_LIMITS, DAY } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { budgetOfSignedIn } from '../devices/devices.service';
import { OutboxService } from '../../delivery';
import { type Limit, LimitsService } from '../../records';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { UserEntity } from '../tables/user.entity';

/** Failures in a row are forgotten by a success, not by time; only what nobody ever comes back to goes at last. */
const TEN_YEARS = 10 * 365 * DAY;

/** Who enters a code for which address. */
export interface CodeEntry {
  /** Canonical. */
  email: string;
  /** The budget of a known device or of somebody signed in; undefined for strangers. */
  own: string | undefined;
}

/**
 * Counts wrong codes for an address over all its challenges (OTP-5): ten an hour, and a hundred in a row, after which
 * codes are refused until its owner used a mailed link, which nobody can guess (NIST SP 800-63B 3.2.2). Each known
 * device, and whoever is signed in, is counted apart (ADR 32).
 */
@Injectable()
export class CodeFailures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
    private readonly security: SecurityLog,
  ) {}

  /** Throws `code_entry_closed` after too many failures in a row, or `too_many_requests`; takes nothing. */
  async assertOpen(entry: CodeEntry): Promise<void> {
    const { inARow, hourly } = limitsOf(subjectOf(entry));
    if (await this.limits.isSpent(inARow)) throw this.closed();
    await this.limits.assertLeft(hourly);
  }

  /** Counts a try before it is compared. Throws `too_many_requests` or `code_entry_closed`. */
  async count(entry: CodeEntry): Promise<void> {
    const { hourly, inARow } = limitsOf(subjectOf(entry));
    await this.limits.take(hourly);
    if (!(await this.limits.allows(inARow))) throw this.closed();
  }

  /** To be called after a wrong code: the owner of the account hears of it when it was the last that is allowed. */
  async refused(
    entry: CodeEntry,
    { purpose, userId }: { purpose: string; userId: string | null },
  ): Promise<void> {
    this.security.record('code_refused', { purpose, userId });
    const { inARow, notice } = limitsOf(subjectOf(entry));
    if (!(await this.limits.isSpent(inARow)) || !(await this.limits.allows(notice))) return;
    const owner = await this.dataSource.manager.findOneBy(UserEntity, { email: entry.email });
    if (!owner) return;
    await this.transactions.run((manager) =>
      this.outbox.enqueue(manager, {
        template: 'code-entry-closed',
        recipient: owner.emailAsTyped,
        locale: owner.locale,
        userId: owner.id,
      }),
    );
  }

  /** To be called after a right code: forgets what came from there, not what others did. */
  async reset(entry: CodeEntry): Promise<void> {
    for (const limit of Object.values(limitsOf(subjectOf(entry)))) await this.limits.reset(limit);
  }

  /** To be called after the link of a mail was used: whoever reads the mailbox may type codes again, anywhere. */
  async reopen(entry: CodeEntry): Promise<void> {
    for (const subject of [entry.email, budgetOfSignedIn(entry.email), subjectOf(entry)]) {
      const { inARow, notice } = limitsOf(subject);
      await this.limits.reset(inARow);
      await this.limits.reset(notice);
    }
  }

  /** Removes what is counted for an address that no account has any more. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    for (const subject of [email, budgetOfSignedIn(email)])
      for (const limit of Object.values(limitsOf(subject))) await this.limits.reset(limit, manager);
  }

  private closed(): DomainError {
    this.security.record('limit_hit', { purpose: 'code-failures-in-a-row' });
    return new DomainError('code_entry_closed');
  }
}

function subjectOf({ email, own }: CodeEntry): string {
  return own ?? email;
}

function limitsOf(subject: string): Record<'hourly' | 'inARow' | 'notice', Limit> {
  return {
    hourly: { purpose: 'code-failures', subject, ...CHALLENGE_LIMITS.failures, tells: { linkHelps: true } },
    inARow: {
      purpose: 'code-failures-in-a-row',
      subject,
      max: CHALLENGE_LIMITS.failuresInARow,
      window: TEN_YEARS,
    },
    notice: { purpose: 'code-entry-notices', subject, max: 1, window: TEN_YEARS },
  };
}
