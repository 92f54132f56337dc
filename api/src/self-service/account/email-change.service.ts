import { Injectable } from '@nestjs/common';
import { ACCOUNT } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../records/audit/audit-log';
import type { SignedIn } from '../../accounts/auth/auth.service';
import type { Client } from '../../accounts/auth/client';
import { type Challenge, ChallengesService, type Proof } from '../../accounts/challenges/challenges.service';
import { CodeFailures } from '../../accounts/challenges/code-failures';
import { LimitsService } from '../../records/limits/limits.service';
import { OutboxService } from '../../delivery/outbox/outbox.service';
import type { Viewer } from '../../platform/access/viewer';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/http/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { SessionsService } from '../../accounts/sessions/sessions.service';
import { UsersService } from '../../accounts/users/users.service';
import { type GivenProof, OwnerProof } from './owner-proof';

@Injectable()
export class EmailChangeService {
  constructor(
    private readonly proof: OwnerProof,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly failures: CodeFailures,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionRunner,
    private readonly security: SecurityLog,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Mails code and link to the new address. Answers alike whether that address has an account: only the mail differs
   * (OTP-10). Throws what `OwnerProof.check` throws, and `too_many_requests`.
   */
  async start(viewer: Viewer, email: string, given: GivenProof, client: Client): Promise<Challenge> {
    const demand = { purpose: 'confirm', field: 'password', recentSignIn: true } as const;
    const confirmed = await this.proof.check(viewer, given, client, demand);
    const limit = { purpose: 'email-changes', subject: viewer.userId, ...ACCOUNT.emailChanges };
    await this.limits.take(limit);
    if (confirmed) await this.transactions.run((manager) => this.challenges.consume(manager, confirmed));
    const taken = await this.users.findByEmail(email);
    return this.challenges.start({
      purpose: 'email-change',
      email,
      client,
      userId: viewer.userId,
      locale: viewer.locale,
      template: taken ? 'email-change-taken' : 'email-change',
    });
  }

  /**
   * Takes over the proven address: the unique key decides between accounts. Ends all other sessions and what is under
   * way, and tells the old address. Only the account that asked can use the proof: a stranger who gets the mail by a
   * typing error cannot take the account over. Throws what `ChallengesService.evaluate` throws, or `email_taken`.
   */
  async finish(viewer: Viewer, proof: Proof, client: Client): Promise<SignedIn> {
    const scope = { purpose: 'email-change', userId: viewer.userId } as const;
    const challenge = await this.challenges.evaluate(proof, scope, client);
    try {
      return await this.transactions.run((manager) => this.take(manager, viewer, challenge));
    } catch (error) {
      if (isUniqueViolation(error)) throw new DomainError('email_taken');
      throw error;
    }
  }

  private async take(manager: EntityManager, viewer: Viewer, challenge: Challenge): Promise<SignedIn> {
    const old = await this.users.hold(manager, viewer.userId);
    await this.challenges.consume(manager, challenge);
    await this.users.changeEmail(manager, old.id, challenge);
    await this.sessions.revokeOthers(viewer, manager);
    const session = await this.sessions.rotate(manager, viewer.sessionId);
    await this.challenges.revokeOpen(manager, old);
    // What is left of the old address must be found when the account is deleted one day.
    await this.challenges.eraseAddress(manager, old.email);
    await this.failures.forget(manager, old.email);
    await this.outbox.assignTo(manager, old);
    await this.outbox.enqueue(manager, {
      template: 'email-changed',
      recipient: old.emailAsTyped,
      locale: old.locale,
      userId: old.id,
    });
    await this.audit.record(manager, { action: 'email-changed', subject: { type: 'user', id: old.id } });
    this.security.record('email_changed', { userId: old.id });
    return { user: await this.users.get(old.id, manager), session };
  }
}
