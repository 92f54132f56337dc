import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { LENGTH } from '@ringtag/contracts';
import { maxLength } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { BrandConfig } from '../../platform/config/config';
import { assertOutsideTransaction } from '../../platform/database/transaction-runner';
import { newFieldError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { isEasyToGuess, type PasswordOwner } from '../../platform/passwords/easy-passwords';
import type { Asker } from '../../platform/turns/asker';
import { CORES, THREADS } from '../../platform/turns/cores';
import { FairTurns } from '../../platform/turns/fair-turns';
import { AuditLog } from '../../records';
import { ChallengesService } from '../challenges/challenges.service';
import { PasswordEntity } from '../tables/password.entity';
import { toRecipient } from '../tables/recipient';
import type { UserEntity } from '../tables/user.entity';

/** OWASP's minimum for argon2id, which is the library's default algorithm (PWD-1). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Passwords hashed at once: as many as there are cores, and at most one of each network or known device. Strangers queue
 * in `waiting` places, known devices in as many of their own. A full queue refuses the newest one of the network that
 * has most: 503.
 */
const TURNS = { name: 'password hashing', lanes: Math.min(CORES, THREADS), waiting: 150 };

@Injectable()
export class PasswordsService {
  private readonly turns = new FairTurns(TURNS);
  private readonly unusable = hash('no account has this password', ARGON2);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly brand: BrandConfig,
    private readonly challenges: ChallengesService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Throws `validation_failed` with `isCommonPassword` for a password that is easy to guess, whatever its length
   * (PWD-3): a common one, or little more than the product's name, the owner's name or parts of the owner's address.
   */
  assertUncommon(password: string, owner?: PasswordOwner): void {
    if (!isEasyToGuess(password, this.brand.name, owner)) return;
    throw newFieldError('password', 'isCommonPassword', 'This password is too easy to guess');
  }

  /**
   * Throws `unavailable` when the queue is full.
   * @param asker a known device, or somebody in a network; each has a fair share of the queue
   */
  hash(asker: Asker, password: string): Promise<string> {
    return this.takeTurn(asker, () => hash(password, ARGON2));
  }

  /**
   * Takes as long for an address without an account or password as for one with (PWD-4). Throws `unavailable` when the
   * queue is full.
   * @param asker as for `hash`
   */
  async matches(asker: Asker, userId: string | undefined, password: string): Promise<boolean> {
    // Counts characters as the validation of requests does: else an accepted password could not be used.
    if (!maxLength(password, LENGTH.password.max)) return false;
    const stored = userId ? await this.dataSource.manager.findOneBy(PasswordEntity, { userId }) : null;
    const known = stored?.hash ?? (await this.unusable);
    const right = await this.takeTurn(asker, () => verify(known, password));
    return right && stored !== null;
  }

  async set(manager: EntityManager, userId: string, passwordHash: string): Promise<void> {
    const password = { userId, hash: passwordHash, changedAt: this.clock.now() };
    await manager.upsert(PasswordEntity, password, ['userId']);
  }

  /**
   * Changes the password of an account: revokes its open challenges and mails a notice (PWD-6, PWD-7). The caller ends
   * the sessions first.
   */
  async replace(
    manager: EntityManager,
    user: Readonly<UserEntity>,
    { passwordHash, scope }: { passwordHash: string; scope: 'change' | 'reset' },
  ): Promise<void> {
    await this.set(manager, user.id, passwordHash);
    await this.challenges.revokeOpen(manager, user);
    await this.outbox.enqueue(manager, { template: 'password-changed', ...toRecipient(user) });
    const action = scope === 'reset' ? 'password-reset' : 'password-changed';
    await this.audit.record(manager, action, 'user', user.id, { actor: user });
    this.security.record('password_changed', { userId: user.id, scope });
  }

  async delete(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PasswordEntity, { userId });
  }

  async has(userId: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(PasswordEntity, { userId });
  }

  private takeTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    assertOutsideTransaction('password hashing');
    return this.turns.take(asker, work);
  }
}
