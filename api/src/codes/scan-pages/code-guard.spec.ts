import { CODE_GUESSES, NETWORKS } from '@ringtag/contracts';
import { FakeClock } from '../../../test/support/fake-clock';
import type { SecurityLog } from '../../platform/logging/security-log';
import { CodeGuard } from './code-guard';
import { LOOKED_UP_AT_ONCE } from './guess-budget';

const ADDRESS = '203.0.113.7';
const { perAddress, openedPerAddress, openedFirstPerNetwork } = CODE_GUESSES;

/** Look-ups that are answered when the test says so. */
function slowDatabase() {
  const waiting: ((page: string | undefined) => void)[] = [];
  const read = () => new Promise<string | undefined>((resolve) => waiting.push(resolve));
  return { waiting, codes: { kept: nothing, read } };
}

const nothing = () => undefined;

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('CodeGuard', () => {
  const security = { recordRefusal: () => undefined } as unknown as SecurityLog;
  const newGuard = () => new CodeGuard(new FakeClock(), security);

  it('should look up a few codes of an address at once, and the others after them', async () => {
    const guard = newGuard();
    const { waiting, codes } = slowDatabase();
    const looks = Array.from({ length: 3 * perAddress }, async (_, i) =>
      guard.look(`CODE${i}`, ADDRESS, codes),
    );
    expect(waiting).toHaveLength(LOOKED_UP_AT_ONCE);
    // All of them exist: nobody has guessed.
    while (waiting.length > 0) {
      waiting.splice(0).forEach((answer) => answer('page'));
      await settled();
    }
    expect(await Promise.all(looks)).toEqual(looks.map(() => 'page'));
  });

  it('should refuse those that wait once the others were guesses', async () => {
    const guard = newGuard();
    const { waiting, codes } = slowDatabase();
    const looks = Array.from({ length: 2 * perAddress }, async (_, i) =>
      guard.look(`CODE${i}`, ADDRESS, codes),
    );
    const outcomes = Promise.allSettled(looks);
    while (waiting.length > 0) {
      waiting.splice(0).forEach((answer) => answer(undefined));
      await settled();
    }
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(perAddress);
  });

  it('should show a code until an address has guessed too often, and later those that it was shown', () => {
    const guard = newGuard();
    const found = { kept: nothing, read: () => 'page' };
    expect(guard.look('SHOWN23456', ADDRESS, found)).toBe('page');
    for (let i = 0; i < perAddress; i += 1)
      void guard.look(`CODE${i}`, ADDRESS, { kept: nothing, read: nothing });
    expect(guard.look('SHOWN23456', ADDRESS, found)).toBe('page');
    expect(() => guard.look('OTHER23456', ADDRESS, found)).toThrow('network');
    expect(guard.look('OTHER23456', '203.0.113.8', found)).toBe('page');
  });

  it('should count no look-up that failed', async () => {
    const guard = newGuard();
    const broken = { kept: nothing, read: () => Promise.reject(new Error('no database')) };
    for (let i = 0; i < 2 * perAddress; i += 1)
      await expect(guard.look(`CODE${i}`, ADDRESS, broken)).rejects.toThrow('no database');
    expect(guard.look('BCDFG23456', ADDRESS, { kept: nothing, read: () => 'page' })).toBe('page');
  });

  it('should let nobody wait for a code that needs no look-up, and tell of none to a guesser', async () => {
    const guard = newGuard();
    const { waiting, codes } = slowDatabase();
    const known = { ...codes, kept: (alias: string) => (alias === 'KNOWN2' ? 'page' : undefined) };
    const guesses = Array.from({ length: LOOKED_UP_AT_ONCE }, (_, i) =>
      guard.look(`CODE${i}`, ADDRESS, known),
    );
    expect(guard.look('KNOWN2', ADDRESS, known)).toBe('page');
    const waits = guard.look('KNOWN3', ADDRESS, {
      ...known,
      kept: () => (waiting.length ? undefined : 'page'),
    });
    waiting.splice(0, 1).forEach((answer) => answer('page'));
    waiting.splice(0).forEach((answer) => answer(undefined));
    await Promise.all(guesses);
    expect(await waits).toBe('page');
    for (let used = LOOKED_UP_AT_ONCE - 1; used < perAddress; used += 1)
      void guard.look(`NONE${used}`, ADDRESS, { kept: nothing, read: nothing });
    expect(() => guard.look('KNOWN4', ADDRESS, { ...codes, kept: () => 'page' })).toThrow('network');
  });

  it.each<[string, number, (i: number) => string, string, string]>([
    ['an IPv4 /24', NETWORKS.network, (i) => `203.0.113.${i}`, '203.0.113.99', '203.0.114.1'],
    ['an IPv6 /48', NETWORKS.network, (i) => `2001:db8:1:${i}::1`, '2001:db8:1:99::1', '2001:db8:2::1'],
    ['an IPv6 /32', NETWORKS.provider, (i) => `2001:db8:${i}::1`, '2001:db8:99::1', '2001:db9::1'],
  ])('should refuse all of %s after guesses of some of its addresses', (_, parts, toAddress, same, other) => {
    const guard = newGuard();
    const found = { kept: nothing, read: () => 'page' };
    for (let i = 0; i < parts * perAddress; i += 1)
      void guard.look(`CODE${i}`, toAddress(Math.floor(i / perAddress)), { kept: nothing, read: nothing });
    expect(() => guard.look('BCDFG23456', same, found)).toThrow('network');
    expect(guard.look('BCDFG23456', other, found)).toBe('page');
  });

  describe('the button, in an IPv6 network', () => {
    const press = (guard: CodeGuard, host: number, code: number) => {
      try {
        guard.open(`CODE${code}`, `2001:db8:1:${host.toString(16)}::1`);
        return true;
      } catch {
        return false;
      }
    };

    it('should open a first code for an address whatever a few others of its network opened', () => {
      const guard = newGuard();
      const opened = Array.from({ length: 30 * openedPerAddress }, (_, i) =>
        press(guard, Math.floor(i / openedPerAddress), i),
      );
      expect(opened.filter(Boolean)).toHaveLength(30 + openedPerAddress * NETWORKS.network);
      expect([press(guard, 0x100, 1), press(guard, 0x100, 2)]).toEqual([true, false]);
    });

    it('should not open a first code for all of its 65,536 addresses', () => {
      const guard = newGuard();
      const opened = Array.from({ length: 2 * openedFirstPerNetwork }, (_, host) => press(guard, host, host));
      expect(opened.filter(Boolean)).toHaveLength(openedFirstPerNetwork);
    });
  });
});
