import { readDeployed, readRules } from '@ringtag/tools/prometheus-rules';
import { shorten } from './shorten';

describe('rules for a test', () => {
  it('should have 30 times shorter windows and waits, and no other change', () => {
    expect(
      shorten('expr: rate(a[5m]) / rate(b[1h]) > 3 * 3600 and c:rate:1h > 1 and d[3d]\nfor: 10m\n'),
    ).toBe('expr: rate(a[10s]) / rate(b[120s]) > 3 * 3600 and c:rate:1h > 1 and d[8640s]\nfor: 20s\n');
  });

  it('should leave no window and no wait of the deployed rules as it was', () => {
    expect(readRules().some((rule) => rule.for !== undefined)).toBe(true);
    const left = [...shorten(readDeployed('ringtag.rules.yml')).matchAll(/(\[|for: )\d+[mhd]/g)];
    expect(left).toEqual([]);
  });
});
