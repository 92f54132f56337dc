import { type Limit, toCounter } from '../../src/records/limits/counters';
import { LimitCounterEntity } from '../../src/records/tables/limit-counter.entity';
import type { TestApp } from './test-app';

/** As if a limit had been used until so many are left: ten thousand real requests would take minutes. */
export async function useUp(app: TestApp, limit: Limit, left = 0): Promise<void> {
  const { id, max } = toCounter(limit);
  await app.dataSource.manager.save(LimitCounterEntity, {
    id,
    used: max - left,
    resetAt: app.clock.in(limit.window),
  });
}
