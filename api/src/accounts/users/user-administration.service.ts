import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditChanges } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../records/audit/audit-log';
import { changesBetween } from '../../records/audit/changes-between';
import { OutboxService } from '../../delivery/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { pageOf } from '../../platform/database/long-list';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/http/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { SessionsService } from '../sessions/sessions.service';
import type {
  AdministeredUserDetailDto,
  AdministeredUserDto,
  AdministeredUserListDto,
  AdministeredUserListQuery,
  ChangeAdministeredUserDto,
} from './administered-user.dto';
import { Administrators } from './administrators';
import { PasswordsService } from './passwords.service';
import { inOrder, selectUsers } from './user-selection';
import { UserEntity } from './user.entity';

type Permissions = Pick<UserEntity, 'role' | 'blockedAt' | 'activationLimit'>;

/** What administrators may do to accounts: not to what is in them. */
@Injectable()
export class UserAdministrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly administrators: Administrators,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  async list({
    page,
    pageSize,
    sort,
    ...filter
  }: AdministeredUserListQuery): Promise<AdministeredUserListDto> {
    const select = selectUsers(this.dataSource.manager, filter);
    const { rows, ...counted } = await pageOf(UserEntity, inOrder(select, sort), { page, pageSize });
    return { items: rows.map(toDto), ...counted, page, pageSize };
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<AdministeredUserDetailDto> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id });
    if (!user) throw new DomainError('not_found');
    const sessions = await this.sessions.list(id);
    return {
      ...toDto(user),
      locale: user.locale,
      hasPassword: await this.passwords.has(id),
      sessionCount: sessions.length,
      lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    };
  }

  /**
   * Gives a role or a limit, blocks or unblocks. Whoever is blocked is signed out at once; whoever becomes an
   * administrator signs in anew, for a session of an administrator's life (SES-5). A mail tells of a block and of its end. Throws `not_found`, and
   * `last_administrator` when nobody would be left who can administrate.
   */
  async change(id: string, body: ChangeAdministeredUserDto): Promise<AdministeredUserDetailDto> {
    await this.transactions.run(async (manager) => {
      const mayLeaveNone = body.role === 'role-user' || body.blocked === true;
      const administrators = mayLeaveNone ? await this.administrators.hold(manager) : Infinity;
      const before = await this.hold(manager, id);
      const after = this.permissionsAfter(before, body);
      if (administrates(before) && !administrates(after) && administrators < 2) {
        throw new DomainError('last_administrator');
      }
      await manager.update(UserEntity, { id }, { ...after, updatedAt: this.clock.now() });
      if (signsOut(before, after)) await this.sessions.revokeAllOf(manager, id);
      await this.tell(manager, before, after);
      await this.recordAll(manager, before, after);
    });
    return this.get(id);
  }

  /** Ends every session. Throws `not_found`. */
  async signOut(id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.hold(manager, id);
      await this.sessions.revokeAllOf(manager, id);
      await this.audit.record(manager, { action: 'signed-out-everywhere', subject: { type: 'user', id } });
    });
  }

  private permissionsAfter(before: UserEntity, body: ChangeAdministeredUserDto): Permissions {
    const { role = before.role, activationLimit = before.activationLimit, blocked } = body;
    const since = before.blockedAt ?? this.clock.now();
    const blockedAt = blocked === undefined ? before.blockedAt : blocked ? since : null;
    return { role, activationLimit, blockedAt };
  }

  private async recordAll(manager: EntityManager, before: UserEntity, after: Permissions): Promise<void> {
    const { id } = before;
    const { role, activationLimit } = after;
    const record = (action: AuditAction, changes?: AuditChanges) =>
      this.audit.record(manager, { action, subject: { type: 'user', id }, ...(changes && { changes }) });
    await record('role-changed', changesBetween(before, { role }));
    await record('activation-limit-changed', changesBetween(before, { activationLimit }));
    if (before.role !== role) this.security.record('role_changed', { userId: id, role });
    if (!before.blockedAt === !after.blockedAt) return;
    await record(after.blockedAt ? 'user-blocked' : 'user-unblocked');
    this.security.record(after.blockedAt ? 'user_blocked' : 'user_unblocked', { userId: id });
  }

  private async tell(manager: EntityManager, before: UserEntity, after: Permissions): Promise<void> {
    if (!before.blockedAt === !after.blockedAt) return;
    await this.outbox.enqueue(manager, {
      template: after.blockedAt ? 'account-blocked' : 'account-unblocked',
      recipient: before.emailAsTyped,
      locale: before.locale,
      userId: before.id,
    });
  }

  /** Until the transaction ends. Throws `not_found`. */
  private async hold(manager: EntityManager, id: string): Promise<UserEntity> {
    await manager.update(UserEntity, { id }, { id });
    const user = await manager.findOneBy(UserEntity, { id });
    if (!user) throw new DomainError('not_found');
    return user;
  }
}

const administrates = ({ role, blockedAt }: Permissions) => role === 'role-admin' && !blockedAt;

const signsOut = (before: Permissions, after: Permissions) =>
  (!before.blockedAt && after.blockedAt !== null) ||
  (before.role !== after.role && after.role === 'role-admin');

function toDto(user: UserEntity): AdministeredUserDto {
  const {
    id,
    name,
    emailAsTyped,
    role,
    blockedAt,
    isEmailVerified,
    activeCodes,
    activationLimit,
    createdAt,
  } = user;
  return {
    id,
    name,
    email: emailAsTyped,
    role,
    blockedAt,
    isEmailVerified,
    activeCodes,
    activationLimit,
    createdAt,
  };
}
