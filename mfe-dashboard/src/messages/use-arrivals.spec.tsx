import { act, renderHook } from '@testing-library/react';
import type { MessageList } from './message-cache';
import { useArrivals } from './use-arrivals';

const writtenTo = (id: string, hour: number, side = 'sender', readAt: string | null = null) => ({
  id,
  activeAt: `2026-11-20T${10 + hour}:00:00.000Z`,
  lastMessage: { side },
  readAt,
});

/** A list of messages that were written at these hours. */
const listWith = (...hours: number[]) =>
  ({
    items: hours.map((hour) => writtenTo(`m${hour}`, hour)),
  }) as MessageList;

describe('useArrivals', () => {
  const show = (...hours: number[]) =>
    renderHook(({ list, view, isOther }) => useArrivals(list, view, isOther), {
      initialProps: { list: listWith(...hours), view: 'all', isOther: false },
    });
  type Shown = ReturnType<typeof show>;
  const update = ({ rerender }: Shown, list: MessageList, view = 'all', isOther = false) =>
    rerender({ list, view, isOther });
  const state = ({ result: { current } }: Shown) => ({
    shown: current.shown.map(({ id }) => id),
    held: current.held,
    told: current.told,
  });
  afterEach(() => jest.restoreAllMocks());

  it('should hold new messages back until the reader wants to see them', () => {
    const list = show(2, 1);
    expect(state(list)).toEqual({ shown: ['m2', 'm1'], held: 0, told: 0 });
    update(list, listWith(3, 2, 1));
    update(list, listWith(4, 3, 2, 1));
    expect(state(list)).toEqual({ shown: ['m2', 'm1'], held: 2, told: 2 });
    act(() => list.result.current.show());
    expect(state(list)).toEqual({ shown: ['m4', 'm3', 'm2', 'm1'], held: 0, told: 0 });
  });

  it('should leave a conversation where it is when somebody writes in it, until the reader wants to see it', () => {
    const list = show(3, 2, 1);
    const items = (...first: ReturnType<typeof writtenTo>[]) =>
      ({ items: [...first, ...listWith(3, 2).items] }) as MessageList;
    update(list, items(writtenTo('m1', 4)));
    expect(state(list)).toEqual({ shown: ['m3', 'm2', 'm1'], held: 1, told: 1 });
    act(() => list.result.current.show());
    expect(state(list).shown).toEqual(['m1', 'm3', 'm2']);
  });

  it('should not count what the reader writes or has read, nor move it', () => {
    const list = show(3, 2, 1);
    const answered = [writtenTo('m1', 5, 'owner'), writtenTo('m2', 4, 'sender', 'now')];
    update(list, { items: [...answered, ...listWith(3).items] } as MessageList);
    expect(state(list)).toEqual({ shown: ['m3', 'm2', 'm1'], held: 0, told: 0 });
  });

  it('should show at once what leaves the list, and what comes back to it', () => {
    const list = show(3, 2, 1);
    update(list, listWith(3, 1));
    expect(state(list)).toEqual({ shown: ['m3', 'm1'], held: 0, told: 0 });
    update(list, listWith(3, 2, 1));
    expect(state(list)).toEqual({ shown: ['m3', 'm2', 'm1'], held: 0, told: 0 });
  });

  it('should let them into an empty list, and tell of them', () => {
    const list = show();
    update(list, listWith(1));
    expect(state(list)).toEqual({ shown: ['m1'], held: 0, told: 1 });
  });

  it('should let them in while the tab is hidden', () => {
    const list = show(1);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    update(list, listWith(2, 1));
    expect(state(list)).toEqual({ shown: ['m2', 'm1'], held: 0, told: 1 });
  });

  it('should begin anew with another view, once its list is there', () => {
    const list = show(2, 1);
    update(list, listWith(2, 1), 'archived', true);
    expect(state(list)).toEqual({ shown: ['m2', 'm1'], held: 0, told: 0 });
    update(list, listWith(9, 8), 'archived');
    expect(state(list)).toEqual({ shown: ['m9', 'm8'], held: 0, told: 0 });
  });
});
