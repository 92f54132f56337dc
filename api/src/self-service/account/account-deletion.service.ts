import { Injectable } from '@nestjs/common';
import type { Client } from '../../accounts/auth/client';
import { CodeFailures } from '../../accounts/challenges/code-failures';
import { PersonalData } from '../../accounts/personal-data/personal-data';
import { Administrators } from '../../accounts/users/administrators';
import { UsersService } from '../../accounts/users/users.service';
import { OutboxService } from '../../delivery/outbox/outbox.service';
import type { Viewer } from '../../platform/access/viewer';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { SecurityLog } from '../../platform/logging/security-log';
import { AuditLog } from '../../records/audit/audit-log';
import { type GivenProof, OwnerProof } from './owner-proof';

@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly proof: OwnerProof,
    private readonly personal: PersonalData,
    private readonly users: UsersService,
    private readonly administrators: Administrators,
    private readonly failures: CodeFailures,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionRunner,
    private readonly security: SecurityLog,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Erases an account with everything personal in it, frees its codes and says goodbye by mail. What it wrote to
   * others stays with them. Throws what `OwnerProof.check` throws, and `last_administrator`.
   */
  async delete(viewer: Viewer, given: GivenProof, client: Client): Promise<void> {
    const demand = { purpose: 'delete-account', field: 'password', recentSignIn: false } as const;
    const challenge = await this.proof.check(viewer, given, client, demand);
    await this.transactions.run(async (manager) => {
      const user = await this.administrators.holdLeaving(manager, viewer);
      if (challenge) await this.proof.consume(manager, challenge);
      await this.personal.erase(manager, user);
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
    });
  }
}
