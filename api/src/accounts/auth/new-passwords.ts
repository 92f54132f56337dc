import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { AuditLog } from '../../records';
import type { PasswordOwner } from '../../platform/passwords/easy-passwords';
import { SecurityLog } from '../../platform/logging/security-log';
import { ChallengesService } from '../challenges/challenges.service';
import { PasswordPolicy } from '../users/password-policy';
import { PasswordsService } from '../users/passwords.service';
import type { User } from '../users/users.service';

/** Passwords that somebody chooses. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly policy: PasswordPolicy,
    private readonly passwords: PasswordsService,
    private readonly challenges: ChallengesService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
  ) {}

  /** Throws `validation_failed` for a password that is easy to guess (PWD-3). */
  assertUncommon(password: string, owner?: PasswordOwner): void {
    this.policy.assertUncommon(password, owner);
  }

  /** As `PasswordsService.hash`. */
  hash(asker: string, password: string): Promise<string> {
    return this.passwords.hash(asker, password);
  }

  /** The first password of an account that is made just now. */
  set(manager: EntityManager, userId: string, passwordHash: string): Promise<void> {
    return this.passwords.set(manager, userId, passwordHash);
  }

  /**
   * Puts a password in the place of the one before: what is under way ends, and a mail tells (PWD-6, PWD-7). Sessions
   * are the caller's to end, before it.
   */
  async replace(
    manager: EntityManager,
    user: User,
    { passwordHash, scope }: { passwordHash: string; scope: 'change' | 'reset' },
  ): Promise<void> {
    await this.passwords.set(manager, user.id, passwordHash);
    await this.challenges.revokeOpen(manager, user);
    await this.outbox.enqueue(manager, {
      template: 'password-changed',
      recipient: user.emailAsTyped,
      locale: user.locale,
      userId: user.id,
    });
    await this.audit.record(manager, {
      action: scope === 'reset' ? 'password-reset' : 'password-changed',
      subject: { type: 'user', id: user.id },
      actor: user,
    });
    this.security.record('password_changed', { userId: user.id, scope });
  }
}
