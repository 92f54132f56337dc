import { Injectable } from '@nestjs/common';
import map from 'lodash/map';
import partition from 'lodash/partition';
import { DataSource, type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { LimitCounterEntity } from '../tables/limit-counter.entity';
import { type Counter, type Limit, toCounter } from './counters';

/** How often a counter may disappear during a request before the request is refused. */
const ROUNDS = 10;

type Rows = ReadonlyMap<string, LimitCounterEntity>;

/** The counters that a transaction has locked, by their ids, and those that it has changed. */
interface Locked {
  rows: Map<string, LimitCounterEntity>;
  changed: Set<string>;
}

/**
 * Counts in the database, which all replicas share. Outside a transaction each step is one guarded UPDATE. A transaction
 * locks its counters, decides by what it has read then, and writes all of them with one statement before it commits. So
 * parallel requests cannot exceed the limit together.
 */
@Injectable()
export class LimitsService {
  private readonly locked = new WeakMap<EntityManager, Locked>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Takes one from each limit. If one has none left, takes none at all, because a refused request must not use up the
   * limits of others, and throws `too_many_requests` with `retryAfter` seconds. Several are taken in a transaction: what
   * a request takes that is refused in the end is never missing to another one.
   */
  async take(...limits: Limit[]): Promise<void> {
    await this.assertLeft(...limits);
    const [ofEverybody, others] = partition(limits, 'ofEverybody');
    if (others.length > 1) await this.transactions.run((manager) => this.takeIn(manager, ...others));
    else await this.takeSingly(others, []);
    // Each in a statement of its own: nobody waits for the transaction of somebody else.
    await this.takeSingly(ofEverybody, others);
  }

  /** Takes one from each limit. Gives back those that are taken already when one has none left. */
  private async takeSingly(limits: Limit[], before: Limit[]): Promise<void> {
    const taken = [...before];
    for (const limit of limits) {
      if (await this.tryTake(limit)) taken.push(limit);
      else {
        await this.giveBack(...taken);
        throw await this.newRefusal(limit);
      }
    }
  }

  /** Throws like `take` when a limit has none left. Takes nothing, so a call of `take` must follow. */
  async assertLeft(...limits: Limit[]): Promise<void> {
    const [spent] = await this.findSpent(...limits);
    if (spent) throw await this.newRefusal(spent);
  }

  /** The limits that are used up. Takes nothing, so parallel requests may all see the last free one. */
  async findSpent(...limits: Limit[]): Promise<Limit[]> {
    const rows = await this.find(limits.map(toCounter));
    return limits.filter((limit) => this.readSpentUntil(limit, rows));
  }

  /** Like `take`, in the caller's transaction: a rollback gives everything back. Not for limits of everybody. */
  async takeIn(manager: EntityManager, ...limits: Limit[]): Promise<void> {
    await this.lockIn(manager, ...limits);
    await this.takeAllLocked(manager, ...limits);
  }

  /**
   * Creates missing counters and locks all of them until the end of the transaction. Name all limits in one call: those
   * that are locked already cost nothing.
   */
  async lockIn(manager: EntityManager, ...limits: Limit[]): Promise<void> {
    const { rows } = this.getLocked(manager);
    const counters = limits.map(toCounter).filter(({ id }) => !rows.has(id));
    if (counters.length === 0) return;
    await this.ensure(manager, counters);
    for (const row of (await this.readRows(manager, counters)).values()) rows.set(row.id, row);
  }

  /**
   * Takes one from each of several locked limits. Answers false, and takes none, when one has none left. It is written
   * before the commit.
   */
  takeLocked(manager: EntityManager, ...limits: Limit[]): boolean {
    const { rows, changed } = this.getLocked(manager);
    const counters = limits.map(toCounter);
    const hasLeft = (each: Counter) => each.amount <= each.max && !this.isSpentIn(each, rows);
    if (!counters.every((each) => rows.has(each.id) && hasLeft(each))) return false;
    for (const { id, window, amount } of counters) {
      const row = rows.get(id)!;
      const isOver = row.resetAt <= this.clock.now();
      const resetAt = isOver ? this.clock.in(window) : row.resetAt;
      rows.set(id, { id, used: (isOver ? 0 : row.used) + amount, resetAt });
      changed.add(id);
    }
    return true;
  }

  /** Takes one from each of several locked limits. Throws like `take`; the caller's transaction must not go on. */
  async takeAllLocked(manager: EntityManager, ...limits: Limit[]): Promise<void> {
    for (const limit of limits)
      if (!this.takeLocked(manager, limit)) throw await this.newRefusal(limit, manager);
  }

  /** Gives back one of each limit that should not count after all. */
  async giveBack(...limits: Limit[]): Promise<void> {
    for (const { id, amount } of limits.map(toCounter)) {
      const taken = { id, used: MoreThanOrEqual(amount) };
      await this.dataSource.manager.update(LimitCounterEntity, taken, { used: () => `used - ${amount}` });
    }
  }

  /** To be called in no transaction that has locked the limit. */
  async reset(limit: Limit, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.delete(LimitCounterEntity, { id: toCounter(limit).id });
  }

  /** When the limit starts anew; undefined while some are left. */
  async findSpentUntil(limit: Limit, manager = this.dataSource.manager): Promise<Date | undefined> {
    return this.readSpentUntil(limit, await this.find([toCounter(limit)], manager));
  }

  /** How much of each limit is used, and since when; undefined where its window is over. Not for parallel decisions. */
  async listUses(...limits: Limit[]): Promise<({ used: number; since: Date } | undefined)[]> {
    const rows = await this.find(limits.map(toCounter));
    return limits.map((limit) => {
      const row = rows.get(toCounter(limit).id);
      if (!row || row.used === 0 || row.resetAt <= this.clock.now()) return undefined;
      return { used: row.used, since: new Date(row.resetAt.getTime() - limit.window) };
    });
  }

  /** Takes one. Answers false when none is left. */
  async tryTake(limit: Limit): Promise<boolean> {
    const { manager } = this.dataSource;
    const counter = toCounter(limit);
    for (let round = 0; round < ROUNDS; round += 1) {
      if (await this.count(manager, counter)) return true;
      if (this.isSpentIn(counter, await this.find([counter]))) return false;
      // There was no counter, or another request has just reset it.
      await this.ensure(manager, [counter]);
    }
    return false;
  }

  /** The error to throw when none is left. */
  async newRefusal(limit: Limit, manager = this.dataSource.manager): Promise<DomainError> {
    this.security.recordRefusal('limit_hit', { purpose: limit.purpose });
    const counter = toCounter(limit);
    const until = (await this.find([counter], manager)).get(counter.id)?.resetAt;
    const milliseconds = until ? until.getTime() - this.clock.now().getTime() : limit.window;
    const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
    return new DomainError('too_many_requests', { retryAfter, ...limit.tells });
  }

  private async ensure(manager: EntityManager, counters: Counter[]): Promise<void> {
    const rows = counters.map(({ id, window }) => ({ id, used: 0, resetAt: this.clock.in(window) }));
    await insertOrChange(manager, LimitCounterEntity, rows);
  }

  private async count(manager: EntityManager, { id, max, window, amount }: Counter): Promise<boolean> {
    if (amount > max) return false;
    // `used` comes first: MySQL evaluates SET from left to right.
    const { affected } = await manager
      .createQueryBuilder()
      .update(LimitCounterEntity)
      .set({
        used: () => 'CASE WHEN resetAt <= :now THEN :amount ELSE used + :amount END',
        resetAt: () => 'CASE WHEN resetAt <= :now THEN :resetAt ELSE resetAt END',
      })
      .where('id = :id AND (resetAt <= :now OR used <= :most)')
      .setParameters({
        id,
        amount,
        most: max - amount,
        now: this.clock.now(),
        resetAt: this.clock.in(window),
      })
      .execute();
    return affected === 1;
  }

  /** What the transaction has locked is not read again. */
  private async find(counters: Counter[], manager = this.dataSource.manager): Promise<Rows> {
    const rows = this.locked.get(manager)?.rows;
    return rows && counters.every(({ id }) => rows.has(id)) ? rows : this.readRows(manager, counters);
  }

  private async readRows(manager: EntityManager, counters: Counter[]): Promise<Rows> {
    const rows = await manager.findBy(LimitCounterEntity, { id: In(map(counters, 'id')) });
    return new Map(rows.map((row) => [row.id, row]));
  }

  private getLocked(manager: EntityManager): Locked {
    const known = this.locked.get(manager);
    if (known) return known;
    const locked: Locked = { rows: new Map(), changed: new Set() };
    this.locked.set(manager, locked);
    this.transactions.beforeCommit(() => this.writeLocked(manager, locked));
    return locked;
  }

  private async writeLocked(manager: EntityManager, { rows, changed }: Locked): Promise<void> {
    if (changed.size === 0) return;
    const values = [...changed].map((id) => rows.get(id)!);
    await insertOrChange(manager, LimitCounterEntity, values, { set: ['used', 'resetAt'] });
  }

  private readSpentUntil(limit: Limit, rows: Rows): Date | undefined {
    const counter = toCounter(limit);
    return this.isSpentIn(counter, rows) ? rows.get(counter.id)!.resetAt : undefined;
  }

  private isSpentIn({ id, max, amount }: Counter, rows: Rows): boolean {
    const row = rows.get(id);
    return row !== undefined && row.used + amount > max && row.resetAt > this.clock.now();
  }
}
