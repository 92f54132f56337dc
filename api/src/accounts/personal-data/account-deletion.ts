import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { SecurityLog } from '../../platform/logging/security-log';
import { AuditLog } from '../../records';
import { DigitFailures } from '../challenges/digit-failures';
import { PushService } from '../push/push.service';
import { UserEntity } from '../tables/user.entity';
import type { User } from '../users/users.service';

@Injectable()
export class AccountDeletion {
  constructor(
    private readonly failures: DigitFailures,
    private readonly outbox: OutboxService,
    private readonly pushes: PushService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Deletes the row of an account after all its other data, and mails a goodbye, unless the account was deleted before and
   * came back with a restored backup.
   */
  async delete(manager: EntityManager, user: User, isRepeated = false): Promise<void> {
    await this.failures.forget(manager, user.email);
    await this.outbox.erase(manager, user);
    await this.pushes.erase(manager, user.id);
    await manager.delete(UserEntity, { id: user.id });
    const { emailAsTyped: recipient, locale } = user;
    if (!isRepeated) await this.outbox.enqueue(manager, { template: 'account-deleted', recipient, locale });
    await this.audit.record(manager, 'account-deleted', 'user', user.id);
    this.security.record('account_deleted', { userId: user.id });
  }
}
