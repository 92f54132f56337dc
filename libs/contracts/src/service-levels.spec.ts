import { toErrorBudget } from './service-levels';

describe('an error budget', () => {
  it('should be whole without failures, and say how much of it is left', () => {
    expect(toErrorBudget({ target: 0.99, events: 1000, failures: 0 })).toEqual({ measured: 1, left: 1 });
    expect(toErrorBudget({ target: 0.99, events: 1000, failures: 4 })).toEqual({
      measured: 0.996,
      left: 0.6,
    });
  });

  it('should be below nothing when more failed than may fail', () => {
    const budget = toErrorBudget({ target: 0.999, events: 10_000, failures: 25 });
    expect(budget).toEqual({ measured: 0.9975, left: -1.5 });
  });

  it('should be unknown while a single failure would use it up', () => {
    expect(toErrorBudget({ target: 0.999, events: 999, failures: 0 })).toBeUndefined();
    expect(toErrorBudget({ target: 0.999, events: 1000, failures: 1 })).toEqual({ measured: 0.999, left: 0 });
    expect(toErrorBudget({ target: 0.99, events: 0, failures: 0 })).toBeUndefined();
  });
});
