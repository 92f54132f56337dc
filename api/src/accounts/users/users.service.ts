import { Injectable } from '@nestjs/common';
import type { Locale, Role } from '@ringtag/contracts';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { ChallengeEntity } from '../challenges/challenge.entity';
import { ChallengesService } from '../challenges/challenges.service';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { holdRows } from '../../platform/database/hold-rows';
import { upsert } from '../../platform/database/upsert';
import { DomainError } from '../../platform/http/domain-error';
import { SessionsService } from '../sessions/sessions.service';
import { canonicalEmail } from '../../platform/addresses/email';
import { OwnerChanges } from './owner-changes';
import { PasswordsService } from './passwords.service';
import { UserEntity } from './user.entity';

interface NewUser {
  email: string;
  name: string | null;
  role: Role;
  locale: Locale;
  isEmailVerified: boolean;
}

@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly changes: OwnerChanges,
    private readonly clock: Clock,
  ) {}

  findByEmail(email: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { email: canonicalEmail(email) });
  }

  exists(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(UserEntity, { id });
  }

  /** By id; those that are gone are missing. */
  async findAll(ids: string[]): Promise<Map<string, UserEntity>> {
    const users = await this.dataSource.manager.findBy(UserEntity, { id: In(ids) });
    return new Map(users.map((user) => [user.id, user]));
  }

  /** Throws `unauthenticated` when the account was deleted meanwhile. */
  async get(id: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity> {
    const user = await manager.findOneBy(UserEntity, { id });
    if (!user) throw new DomainError('unauthenticated');
    return user;
  }

  async change(
    id: string,
    { firstStepsClosed, ...changes }: { locale?: Locale; name?: string; firstStepsClosed?: boolean },
  ): Promise<UserEntity> {
    const now = this.clock.now();
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    await this.dataSource.manager.update(
      UserEntity,
      { id },
      {
        ...given,
        ...(firstStepsClosed !== undefined && { firstStepsClosedAt: firstStepsClosed ? now : null }),
        updatedAt: now,
      },
    );
    if (changes.name !== undefined) this.changes.announce();
    return this.get(id);
  }

  /**
   * Holds an account until the transaction ends: to be called first of all, see "Order of locks" in
   * docs/architecture.md. Throws `unauthenticated` when it was deleted meanwhile.
   */
  async hold(manager: EntityManager, id: string): Promise<UserEntity> {
    await holdRows(manager, UserEntity, [id]);
    return this.get(id, manager);
  }

  /**
   * Holds the account that has the address, or makes one; the unique key decides between parallel callers. By its id
   * where it is there: by its address, it would be met in another order than everywhere else.
   */
  async findOrCreate(manager: EntityManager, user: NewUser): Promise<UserEntity> {
    const now = this.clock.now();
    const email = canonicalEmail(user.email);
    const known = await manager.findOneBy(UserEntity, { email });
    if (known) await holdRows(manager, UserEntity, [known.id]);
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
    await upsert(manager, UserEntity, [made], () => ({ id: 'id' }), ['email']);
    return manager.findOneByOrFail(UserEntity, { email });
  }

  /**
   * The account of the mailbox that a challenge proves: found or made, and verified; the challenge is used up. Whatever
   * somebody else set up with the address before the proof (password, sessions, open challenges) is dropped (ACC-1).
   */
  async ofProvenMailbox(
    manager: EntityManager,
    challenge: ChallengeEntity,
    proof: { email: string; name: string | null; locale: Locale },
  ): Promise<UserEntity> {
    const user = await this.findOrCreate(manager, { ...proof, role: 'role-user', isEmailVerified: true });
    await this.challenges.consume(manager, challenge);
    if (user.isEmailVerified) return user;
    await this.passwords.remove(manager, user.id);
    await this.sessions.revokeAllOf(manager, user.id);
    await this.challenges.revokeOpen(manager, user);
    const changes = {
      emailAsTyped: proof.email.trim(),
      isEmailVerified: true,
      name: proof.name ?? user.name,
      updatedAt: this.clock.now(),
    };
    await manager.update(UserEntity, { id: user.id }, changes);
    return this.get(user.id, manager);
  }
}
