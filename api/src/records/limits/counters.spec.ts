import sumBy from 'lodash/sumBy';
import { toCounters } from './counters';

describe('counters of a limit', () => {
  const limit = { purpose: 'mails', subject: 'all', window: 1000 };

  it.each([0, 1, 2, 31, 32, 33, 100, 10_000])('should allow %d together where all people count', (max) => {
    const counters = toCounters({ ...limit, max, ofEverybody: true });
    expect(sumBy(counters, 'max')).toBe(max);
    expect(new Set(counters.map(({ id }) => id)).size).toBe(counters.length);
  });

  it('should be one where one subject counts', () => {
    expect(toCounters({ ...limit, max: 100 })).toEqual([expect.objectContaining({ max: 100 })]);
  });
});
