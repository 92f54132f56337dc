import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditChanges, UserSort } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, type OrderByCondition, type SelectQueryBuilder } from 'typeorm';
import { OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { lockRow } from '../../platform/database/lock-rows';
import { readPage } from '../../platform/database/long-list';
import { containing, narrowToPatterns } from '../../platform/database/patterns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { AuditLog, changesBetween } from '../../records';
import { SessionsService } from '../sessions/sessions.service';
import { toRecipient } from '../tables/recipient';
import { UserEntity } from '../tables/user.entity';
import type {
  AdministeredUserDetailDto,
  AdministeredUserDto,
  AdministeredUserListDto,
  AdministeredUserListQuery,
  ChangeAdministeredUserDto,
} from './administered-user.dto';
import { lockAdministrators } from './administrators';
import { PasswordsService } from './passwords.service';

/** Each order has an index; the id decides between equal values. */
const ORDERS: Record<UserSort, OrderByCondition> = {
  newest: { 'u.createdAt': 'DESC', 'u.id': 'DESC' },
  oldest: { 'u.createdAt': 'ASC', 'u.id': 'ASC' },
  email: { 'u.email': 'ASC' },
  codes: { 'u.activeCodes': 'DESC', 'u.id': 'DESC' },
};

type Permissions = Pick<UserEntity, 'role' | 'blockedAt' | 'activationLimit'>;

/** What administrators see of accounts, and change: none of their content. */
@Injectable()
export class AdministeredUsers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  async list(query: AdministeredUserListQuery): Promise<AdministeredUserListDto> {
    const { rows, ...page } = await readPage(UserEntity, selectUsers(this.dataSource.manager, query), query);
    return { items: rows.map(toDto), ...page };
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<AdministeredUserDetailDto> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id });
    if (!user) throw new DomainError('not_found');
    const sessions = await this.sessions.list(user);
    return {
      ...toDto(user),
      locale: user.locale,
      hasPassword: await this.passwords.has(id),
      sessionCount: sessions.length,
      lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    };
  }

  /**
   * Sets the role or the limit of an account, blocks or unblocks it. A blocked user is signed out at once; a new
   * administrator has to sign in again, for a session of an administrator's length (SES-5). Blocking and unblocking
   * mail a notice. Throws `not_found`, and `last_administrator` when no other administrator would be left.
   */
  async change(id: string, body: ChangeAdministeredUserDto): Promise<AdministeredUserDetailDto> {
    await this.transactions.run(async (manager) => {
      const mayLeaveNone = body.role === 'role-user' || body.blocked === true;
      const administrators = mayLeaveNone ? await lockAdministrators(manager) : Infinity;
      const before = await lockRow(manager, UserEntity, id);
      const after = this.permissionsAfter(before, body);
      if (administrates(before) && !administrates(after) && administrators < 2) {
        throw new DomainError('last_administrator');
      }
      await manager.update(UserEntity, { id }, { ...after, updatedAt: this.clock.now() });
      if (signsOut(before, after)) await this.sessions.revokeAll(manager, id);
      await this.tell(manager, before, after);
    });
    return this.get(id);
  }

  /** Ends every session. Throws `not_found`. */
  async signOut(id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await lockRow(manager, UserEntity, id);
      await this.sessions.revokeAll(manager, id);
      await this.audit.record(manager, 'signed-out-everywhere', 'user', id);
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
      this.audit.record(manager, action, 'user', id, { changes });
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

/** The query of a list of accounts, without its page. The alias of the table is `u`. */
export function selectUsers(
  manager: EntityManager,
  { q, role, blocked, sort }: Omit<AdministeredUserListQuery, 'page' | 'pageSize'>,
): SelectQueryBuilder<UserEntity> {
  const select = manager.createQueryBuilder(UserEntity, 'u').orderBy(ORDERS[sort]);
  if (role) select.andWhere('u.role = :role', { role });
  if (blocked) select.andWhere(`u.blockedAt IS ${blocked === 'true' ? 'NOT NULL' : 'NULL'}`);
  if (q) narrowToPatterns(select, { 'u.name': containing(q), 'u.emailAsTyped': containing(q) });
  return select;
}

function toDto(user: UserEntity): AdministeredUserDto {
  return {
    ...pick(user, ['id', 'name', 'isEmailVerified', 'createdAt']),
    email: user.emailAsTyped,
    ...pick(user, ['role', 'blockedAt', 'activeCodes', 'activationLimit']),
  };
}
