import { Injectable } from '@nestjs/common';
import { SIGN_IN_FAILURES } from '@ringtag/contracts';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { SecurityLog } from '../../platform/logging/security-log';
import { toKnown } from '../../platform/turns/asker';
import {
  Alarms,
  AuditLog,
  type Limit,
  LimitsService,
  toAddressBucket,
  toNested,
  toStranger,
} from '../../records';
import { PasswordsService } from '../users/passwords.service';

interface Attempt {
  email: string;
  /** Undefined for an address without a verified account: the check takes the same time (PWD-4). */
  userId: string | undefined;
  password: string;
  /** IP address of the client. */
  clientAddress: string;
  /**
   * The budget of a known device or a signed-in user. Undefined for all others, who share the budget of the e-mail
   * address.
   */
  own: string | undefined;
}

/**
 * Compares passwords and counts failures by address, by e-mail and address, and by e-mail (PWD-5). Known devices have
 * counters of their own (ADR 27), and signing in by mail stays possible, so nobody can lock out somebody else.
 */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly limits: LimitsService,
    private readonly alarms: Alarms,
    private readonly security: SecurityLog,
    private readonly audit: AuditLog,
    private readonly transactions: TransactionRunner,
  ) {}

  /** Throws `too_many_requests`, and `unavailable` when the queue of passwords to compare is full. */
  async verify(attempt: Attempt): Promise<boolean> {
    const { userId, clientAddress } = attempt;
    const { ofOne, ofMany } = toLimits(attempt);
    if (!(await this.compare(attempt, [...ofMany.clientAddress, ofOne, ...ofMany.email]))) {
      this.security.record('sign_in_failed', { userId: userId ?? null, address: clientAddress });
      for (const limit of [ofOne, ...ofMany.email]) await this.tellOfLast(limit, userId);
      await this.alarms.count({
        purpose: 'sign-in-failures',
        subject: 'everybody',
        ofEverybody: true,
        ...SIGN_IN_FAILURES.alarm,
      });
      return false;
    }
    await this.limits.reset(ofOne);
    // Failures of other clients stay counted.
    await this.limits.giveBack(...ofMany.clientAddress, ...ofMany.email);
    return true;
  }

  /** Counts first, so that parallel guesses cannot exceed the limit. Takes the count back when comparing failed. */
  private async compare(
    { userId, password, clientAddress, own }: Attempt,
    limits: Limit[],
  ): Promise<boolean> {
    await this.limits.take(...limits);
    try {
      const asker = own === undefined ? toStranger(clientAddress) : toKnown(own);
      return await this.passwords.matches(asker, userId, password);
    } catch (error) {
      await this.limits.giveBack(...limits);
      throw error;
    }
  }

  /**
   * Records once per window that the limit is reached, also for parallel guesses. For an address without an account it
   * takes the same time (PWD-4) and records nothing.
   */
  private async tellOfLast(limit: Limit, userId: string | undefined): Promise<void> {
    const until = await this.limits.findSpentUntil(limit);
    if (!until) return;
    const subject = `${limit.subject} ${until.toISOString()}`;
    const told = { ...limit, purpose: 'sign-in-failures-told', subject, max: 1 };
    if (!(await this.limits.tryTake(told)) || !userId) return;
    await this.transactions.run((manager) =>
      this.audit.record(manager, 'sign-in-limit-reached', 'user', userId),
    );
  }
}

/** `ofOne`: the limit of one client or device alone. `ofMany`: limits that several clients share. */
function toLimits(attempt: Attempt): { ofOne: Limit; ofMany: Record<'clientAddress' | 'email', Limit[]> } {
  const { perEmailAndAddress, perEmail, perAddress } = SIGN_IN_FAILURES;
  const purpose = 'sign-in-failures';
  if (attempt.own !== undefined) {
    const ofOne = { purpose, subject: attempt.own, ...perEmailAndAddress };
    return { ofOne, ofMany: { clientAddress: [], email: [] } };
  }
  const email = toCanonicalEmail(attempt.email);
  const bucket = toAddressBucket(attempt.clientAddress);
  return {
    ofOne: { purpose, subject: `${email} ${bucket}`, ...perEmailAndAddress },
    ofMany: {
      clientAddress: toNested({ purpose, subject: '', ...perAddress }, attempt.clientAddress),
      email: [{ purpose, subject: email, ...perEmail, tells: { codeHelps: true } }],
    },
  };
}
