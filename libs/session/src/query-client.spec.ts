import { ApiError } from '@ringtag/api-client';
import { createQueryClient, retryDelay, shouldRetry } from './query-client';

const failure = (status: number) => new ApiError({ status, message: 'm', textKey: 'unknown' });

describe('query rules of specification 7', () => {
  it.each([400, 401, 403, 404])('should not retry a %d', (status) => {
    expect(shouldRetry(0, failure(status))).toBe(false);
  });

  it.each([0, 408, 429, 500, 503])('should retry a %d three times (UI-7)', (status) => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, failure(status)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('should double the delay from 2 s up to 30 s (UI-7)', () => {
    expect([0, 1, 2, 3, 4, 9].map(retryDelay)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('should keep data for an hour and work offline first (UI-6)', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ gcTime: 3_600_000, networkMode: 'offlineFirst' });
    expect(mutations).toMatchObject({ networkMode: 'offlineFirst' });
  });
});
