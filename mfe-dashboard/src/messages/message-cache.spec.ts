import { inboxKeys } from '@ringtag/mf-contract';
import { createQueryClient } from '@ringtag/session';
import { unreadQuery } from '@ringtag/shell-controls/inbox';
import { changeInCache, restoreCache } from './message-cache';
import type { Message, MessageList } from './messages.queries';
import { keysFound } from './testing/message-answers';

const message = (id: string, createdAt: string): Message => ({
  ...keysFound,
  id,
  createdAt,
  activeAt: createdAt,
});

it('should take back what was refused, and nothing that was changed meanwhile', async () => {
  const queryClient = createQueryClient();
  const list = inboxKeys.messages({ page: 1 });
  const items = [message('m2', '2026-11-20T10:00:00.000Z'), message('m1', '2026-11-19T10:00:00.000Z')];
  queryClient.setQueryData(list, { items, total: 2, page: 1, pageSize: 20, unread: 2 });
  queryClient.setQueryData(unreadQuery().queryKey, 2);
  const state = () => {
    const shown = queryClient.getQueryData<MessageList>(list)!;
    return {
      unread: queryClient.getQueryData(unreadQuery().queryKey),
      total: shown.total,
      read: shown.items.map(({ id, readAt }) => [id, readAt !== null]),
    };
  };

  const archived = await changeInCache(queryClient, ['m2'], { archived: true });
  const read = await changeInCache(queryClient, ['m1'], { read: true });
  expect(state()).toEqual({ unread: 0, total: 1, read: [['m1', true]] });
  restoreCache(queryClient, archived);
  expect(state()).toEqual({
    unread: 1,
    total: 2,
    read: [
      ['m2', false],
      ['m1', true],
    ],
  });
  restoreCache(queryClient, read);
  expect(state().unread).toBe(2);
  await changeInCache(queryClient, ['m1', 'm2'], { read: true });
  expect(state().unread).toBe(0);
  await changeInCache(queryClient, ['m1'], { read: false });
  expect(state().unread).toBe(1);
  queryClient.clear();
});
