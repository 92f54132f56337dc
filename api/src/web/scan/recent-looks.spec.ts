import { DAY, SECOND } from '@ringtag/contracts';
import { RecentLooks, RELOAD_SECONDS } from './recent-looks';
import { readUserAgent } from './user-agents';

const END_OF_DAY = DAY / SECOND;
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

  it('should forget everything with the numbers of the day', () => {
    const looks = new RecentLooks();
    expect(looks.remember('BCDFG23456', ADDRESS, PHONE, END_OF_DAY - 1)).toBe(true);
    expect(looks.remember('BCDFG23456', ADDRESS, PHONE, END_OF_DAY)).toBe(true);
  });
});
