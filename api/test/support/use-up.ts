import { type Limit, toCounters } from '../../src/records/limits/counters';
import { LimitCounterEntity } from '../../src/records/tables/limit-counter.entity';
import type { TestApp } from './test-app';

/** As if a limit had been used until so many are left: ten thousand real requests would take minutes. */
export async function useUp(app: TestApp, limit: Limit, left = 0): Promise<void> {
  const resetAt = app.clock.in(limit.window);
  const [first, ...others] = toCounters(limit).map(({ id, max }) => ({ id, used: max, resetAt }));
  await app.dataSource.manager.save(LimitCounterEntity, [{ ...first!, used: first!.used - left }, ...others]);
}
