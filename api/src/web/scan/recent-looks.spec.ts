import { inspect } from 'node:util';
import range from 'lodash/range';
import { RecentLooks, RELOAD_SECONDS } from './recent-looks';
import { readUserAgent } from './user-agents';

const ADDRESS = '203.0.113.7';
const PHONE = readUserAgent('Phone');

describe('RecentLooks', () => {
  it('should know a browser at its address for a minute from its first look on', () => {
    const looks = new RecentLooks();
    expect(looks.remember('BCDFG23456', ADDRESS, PHONE, 100)).toBe(true);
    expect(looks.remember('BCDFG23456', ADDRESS, PHONE, 100 + RELOAD_SECONDS - 1)).toBe(false);
    expect(looks.remember('BCDFG23456', ADDRESS, PHONE, 100 + RELOAD_SECONDS)).toBe(true);
    expect(looks.remember('BCDFG23457', ADDRESS, PHONE, 100)).toBe(true);
    expect(looks.remember('BCDFG23456', ADDRESS, readUserAgent(), 100)).toBe(true);
    expect(looks.remember('BCDFG23456', '203.0.113.8', PHONE, 100)).toBe(true);
  });

  it('should know the latest 20,000 looks, however many there were', () => {
    const looks = new RecentLooks();
    const look = (number: number) => looks.remember(`CODE${number}`, ADDRESS, PHONE, 100);
    expect(range(20_001).every(look)).toBe(true);
    expect([look(20_000), look(1), look(0)]).toEqual([false, false, true]);
  });

  it('should keep nothing of looks that are over', () => {
    const looks = new RecentLooks();
    for (const alias of ['BCDFG23456', 'BCDFG23457']) looks.remember(alias, ADDRESS, PHONE, 100);
    looks.remember('BCDFG23458', ADDRESS, PHONE, 100 + RELOAD_SECONDS);
    expect(inspect(looks, { depth: null })).not.toMatch(/BCDFG2345[67]/);
  });
});
