import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditChanges } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { lockRow } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { AuditLog, changesBetween } from '../../records';
import { SessionsService } from '../sessions/sessions.service';
import { toRecipient, UserEntity } from '../tables/user.entity';
import type { AdministeredUserDetailDto, ChangeAdministeredUserDto } from './administered-user.dto';
import { AdministeredUsers } from './administered-users';
import { Administrators } from './administrators';

type Permissions = Pick<UserEntity, 'role' | 'blockedAt' | 'activationLimit'>;

/** The changes of accounts that administrators may make: none to their content. */
@Injectable()
export class UserAdministrationService {
  constructor(
    private readonly accounts: AdministeredUsers,
    private readonly transactions: TransactionRunner,
    private readonly administrators: Administrators,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the role or the limit of an account, blocks or unblocks it. A blocked user is signed out at once; a new
   * administrator has to sign in again, for a session of an administrator's length (SES-5). Blocking and unblocking
   * mail a notice. Throws `not_found`, and `last_administrator` when no other administrator would be left.
   */
  async change(id: string, body: ChangeAdministeredUserDto): Promise<AdministeredUserDetailDto> {
    await this.transactions.run(async (manager) => {
      const mayLeaveNone = body.role === 'role-user' || body.blocked === true;
      const administrators = mayLeaveNone ? await this.administrators.lock(manager) : Infinity;
      const before = await lockRow(manager, UserEntity, id);
      const after = this.permissionsAfter(before, body);
      if (administrates(before) && !administrates(after) && administrators < 2) {
        throw new DomainError('last_administrator');
      }
      await manager.update(UserEntity, { id }, { ...after, updatedAt: this.clock.now() });
      if (signsOut(before, after)) await this.sessions.revokeAll(manager, id);
      await this.tell(manager, before, after);
    });
    return this.accounts.get(id);
  }

  /** Ends every session. Throws `not_found`. */
  async signOut(id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await lockRow(manager, UserEntity, id);
      await this.sessions.revokeAll(manager, id);
      await this.audit.record(manager, { action: 'signed-out-everywhere', subject: { type: 'user', id } });
    });
  }

  private permissionsAfter(before: UserEntity, body: ChangeAdministeredUserDto): Permissions {
    const { role = before.role, activationLimit = before.activationLimit, blocked } = body;
    const since = before.blockedAt ?? this.clock.now();
    const blockedAt = blocked === undefined ? before.blockedAt : blocked ? since : null;
    return { role, activationLimit, blockedAt };
  }

  /** Tells the audit log, the security log and, of a block and its end, the account. */
  private async tell(manager: EntityManager, before: UserEntity, after: Permissions): Promise<void> {
    const { id } = before;
    const { role, activationLimit } = after;
    const record = (action: AuditAction, changes?: AuditChanges) =>
      this.audit.record(manager, { action, subject: { type: 'user', id }, changes });
    await record('role-changed', changesBetween(before, { role }));
    await record('activation-limit-changed', changesBetween(before, { activationLimit }));
    if (before.role !== role) this.security.record('role_changed', { userId: id, role });
    if (!before.blockedAt === !after.blockedAt) return;
    const template = after.blockedAt ? 'account-blocked' : 'account-unblocked';
    await this.outbox.enqueue(manager, { template, ...toRecipient(before) });
    await record(after.blockedAt ? 'user-blocked' : 'user-unblocked');
    this.security.record(after.blockedAt ? 'user_blocked' : 'user_unblocked', { userId: id });
  }
}

const administrates = ({ role, blockedAt }: Permissions) => role === 'role-admin' && !blockedAt;

const signsOut = (before: Permissions, after: Permissions) =>
  (!before.blockedAt && after.blockedAt !== null) ||
  (before.role !== after.role && after.role === 'role-admin');
