import { Injectable } from '@nestjs/common';
import { type Locale, toAuthorities } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { ChallengesService } from '../challenges/challenges.service';
import { SessionsService } from '../sessions/sessions.service';
import type { ChallengeEntity } from '../tables/challenge.entity';
import { UserEntity } from '../tables/user.entity';
import { OwnerChanges } from './owner-changes';
import { PasswordsService } from './passwords.service';
import type { UserDto } from './user.dto';

/** An account as other domains see it: read-only. */
export type User = Readonly<UserEntity>;

type NewUser = Pick<UserEntity, 'email' | 'name' | 'role' | 'locale' | 'isEmailVerified'>;

@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly changes: OwnerChanges,
    private readonly clock: Clock,
  ) {}

  findByEmail(email: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { email: toCanonicalEmail(email) });
  }

  /** Accounts by id, without those that were deleted. */
  async findAll(ids: string[]): Promise<Map<string, UserEntity>> {
    const users = await this.dataSource.manager.findBy(UserEntity, { id: In(ids) });
    return new Map(users.map((user) => [user.id, user]));
  }

  find(id: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id });
  }

  /** Throws `unauthenticated` when the account was deleted meanwhile. */
  async get(id: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity> {
    const user = await this.find(id, manager);
    if (!user) throw new DomainError('unauthenticated');
    return user;
  }

  /** The account as its own pages show it. */
  async describe(user: UserEntity): Promise<UserDto> {
    return {
      ...pick(user, ['id', 'name', 'role', 'locale', 'selectedProjectId', 'isEmailVerified']),
      email: user.emailAsTyped,
      authorities: [...toAuthorities(user.role)],
      hasPassword: await this.passwords.has(user.id),
      password: null,
      firstStepsClosed: user.firstStepsClosedAt != null,
      ...pick(user, ['createdAt', 'updatedAt']),
    };
  }

  async change(
    id: string,
    { firstStepsClosed, ...given }: { locale?: Locale; name?: string; firstStepsClosed?: boolean },
  ): Promise<UserEntity> {
    const now = this.clock.now();
    const changes = {
      ...given,
      ...(firstStepsClosed !== undefined && { firstStepsClosedAt: firstStepsClosed ? now : null }),
      updatedAt: now,
    };
    await this.transactions.run(async (manager) => {
      await manager.update(UserEntity, { id }, changes);
      if (given.name !== undefined) await this.changes.announce(manager, id);
    });
    return this.get(id);
  }

  /**
   * Locks the row of an account until the transaction ends. Call it first in the transaction, see "Order of locks" in
   * docs/architecture.md. Throws `unauthenticated` when the account was deleted meanwhile.
   */
  async lock(manager: EntityManager, id: string): Promise<UserEntity> {
    await lockRows(manager, UserEntity, [id]);
    return this.get(id, manager);
  }

  /** The same of several accounts, in the order in which all transactions lock them. Those that were deleted are left out. */
  async lockAll(manager: EntityManager, ids: string[]): Promise<void> {
    await lockRows(manager, UserEntity, ids);
  }

  /** Counts one more code, up to the account's own limit or else `limit`. Answers whether it was counted (REL-6). */
  async countCode(manager: EntityManager, id: string, limit: number): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(UserEntity)
      .set({ activeCodes: () => 'activeCodes + 1' })
      .where('id = :id AND activeCodes < COALESCE(activationLimit, :limit)', { id, limit })
      .execute();
    return affected === 1;
  }

  /** Counts one code less, if there is one. */
  async uncountCode(manager: EntityManager, id: string): Promise<void> {
    const holder = { id, activeCodes: MoreThan(0) };
    await manager.update(UserEntity, holder, { activeCodes: () => 'activeCodes - 1' });
  }

  /** Stores the project that an administrator works on. */
  async selectProject(id: string, projectId: string | null): Promise<void> {
    const changes = { selectedProjectId: projectId, updatedAt: this.clock.now() };
    await this.dataSource.manager.update(UserEntity, { id }, changes);
  }

  /** The ids of the administrators who work on a project. */
  async findSelecting(projectId: string): Promise<string[]> {
    const users = await this.dataSource.manager.findBy(UserEntity, { selectedProjectId: projectId });
    return users.map(({ id }) => id);
  }

  /** Clears the selected project of these accounts, if it still is this one. */
  async deselectProject(manager: EntityManager, ids: string[], projectId: string): Promise<void> {
    const selecting = { id: In(ids), selectedProjectId: projectId };
    await manager.update(UserEntity, selecting, { selectedProjectId: null });
  }

  /**
   * Locks the account that has the address, or creates one; the unique key decides between parallel callers. An
   * existing row is locked by its id: a lock by address would take the rows in another order than all other code does.
   */
  async findOrCreate(manager: EntityManager, user: NewUser): Promise<UserEntity> {
    const now = this.clock.now();
    const email = toCanonicalEmail(user.email);
    const known = await manager.findOneBy(UserEntity, { email });
    if (known) await lockRows(manager, UserEntity, [known.id]);
    const held = known && (await manager.findOneBy(UserEntity, { id: known.id, email }));
    if (held) return held;
    const made = {
      ...user,
      id: newId(),
      email,
      emailAsTyped: user.email.trim(),
      selectedProjectId: null,
      activationLimit: null,
      activeCodes: 0,
      createdAt: now,
      updatedAt: now,
    };
    await insertOrChange(manager, UserEntity, [made], { key: ['email'] });
    return manager.findOneByOrFail(UserEntity, { email });
  }

  /**
   * Finds or creates the account of the mailbox that a challenge proves, marks it as verified and consumes the
   * challenge. Password, sessions and open challenges from before the first proof may be a stranger's: they are removed
   * (ACC-1).
   */
  async findOrCreateProven(
    manager: EntityManager,
    challenge: ChallengeEntity,
    name: string | null,
  ): Promise<UserEntity> {
    const { emailAsTyped: email, locale } = challenge;
    const proven = { email, name, locale, role: 'role-user', isEmailVerified: true } as const;
    const user = await this.findOrCreate(manager, proven);
    await this.challenges.consume(manager, challenge);
    if (user.isEmailVerified) return user;
    await this.passwords.delete(manager, user.id);
    await this.sessions.revokeAll(manager, user.id);
    await this.challenges.revokeOpen(manager, user);
    const changes = {
      emailAsTyped: email.trim(),
      isEmailVerified: true,
      name: name ?? user.name,
      updatedAt: this.clock.now(),
    };
    await manager.update(UserEntity, { id: user.id }, changes);
    return this.get(user.id, manager);
  }
}
