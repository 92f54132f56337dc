import { createQueryClient, userQueryOptions, useUser, type User } from '@ringtag/session';
import { QueryClientProvider } from '@ringtag/vendor/query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { useViewerChange } from './use-viewer-change';

const ann = { id: 'ann' } as User;

function follow(from: 'public' | 'viewer') {
  const queryClient = createQueryClient();
  // The test decides when it becomes known who is signed in.
  queryClient.setQueryDefaults(userQueryOptions.queryKey, { enabled: false });
  const onChange = jest.fn();
  const { result } = renderHook(
    () => {
      useViewerChange(onChange, from);
      return useUser();
    },
    {
      wrapper: ({ children }: { children: ReactNode }) =>
        createElement(QueryClientProvider, { client: queryClient }, children),
    },
  );
  const know = async (user: User | null) => {
    queryClient.setQueryData(userQueryOptions.queryKey, user);
    await waitFor(() => expect(result.current).toEqual({ user, isPending: false }));
  };
  return { onChange, know };
}

it('should ask again for somebody who turns out to be signed in after the page was shown to nobody', async () => {
  const { onChange, know } = follow('public');
  expect(onChange).not.toHaveBeenCalled();
  await know(ann);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('should not ask again where nobody is signed in, or the answer was made for that person', async () => {
  const nobody = follow('public');
  await nobody.know(null);
  expect(nobody.onChange).not.toHaveBeenCalled();
  const asked = follow('viewer');
  await asked.know(ann);
  expect(asked.onChange).not.toHaveBeenCalled();
  await asked.know(null);
  expect(asked.onChange).toHaveBeenCalledTimes(1);
});
