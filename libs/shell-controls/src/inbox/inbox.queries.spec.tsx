import { inboxKeys } from '@ringtag/mf-contract';
import { createQueryClient } from '@ringtag/session';
import { QueryClientProvider } from '@ringtag/vendor-query';
import { render } from '@testing-library/react';
import { tellOtherTabs, useInboxOfOtherTabs } from './inbox.queries';

const SIGNAL = 'inbox-changed';

beforeEach(() => localStorage.clear());

it('should tell other tabs of a change where no stream of events does', () => {
  tellOtherTabs();
  expect(localStorage.getItem(SIGNAL)).toMatch(/^\d+$/);
});

it('should leave it to the stream where the tabs share one', () => {
  Object.assign(window, { BroadcastChannel: class {}, EventSource: class {} });
  Object.defineProperty(navigator, 'locks', { value: {}, configurable: true });
  try {
    tellOtherTabs();
    expect(localStorage.getItem(SIGNAL)).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

it('should read again what another tab has changed, but for lists of unread messages', () => {
  const queryClient = createQueryClient();
  const [all, unread] = [inboxKeys.messages({}), inboxKeys.messages({ show: 'unread' })];
  for (const key of [all, unread]) queryClient.setQueryData(key, {});
  const Page = () => {
    useInboxOfOtherTabs();
    return null;
  };
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  window.dispatchEvent(new StorageEvent('storage', { key: SIGNAL }));
  const isOld = [all, unread].map((key) => queryClient.getQueryState(key)?.isInvalidated);
  expect(isOld).toEqual([true, false]);
});
