import { RememberedPairs } from './remembered-pairs';

const ADDRESS = '203.0.113.7';
const codes = (count: number, first = 0) =>
  Array.from({ length: count }, (_, i) => `BCDFG${10_000 + first + i}`);

describe('RememberedPairs', () => {
  it('should know what was shown, where, and how long', () => {
    const shown = new RememberedPairs();
    shown.add('BCDFG23456', ADDRESS, 100);
    expect(shown.has('BCDFG23456', ADDRESS, 99)).toBe(true);
    expect(shown.has('BCDFG23456', ADDRESS, 100)).toBe(false);
    expect(shown.has('BCDFG23456', '203.0.113.8', 99)).toBe(false);
    expect(shown.has('BCDFG23457', ADDRESS, 99)).toBe(false);
    shown.add('BCDFG23456', ADDRESS, 200);
    expect(shown.has('BCDFG23456', ADDRESS, 150)).toBe(true);
    shown.delete('BCDFG23456', ADDRESS);
    expect(shown.has('BCDFG23456', ADDRESS, 150)).toBe(false);
  });

  it('should take nothing else for it', () => {
    const shown = new RememberedPairs();
    for (const alias of codes(50_000)) shown.add(alias, ADDRESS, 100);
    // Wrong once in four billion times for each of four places.
    expect(codes(50_000, 50_000).filter((alias) => shown.has(alias, ADDRESS, 0))).toEqual([]);
  });

  it('should give up what ends first, and hold nearly all of 50,000', () => {
    const shown = new RememberedPairs();
    codes(50_000).forEach((alias, i) => shown.add(alias, ADDRESS, 1 + i));
    const kept = codes(50_000).map((alias) => shown.has(alias, ADDRESS, 0));
    expect(kept.filter(Boolean).length).toBeGreaterThan(45_000);
    // What was never there has no place to give up.
    for (const alias of codes(50_000, 50_000)) shown.delete(alias, ADDRESS);
    expect(codes(50_000).map((alias) => shown.has(alias, ADDRESS, 0))).toEqual(kept);
    // Five times as much as it holds: what came last stays.
    codes(600_000, 100_000).forEach((alias, i) => shown.add(alias, ADDRESS, 100_000 + i));
    const last = codes(1000, 699_000).filter((alias) => shown.has(alias, ADDRESS, 0));
    expect(last.length).toBeGreaterThan(990);
    expect(codes(1000).filter((alias) => shown.has(alias, ADDRESS, 0)).length).toBeLessThan(50);
  });
});
