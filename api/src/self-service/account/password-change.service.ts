import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../records/audit/audit-log';
import type { SignedIn } from '../../accounts/auth/auth.service';
import type { Client } from '../../accounts/auth/client';
import { ChallengesService } from '../../accounts/challenges/challenges.service';
import { budgetOfSignedIn } from '../../accounts/devices/devices.service';
import { OutboxService } from '../../delivery/outbox/outbox.service';
import type { Viewer } from '../../platform/access/viewer';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { SecurityLog } from '../../platform/logging/security-log';
import { SessionsService } from '../../accounts/sessions/sessions.service';
import { PasswordPolicy } from '../../accounts/users/password-policy';
import { PasswordsService } from '../../accounts/users/passwords.service';
import { UsersService } from '../../accounts/users/users.service';
import { type GivenProof, OwnerProof } from './owner-proof';

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly proof: OwnerProof,
    private readonly policy: PasswordPolicy,
    private readonly passwords: PasswordsService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionRunner,
    private readonly security: SecurityLog,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Changes the password, or sets the first one. Ends all other sessions and everything under way, gives this session
   * a new secret and mails a notice (PWD-6, PWD-7, SES-3). Throws what `OwnerProof.check` throws, and
   * `validation_failed` for a password that is easy to guess.
   */
  async change(viewer: Viewer, password: string, given: GivenProof, client: Client): Promise<SignedIn> {
    this.policy.assertUncommon(password, viewer);
    const demand = { purpose: 'confirm', field: 'currentPassword', recentSignIn: true } as const;
    const challenge = await this.proof.check(viewer, given, client, demand);
    const passwordHash = await this.passwords.hash(budgetOfSignedIn(viewer.email), password);
    return this.transactions.run(async (manager) => {
      const user = await this.users.hold(manager, viewer.userId);
      if (challenge) await this.challenges.consume(manager, challenge);
      await this.passwords.set(manager, user.id, passwordHash);
      await this.sessions.revokeOthers(viewer, manager);
      const session = await this.sessions.rotate(manager, viewer.sessionId);
      await this.challenges.revokeOpen(manager, user);
      await this.outbox.enqueue(manager, {
        template: 'password-changed',
        recipient: user.emailAsTyped,
        locale: user.locale,
        userId: user.id,
      });
      await this.audit.record(manager, {
        action: 'password-changed',
        subject: { type: 'user', id: user.id },
      });
      this.security.record('password_changed', { userId: user.id, scope: 'change' });
      return { user: await this.users.get(user.id, manager), session };
    });
  }
}
