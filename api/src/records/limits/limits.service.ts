import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { DomainError, type ErrorData } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { sha256 } from '../../platform/secrets/secrets';
import { LimitCounterEntity } from '../tables/limit-counter.entity';

/** At most `max` per `window` milliseconds for each subject. */
export interface Limit {
  purpose: string;
  subject: string;
  max: number;
  window: number;
  /** Further data of the refusal. */
  tells?: ErrorData;
}

/** How often a counter may disappear during a request before the request is refused. */
const ROUNDS = 10;

/**
 * Counts in the database, which all replicas share. Each step is one guarded UPDATE, so parallel requests cannot exceed
 * the limit together.
 */
@Injectable()
export class LimitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Takes one from each limit. If one has none left, takes none at all, because a refused request must not use up the
   * limits of others, and throws `too_many_requests` with `retryAfter` seconds.
   */
  async take(...limits: Limit[]): Promise<void> {
    await this.assertLeft(...limits);
    for (const [taken, limit] of limits.entries()) {
      if (await this.tryTake(limit)) continue;
      // Parallel requests have taken the last ones meanwhile.
      for (const earlier of limits.slice(0, taken)) await this.giveBack(earlier);
      throw await this.newRefusal(limit);
    }
  }

  /** Throws like `take` when a limit has none left. Takes nothing, so a call of `take` must follow. */
  async assertLeft(...limits: Limit[]): Promise<void> {
    const now = this.clock.now();
    const ids = limits.map(toId);
    const counters = await this.dataSource.manager.findBy(LimitCounterEntity, { id: In(ids) });
    const spent = limits.find(({ max }, i) =>
      counters.some(({ id, used, resetAt }) => id === ids[i] && used >= max && resetAt > now),
    );
    if (spent) throw await this.newRefusal(spent);
  }

  /** Like `take`, in the caller's transaction: a rollback gives everything back. */
  async takeIn(manager: EntityManager, ...limits: Limit[]): Promise<void> {
    await this.lockIn(manager, ...limits);
    for (const limit of limits) {
      if (!(await this.takeLocked(manager, limit))) throw await this.newRefusal(limit, manager);
    }
  }

  /** Creates missing counters and locks all of them until the end of the transaction. Name all limits in one call. */
  async lockIn(manager: EntityManager, ...limits: Limit[]): Promise<void> {
    const rows = limits.map((limit) => ({ id: toId(limit), used: 0, resetAt: this.clock.in(limit.window) }));
    await insertOrChange(manager, LimitCounterEntity, rows, () => ({ id: 'id' }));
  }

  /** Takes one from an existing counter. Answers false when there is none left, or no counter. */
  async takeLocked(manager: EntityManager, limit: Limit): Promise<boolean> {
    // `used` comes first: MySQL evaluates SET from left to right.
    const { affected } = await manager
      .createQueryBuilder()
      .update(LimitCounterEntity)
      .set({
        used: () => 'CASE WHEN resetAt <= :now THEN 1 ELSE used + 1 END',
        resetAt: () => 'CASE WHEN resetAt <= :now THEN :resetAt ELSE resetAt END',
      })
      .where('id = :id AND (resetAt <= :now OR used < :max)')
      .setParameters({
        id: toId(limit),
        now: this.clock.now(),
        resetAt: this.clock.in(limit.window),
        max: limit.max,
      })
      .execute();
    return affected === 1;
  }

  /** Gives back one that should not count after all. */
  async giveBack(limit: Limit): Promise<void> {
    const taken = { id: toId(limit), used: MoreThan(0) };
    await this.dataSource.manager.update(LimitCounterEntity, taken, { used: () => 'used - 1' });
  }

  async reset(limit: Limit, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.delete(LimitCounterEntity, { id: toId(limit) });
  }

  /** Whether none is left. Takes nothing, so parallel requests may all see the last one. */
  async isSpent(limit: Limit): Promise<boolean> {
    return (await this.findSpentUntil(limit)) !== undefined;
  }

  /** When the limit starts anew; undefined while some are left. */
  async findSpentUntil(limit: Limit, manager = this.dataSource.manager): Promise<Date | undefined> {
    const counter = await this.find(limit, manager);
    const spent = counter && counter.used >= limit.max && counter.resetAt > this.clock.now();
    return spent ? counter.resetAt : undefined;
  }

  /** Takes one. Answers false when none is left. */
  async tryTake(limit: Limit): Promise<boolean> {
    const { manager } = this.dataSource;
    for (let round = 0; round < ROUNDS; round += 1) {
      if (await this.takeLocked(manager, limit)) return true;
      if (await this.isSpent(limit)) return false;
      // There was no counter, or another request has just reset it.
      await this.lockIn(manager, limit);
    }
    return false;
  }

  /** The error to throw when none is left. */
  async newRefusal(limit: Limit, manager = this.dataSource.manager): Promise<DomainError> {
    this.security.recordRefusal('limit_hit', { purpose: limit.purpose });
    const counter = await this.find(limit, manager);
    const milliseconds = counter ? counter.resetAt.getTime() - this.clock.now().getTime() : limit.window;
    const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
    return new DomainError('too_many_requests', { retryAfter, ...limit.tells });
  }

  private find(limit: Limit, manager = this.dataSource.manager): Promise<LimitCounterEntity | null> {
    return manager.findOneBy(LimitCounterEntity, { id: toId(limit) });
  }
}

function toId({ purpose, subject }: Limit): string {
  return sha256(`${purpose}:${subject}`);
}
