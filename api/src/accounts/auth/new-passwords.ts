import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { SecurityLog } from '../../platform/logging/security-log';
import { AuditLog } from '../../records';
import { ChallengesService } from '../challenges/challenges.service';
import { toRecipient } from '../tables/user.entity';
import { PasswordsService } from '../users/passwords.service';
import type { User } from '../users/users.service';

@Injectable()
export class NewPasswords {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly challenges: ChallengesService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Changes the password of an account: revokes its open challenges and mails a notice (PWD-6, PWD-7). The caller ends
   * the sessions first.
   */
  async replace(
    manager: EntityManager,
    user: User,
    { passwordHash, scope }: { passwordHash: string; scope: 'change' | 'reset' },
  ): Promise<void> {
    await this.passwords.set(manager, user.id, passwordHash);
    await this.challenges.revokeOpen(manager, user);
    await this.outbox.enqueue(manager, { template: 'password-changed', ...toRecipient(user) });
    await this.audit.record(manager, {
      action: scope === 'reset' ? 'password-reset' : 'password-changed',
      subject: { type: 'user', id: user.id },
      actor: user,
    });
    this.security.record('password_changed', { userId: user.id, scope });
  }
}
