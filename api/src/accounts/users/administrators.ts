import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@ringtag/contracts';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { lockMatching } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { toKnown } from '../../platform/turns/asker';
import { AuditLog, changesBetween } from '../../records';
import { UserEntity } from '../tables/user.entity';
import { PasswordsService } from './passwords.service';
import { UsersService } from './users.service';

/**
 * Locks the rows of all unblocked administrators until the transaction ends, and answers their number. So parallel
 * deletions cannot remove the last one. Call it before anything is read in the transaction.
 */
export function lockAdministrators(manager: EntityManager): Promise<number> {
  return lockMatching(manager, UserEntity, { role: 'role-admin', blockedAt: IsNull() });
}

@Injectable()
export class Administrators {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  exist(): Promise<boolean> {
    return this.dataSource.manager.existsBy(UserEntity, { role: 'role-admin' });
  }

  /** Those who may sign in. */
  findAll(): Promise<UserEntity[]> {
    return this.dataSource.manager.findBy(UserEntity, { role: 'role-admin', blockedAt: IsNull() });
  }

  /**
   * Locks the account that is about to be deleted, so that activations and other deletions of it wait. An
   * administrator's account is locked after those of all administrators. Throws `last_administrator`, and
   * `unauthenticated` when the person became an administrator meanwhile: that ended their sessions.
   */
  async lockLeaving(
    manager: EntityManager,
    { userId, role }: Pick<Viewer, 'userId' | 'role'>,
  ): Promise<UserEntity> {
    const administrators = role === 'role-admin' ? await lockAdministrators(manager) : undefined;
    const user = await this.users.lock(manager, userId);
    if (user.role !== 'role-admin') return user;
    if (administrators === undefined) throw new DomainError('unauthenticated');
    if (administrators < 2) throw new DomainError('last_administrator');
    return user;
  }

  /** Creates an administrator, or makes the account that has the address one; sets its password. */
  async create(email: string, password: string): Promise<{ id: string }> {
    const rights = { role: 'role-admin', isEmailVerified: true } as const;
    const passwordHash = await this.passwords.hash(toKnown('command line'), password);
    return this.transactions.run(async (manager) => {
      const known = await this.users.findByEmail(email, manager);
      const made = { email, name: 'Administrator', locale: DEFAULT_LOCALE, ...rights };
      const user = await this.users.findOrCreate(manager, made);
      const changes = { ...rights, blockedAt: null, updatedAt: this.clock.now() };
      await manager.update(UserEntity, { id: user.id }, changes);
      await this.passwords.set(manager, user.id, passwordHash);
      const roles = changesBetween({ role: known?.role }, { role: 'role-admin' as const });
      await this.audit.record(manager, 'role-changed', 'user', user.id, { changes: roles });
      if (known) await this.audit.record(manager, 'password-reset', 'user', user.id);
      if (known?.role !== 'role-admin')
        this.security.record('role_changed', { userId: user.id, role: 'role-admin' });
      return { id: user.id };
    });
  }
}
