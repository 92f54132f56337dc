import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { DomainError, type ErrorData } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { sha256 } from '../../platform/secrets/secrets';
import { LimitCounterEntity } from '../tables/limit-counter.entity';

/** At most `max` per `window` milliseconds, counted for each subject on its own. */
export interface Limit {
  purpose: string;
  subject: string;
  max: number;
  window: number;
  /** What a refusal says beside the wait. */
  tells?: ErrorData;
}

/** How often a counter may vanish under a request before the request counts as refused. */
const ROUNDS = 10;

/**
 * Counts in the database, so that replicas share it; each step is one guarded UPDATE, so that parallel requests
 * cannot pass the limit together.
 */
@Injectable()
export class LimitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Takes one from each limit, or throws `too_many_requests` with `retryAfter` seconds and takes none: what is refused
   * must not use up what belongs to somebody else.
   */
  async take(...limits: Limit[]): Promise<void> {
    await this.assertLeft(...limits);
    for (const [taken, limit] of limits.entries()) {
      if (await this.allows(limit)) continue;
      // Parallel requests took the last ones since.
      for (const earlier of limits.slice(0, taken)) await this.giveBack(earlier);
      throw await this.refusal(limit);
    }
  }

  /** Throws what `take` throws where one of the limits is spent; takes nothing, so it decides nothing alone. */
  async assertLeft(...limits: Limit[]): Promise<void> {
    const now = this.clock.now();
    const ids = limits.map(idOf);
    const counters = await this.dataSource.manager.findBy(LimitCounterEntity, { id: In(ids) });
    const spent = limits.find(({ max }, i) =>
      counters.some(({ id, used, resetAt }) => id === ids[i] && used >= max && resetAt > now),
    );
    if (spent) throw await this.refusal(spent);
  }

  /** Like `take`, in the caller's transaction: what is rolled back has not counted. */
  async takeIn(manager: EntityManager, ...limits: Limit[]): Promise<void> {
    await this.holdIn(manager, ...limits);
    for (const limit of limits) {
      if (!(await this.takeHeld(manager, limit))) throw await this.refusal(limit, manager);
    }
  }

  /** Holds counters until the end of the caller's transaction: all that it is going to take from, at once. */
  holdIn(manager: EntityManager, ...limits: Limit[]): Promise<void> {
    return this.provide(limits, manager);
  }

  /** Takes one of what the transaction holds and answers true, or answers false where none is left. */
  takeHeld(manager: EntityManager, limit: Limit): Promise<boolean> {
    return this.countUp(limit, manager);
  }

  /** Gives one back that turned out not to count. */
  async giveBack(limit: Limit): Promise<void> {
    const taken = { id: idOf(limit), used: MoreThan(0) };
    await this.dataSource.manager.update(LimitCounterEntity, taken, { used: () => 'used - 1' });
  }

  async reset(limit: Limit, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.delete(LimitCounterEntity, { id: idOf(limit) });
  }

  /** Whether none is left; takes nothing, so it decides nothing that parallel requests could pass together. */
  async isSpent(limit: Limit): Promise<boolean> {
    return (await this.spentUntil(limit)) !== undefined;
  }

  /** When there will be some again; undefined while some are left. */
  async spentUntil(limit: Limit, manager = this.dataSource.manager): Promise<Date | undefined> {
    const counter = await this.find(limit, manager);
    const spent = counter && counter.used >= limit.max && counter.resetAt > this.clock.now();
    return spent ? counter.resetAt : undefined;
  }

  /** Takes one and answers true, or answers false where none is left. */
  async allows(limit: Limit): Promise<boolean> {
    for (let round = 0; round < ROUNDS; round += 1) {
      if (await this.countUp(limit)) return true;
      if (await this.isSpent(limit)) return false;
      // There was none, or another request has just reset it.
      await this.provide([limit]);
    }
    return false;
  }

  private async countUp(limit: Limit, manager = this.dataSource.manager): Promise<boolean> {
    const now = this.clock.now();
    const parameters = { id: idOf(limit), now, resetAt: this.clock.in(limit.window), max: limit.max };
    // `used` comes first: MySQL evaluates SET from left to right.
    const { affected } = await manager
      .createQueryBuilder()
      .update(LimitCounterEntity)
      .set({
        used: () => 'CASE WHEN resetAt <= :now THEN 1 ELSE used + 1 END',
        resetAt: () => 'CASE WHEN resetAt <= :now THEN :resetAt ELSE resetAt END',
      })
      .where('id = :id AND (resetAt <= :now OR used < :max)')
      .setParameters(parameters)
      .execute();
    return affected === 1;
  }

  /** Makes the rows that are missing, and holds all of them: in a transaction, until its end. */
  private async provide(limits: Limit[], manager = this.dataSource.manager): Promise<void> {
    const rows = limits.map((limit) => ({ id: idOf(limit), used: 0, resetAt: this.clock.in(limit.window) }));
    await insertOrChange(manager, LimitCounterEntity, rows, () => ({ id: 'id' }));
  }

  /** What is thrown where none is left. */
  async refusal(limit: Limit, manager = this.dataSource.manager): Promise<DomainError> {
    this.security.recordRefusal('limit_hit', { purpose: limit.purpose });
    const counter = await this.find(limit, manager);
    const milliseconds = counter ? counter.resetAt.getTime() - this.clock.now().getTime() : limit.window;
    const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
    return new DomainError('too_many_requests', { retryAfter, ...limit.tells });
  }

  private find(limit: Limit, manager = this.dataSource.manager): Promise<LimitCounterEntity | null> {
    return manager.findOneBy(LimitCounterEntity, { id: idOf(limit) });
  }
}

function idOf({ purpose, subject }: Limit): string {
  return sha256(`${purpose}:${subject}`);
}
