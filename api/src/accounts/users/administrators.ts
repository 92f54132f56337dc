import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@ringtag/contracts';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { AuditLog, changesBetween } from '../../records';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { holdMatching } from '../../platform/database/hold-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { PasswordsService } from './passwords.service';
import { UserEntity } from '../tables/user.entity';
import { UsersService } from './users.service';

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

  /**
   * Holds everybody who can administrate until the transaction ends, and answers how many there are: of several who go
   * at the same time, one stays. To be called first of all, so that what is read afterwards is what others left.
   */
  hold(manager: EntityManager): Promise<number> {
    return holdMatching(manager, UserEntity, { role: 'role-admin', blockedAt: IsNull() });
  }

  /**
   * Holds the account of somebody who wants to go, so that activations and other deletions of it wait, and for an
   * administrator first those of all administrators. Throws `last_administrator`, and `unauthenticated` for somebody who
   * became an administrator meanwhile, whose sessions are over.
   */
  async holdLeaving(manager: EntityManager, { userId, role }: Viewer): Promise<UserEntity> {
    const administrators = role === 'role-admin' ? await this.hold(manager) : undefined;
    const user = await this.users.hold(manager, userId);
    if (user.role !== 'role-admin') return user;
    if (administrators === undefined) throw new DomainError('unauthenticated');
    if (administrators < 2) throw new DomainError('last_administrator');
    return user;
  }

  /** Makes an administrator, or makes one of the account that has the address; sets its password. */
  async create(email: string, password: string): Promise<{ id: string }> {
    const passwordHash = await this.passwords.hash('command line', password);
    return this.transactions.run(async (manager) => {
      const known = await this.users.findByEmail(email, manager);
      const user = await this.users.findOrCreate(manager, {
        email,
        name: 'Administrator',
        role: 'role-admin',
        locale: DEFAULT_LOCALE,
        isEmailVerified: true,
      });
      const changes = {
        role: 'role-admin',
        isEmailVerified: true,
        blockedAt: null,
        updatedAt: this.clock.now(),
      } as const;
      await manager.update(UserEntity, { id: user.id }, changes);
      await this.passwords.set(manager, user.id, passwordHash);
      const subject = { type: 'user', id: user.id } as const;
      const roles = changesBetween({ role: known?.role }, { role: 'role-admin' as const });
      await this.audit.record(manager, { action: 'role-changed', subject, changes: roles });
      if (known) await this.audit.record(manager, { action: 'password-reset', subject });
      if (known?.role !== 'role-admin')
        this.security.record('role_changed', { userId: user.id, role: 'role-admin' });
      return { id: user.id };
    });
  }
}
