import { HOUR } from '@ringtag/contracts';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { LimitsService } from '../src/records';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { TestApp } from './support/test-app';
import { useUp } from './support/use-up';

describe('Several limits at once', () => {
  let app: TestApp;
  let limits: LimitsService;
  beforeAll(async () => {
    app = await TestApp.start();
    limits = app.app.nest.get(LimitsService);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  const newLimit = (subject: string, max: number) => ({ purpose: 'test', subject, max, window: HOUR });
  const [common, scarce, plenty] = [newLimit('common', 10), newLimit('scarce', 5), newLimit('plenty', 50)];
  const everybody = { ...newLimit('everybody', 3), ofEverybody: true } as const;
  const take = (...given: Parameters<LimitsService['take']>) =>
    limits.take(...given).then(
      () => true,
      () => false,
    );

  it('should refuse nobody because of a request that is refused itself by another limit', async () => {
    const refusedHalf = Array.from({ length: 10 }, () => take(common, scarce));
    const others = Array.from({ length: 5 }, () => take(common, plenty));
    expect((await Promise.all(others)).filter(Boolean)).toHaveLength(5);
    expect((await Promise.all(refusedHalf)).filter(Boolean)).toHaveLength(5);
    expect(await take(common)).toBe(false);
  });

  it('should be used up exactly, whatever the order in which they are named', async () => {
    const answers = Array.from({ length: 40 }, (_, i) =>
      i % 2 ? take(common, plenty) : take(plenty, common),
    );
    expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(10);
    const rest = await Promise.all(Array.from({ length: 45 }, () => take(plenty)));
    expect(rest.filter(Boolean)).toHaveLength(40);
  });

  it('should get back what was taken where everybody together has none left', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(common, plenty, everybody)));
    expect(answers.filter(Boolean)).toHaveLength(3);
    const rest = await Promise.all(Array.from({ length: 8 }, () => take(common)));
    expect(rest.filter(Boolean)).toHaveLength(7);
  });

  it('should begin anew an hour after the first, not after the last', async () => {
    app.clock.standStill();
    const single = newLimit('single', 2);
    await take(single);
    app.clock.advance(HOUR - 1000);
    expect([await take(single), await take(single)]).toEqual([true, false]);
    app.clock.advance(1000);
    expect([await take(single), await take(single), await take(single)]).toEqual([true, true, false]);
  });

  it('should be locked by a transaction where they are named, and read then', async () => {
    await useUp(app, scarce);
    const taken = app.app.nest.get(TransactionRunner).run(async (manager) => {
      await limits.lockIn(manager, common);
      await limits.reset(scarce, manager);
      await limits.takeIn(manager, scarce);
    });
    await expect(taken).resolves.toBeUndefined();
  });

  it('should be taken by a transaction all together or not at all, and then be written', async () => {
    await useUp(app, scarce, 1);
    const taken = await app.app.nest.get(TransactionRunner).run(async (manager) => {
      await limits.lockIn(manager, common, scarce);
      const tries = [1, 2].map(() => limits.takeLocked(manager, common, scarce));
      return [...tries, limits.takeLocked(manager, common)];
    });
    expect(taken).toEqual([true, false, true]);
    const rest = await Promise.all(Array.from({ length: 10 }, () => take(common)));
    expect(rest.filter(Boolean)).toHaveLength(8);
  });

  it('should be used up exactly by amounts, and take none that is too much', async () => {
    const bytes = (amount: number) => ({ ...newLimit('bytes', 100), amount });
    const answers = await Promise.all(Array.from({ length: 12 }, () => take(bytes(30), plenty)));
    expect(answers.filter(Boolean)).toHaveLength(3);
    expect([await take(bytes(11)), await take(bytes(10)), await take(bytes(1))]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await limits.findSpentUntil(bytes(1))).toBeDefined();
    await limits.giveBack(bytes(40));
    expect([await take(bytes(41)), await take(bytes(40))]).toEqual([false, true]);
    // What was counted in an earlier window is not given back.
    const anew = newLimit('anew', 100);
    await take({ ...anew, amount: 10 });
    await limits.giveBack({ ...anew, amount: 30 });
    expect([await take({ ...anew, amount: 91 }), await take({ ...anew, amount: 90 })]).toEqual([false, true]);
    const { subject } = newLimit('larger than the limit', 1);
    expect(await take({ ...bytes(101), subject })).toBe(false);
  });
});
