import { setImmediate as nextTurn } from 'node:timers/promises';
import { SECOND } from '@ringtag/contracts';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { holdLease } from '../src/platform/leases/hold-lease';
import { LeaseEntity } from '../src/platform/tables/lease.entity';
import { eventually } from './support/eventually';
import { TestApp } from './support/test-app';

/** ADR 60. */
const RENEWAL_MS = 10 * SECOND;
/** Leaves the timer of renewals, and the time that tells how old the last one is. */
const ALL_BUT_RENEWALS: FakeableAPI[] = [
  'Date',
  'hrtime',
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
];

describe('leases', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const hold = (name: string, work: (signal: AbortSignal) => Promise<void>, everySeconds?: number) =>
    holdLease(app.dataSource, { name, ...(everySeconds && { everySeconds }) }, work);
  const nothing = () => Promise.resolve();
  const change = (name: string, row: Partial<LeaseEntity>) =>
    app.dataSource.manager.update(LeaseEntity, { name }, row);
  const readLease = (name: string) => app.dataSource.manager.findOneByOrFail(LeaseEntity, { name });
  const readOwner = async (name: string) => (await readLease(name)).owner;
  /** Holds a lease until `finish` is called. */
  async function holdOpen(name: string) {
    let finish!: () => void;
    let holding!: Promise<boolean>;
    const signal = await new Promise<AbortSignal>((begun) => {
      holding = hold(name, (given) => {
        begun(given);
        return new Promise((resolve) => (finish = resolve));
      });
    });
    return {
      owner: await readOwner(name),
      signal,
      finish: () => {
        finish();
        return holding;
      },
    };
  }
  const LONG_AGO = new Date('2026-01-01');

  it('should let one of twenty do the work', async () => {
    let working = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 20 }, () =>
        hold(
          'crowd',
          async () => {
            most = Math.max(most, ++working);
            for (let i = 0; i < 100; i += 1) await nextTurn();
            working -= 1;
          },
          3600,
        ),
      ),
    );
    expect([done.filter(Boolean).length, most]).toEqual([1, 1]);
  });

  it('should be due again when the time since the last completion is over', async () => {
    expect([await hold('hourly', nothing, 3600), await hold('hourly', nothing, 3600)]).toEqual([true, false]);
    await change('hourly', { doneAt: LONG_AGO });
    expect(await hold('hourly', nothing, 3600)).toBe(true);
  });

  it('should be free at once for the next when the work fails', async () => {
    await expect(hold('failing', () => Promise.reject(new Error('no')), 3600)).rejects.toThrow('no');
    expect(await hold('failing', nothing, 3600)).toBe(true);
  });

  it('should pass on when its holder is gone and the lease has run out, not before', async () => {
    const first = await holdOpen('gone');
    expect(await hold('gone', nothing)).toBe(false);
    await change('gone', { until: LONG_AGO });
    const second = await holdOpen('gone');
    expect(second.owner).not.toBe(first.owner);
    // The former holder comes back: what it does at its end is nothing to the new one.
    await first.finish();
    expect(await readOwner('gone')).toBe(second.owner);
    await second.finish();
    expect(await readOwner('gone')).toBeNull();
  });

  describe('while the work goes on', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ALL_BUT_RENEWALS }));
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    it('should be renewed again and again', async () => {
      const held = await holdOpen('long');
      for (let renewal = 0; renewal < 3; renewal += 1) {
        await change('long', { until: LONG_AGO });
        jest.advanceTimersByTime(RENEWAL_MS);
        await eventually(async () => (await readLease('long')).until > LONG_AGO, true);
      }
      expect([held.signal.aborted, await held.finish()]).toEqual([false, true]);
    });

    it('should tell the work that another process has it, and not count the work as done', async () => {
      const held = await holdOpen('lost');
      await change('lost', { owner: 'another' });
      jest.advanceTimersByTime(RENEWAL_MS);
      await eventually(() => held.signal.aborted, true);
      expect(await held.finish()).toBe(false);
      const { owner, doneAt } = await readLease('lost');
      expect([owner, doneAt]).toEqual(['another', null]);
    });

    it('should be given up before others may take it when it cannot be renewed, and not at the first failure', async () => {
      const held = await holdOpen('stuck');
      const away = jest.spyOn(app.dataSource, 'createQueryBuilder').mockImplementation(() => {
        throw new Error('The database is away');
      });
      const stateAfter = async (renewals: number) => {
        for (let renewal = 0; renewal < renewals; renewal += 1) {
          jest.advanceTimersByTime(RENEWAL_MS);
          await nextTurn();
        }
        return held.signal.aborted;
      };
      expect([await stateAfter(5), await stateAfter(1)]).toEqual([false, true]);
      away.mockRestore();
      expect(await held.finish()).toBe(false);
      expect((await readLease('stuck')).doneAt).toBeNull();
    });
  });

  it('should let housekeeping run once an hour, whichever replica looks', async () => {
    const housekeeping = app.app.nest.get(Housekeeping);
    expect([await housekeeping.sweepWhenDue(), await housekeeping.sweepWhenDue()]).toEqual([true, false]);
  });
});
