import { Injectable } from '@nestjs/common';
import { SIGN_IN_FAILURES } from '@ringtag/contracts';
import { AuditLog } from '../audit/audit-log';
import { addressBucket } from '../limits/client-address';
import { type Limit, LimitsService } from '../limits/limits.service';
import { TransactionRunner } from '../platform/database/transaction-runner';
import { SecurityLog } from '../platform/logging/security-log';
import { canonicalEmail } from '../users/email';
import { PasswordsService } from '../users/passwords.service';

interface Attempt {
  email: string;
  /** Undefined for an address without a usable account: takes as long (PWD-4). */
  userId: string | undefined;
  password: string;
  /** Where it comes from. */
  address: string;
}

/**
 * Compares passwords and counts failures by e-mail and address, e-mail, address, and over everybody (PWD-5). The ways
 * by mailed code stay open, so nobody can lock somebody else out.
 */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly limits: LimitsService,
    private readonly security: SecurityLog,
    private readonly audit: AuditLog,
    private readonly transactions: TransactionRunner,
  ) {}

  /** Counts first, so that parallel guesses cannot pass together. Throws `too_many_requests`. */
  async isRight({ email, userId, password, address }: Attempt): Promise<boolean> {
    const limits = failureLimits(canonicalEmail(email), addressBucket(address));
    await this.limits.take(limits.ofBoth, limits.ofEmail, limits.ofAddress, limits.overall);
    if (!(await this.passwords.matches(userId, password))) {
      this.security.record('sign_in_failed', { userId: userId ?? null, address });
      for (const limit of [limits.ofBoth, limits.ofEmail]) await this.tellOfLast(limit, userId);
      return false;
    }
    await this.limits.reset(limits.ofBoth);
    await this.limits.reset(limits.ofEmail);
    await this.limits.giveBack(limits.ofAddress);
    await this.limits.giveBack(limits.overall);
    return true;
  }

  /**
   * Once for each window, however many guesses come at once. For an address without an account it looks as long
   * (PWD-4) and leaves nothing behind.
   */
  private async tellOfLast(limit: Limit, userId: string | undefined): Promise<void> {
    const until = await this.limits.spentUntil(limit);
    if (!until) return;
    const told = {
      ...limit,
      purpose: 'sign-in-failures-told',
      subject: `${limit.subject} ${until.toISOString()}`,
    };
    if (!(await this.limits.allows({ ...told, max: 1 })) || !userId) return;
    await this.transactions.run((manager) =>
      this.audit.record(manager, { action: 'sign-in-limit-reached', subject: { type: 'user', id: userId } }),
    );
  }
}

function failureLimits(email: string, address: string) {
  const { perEmailAndAddress, perEmail, perAddress, overall } = SIGN_IN_FAILURES;
  return {
    ofBoth: { purpose: 'sign-in-failures', subject: `${email} ${address}`, ...perEmailAndAddress },
    ofEmail: { purpose: 'sign-in-failures', subject: email, ...perEmail },
    ofAddress: { purpose: 'sign-in-failures', subject: address, ...perAddress },
    overall: { purpose: 'sign-in-failures', subject: 'everybody', ...overall },
  };
}
