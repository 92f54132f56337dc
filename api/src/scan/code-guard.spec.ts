import { CODE_GUESSES } from '@ringtag/contracts';
import { FakeClock } from '../../test/support/fake-clock';
import type { SecurityLog } from '../platform/logging/security-log';
import { CodeGuard } from './code-guard';

const ADDRESS = '203.0.113.7';
const { perAddress } = CODE_GUESSES;

/** Look-ups that are answered when the test says so. */
function slowDatabase() {
  const waiting: ((page: string | undefined) => void)[] = [];
  const lookUp = () => new Promise<string | undefined>((resolve) => waiting.push(resolve));
  return { waiting, lookUp };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('CodeGuard', () => {
  const security = { recordRefusal: () => undefined } as unknown as SecurityLog;
  const newGuard = () => new CodeGuard(new FakeClock(), security);

  it('should let so many codes be looked up at once that none can pass the limit, and the others after them', async () => {
    const guard = newGuard();
    const { waiting, lookUp } = slowDatabase();
    const looks = Array.from({ length: 3 * perAddress }, async (_, i) =>
      guard.look(`CODE${i}`, ADDRESS, lookUp),
    );
    expect(waiting).toHaveLength(perAddress);
    // All of them exist: nobody has guessed.
    for (let round = 1; round <= 3; round += 1) {
      waiting.splice(0).forEach((answer) => answer('page'));
      await settled();
    }
    expect(await Promise.all(looks)).toEqual(looks.map(() => 'page'));
  });

  it('should refuse those that wait once the others were guesses', async () => {
    const guard = newGuard();
    const { waiting, lookUp } = slowDatabase();
    const looks = Array.from({ length: 2 * perAddress }, async (_, i) =>
      guard.look(`CODE${i}`, ADDRESS, lookUp),
    );
    const outcomes = Promise.allSettled(looks);
    waiting.splice(0).forEach((answer) => answer(undefined));
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(perAddress);
    expect(waiting).toHaveLength(0);
  });

  it('should count no look-up that failed', async () => {
    const guard = newGuard();
    const broken = () => Promise.reject(new Error('no database'));
    for (let i = 0; i < 2 * perAddress; i += 1)
      await expect(guard.look(`CODE${i}`, ADDRESS, broken)).rejects.toThrow('no database');
    expect(guard.look('BCDFG23456', ADDRESS, () => 'page')).toBe('page');
  });
});
