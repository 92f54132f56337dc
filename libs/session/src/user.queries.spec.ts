import { userQueryOptions } from './user.queries';

describe('userQueryOptions', () => {
  it('should keep the user for five minutes, and neither retry nor ask again by itself (specification 7, UI-5)', () => {
    expect(userQueryOptions).toMatchObject({
      staleTime: 300_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
    });
  });
});
