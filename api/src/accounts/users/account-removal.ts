import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { AuditLog } from '../../records';
import { SecurityLog } from '../../platform/logging/security-log';
import { CodeFailures } from '../challenges/code-failures';
import { type User, UsersService } from './users.service';

/** The end of an account. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly users: UsersService,
    private readonly failures: CodeFailures,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
  ) {}

  /** Removes an account of which nothing else is left, and says goodbye by mail. */
  async remove(manager: EntityManager, user: User): Promise<void> {
    await this.failures.forget(manager, user.email);
    await this.outbox.erase(manager, user);
    await this.users.remove(manager, user.id);
    await this.outbox.enqueue(manager, {
      template: 'account-deleted',
      recipient: user.emailAsTyped,
      locale: user.locale,
    });
    await this.audit.record(manager, { action: 'account-deleted', subject: { type: 'user', id: user.id } });
    this.security.record('account_deleted', { userId: user.id });
  }
}
