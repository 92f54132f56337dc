import type { MessageAction, MessageView } from '@ringtag/contracts';
import { useState } from 'react';
import { focusedMessage, rowId } from './message-row';
import { useBulkChange, type Targets, type Message, type MessageFilter } from './messages.queries';
import { SELECT_PAGE } from './selection-bar';
import { type CloseMessage, findNear } from './use-open-message';
import type { Selection } from './use-selection';

interface Inbox {
  messages: readonly Message[];
  filter: MessageFilter;
  selection: Selection;
  openId: string | undefined;
  close: CloseMessage;
}

interface Doomed {
  targets: Targets;
  count: number;
}

const INBOX_ACTIONS = ['archive', 'read', 'unread', 'delete'] as const;

/** The next message opens after these, but not among held ones: opening a message counts as seeing it. */
const NEXT: readonly MessageAction[] = ['archive', 'delete'];

/** Nothing in these views counts as unread. */
const OTHER_ACTIONS = {
  archived: ['unarchive', 'delete'],
  held: ['release', 'delete'],
} as const;

/** The actions for the messages of a view. The first one moves them to another view. */
export function toViewActions(view?: MessageView) {
  return view === 'archived' || view === 'held' ? OTHER_ACTIONS[view] : INBOX_ACTIONS;
}

/**
 * Returns the actions for the chosen messages. When none is chosen, they apply to the message of the focused row, or to
 * the open message.
 */
export function useInboxActions({ messages, filter, selection, openId, close }: Inbox) {
  const { mutate, mutateAsync } = useBulkChange();
  const [doomed, setDoomed] = useState<Doomed & { open: boolean }>({
    targets: { ids: [] },
    count: 0,
    open: false,
  });
  const ids = messages.map(({ id }) => id);

  const atHand = (): Doomed | undefined => {
    const { count, all } = selection;
    if (count > 0) return { count, targets: all ? { filter } : { ids: [...selection.ids] } };
    const id = focusedMessage() ?? openId;
    return id ? { count: 1, targets: { ids: [id] } } : undefined;
  };
  /**
   * Cleans up after an action: clears the selection, closes a message that has left the list, and keeps the focus in
   * the list.
   */
  const settle = (targets: Targets, action: MessageAction) => {
    const leaves = action !== 'read' && action !== 'unread';
    const gone = 'ids' in targets ? targets.ids : ids;
    if (openId && (leaves || 'filter' in targets) && gone.includes(openId))
      close({ gone, opensNext: filter.show !== 'held' && NEXT.includes(action) });
    else if (leaves) focusNear(ids, gone);
    else if (selection.count > 0) document.getElementById(SELECT_PAGE)?.focus();
    selection.clear();
  };
  const run = (action: MessageAction) => {
    const chosen = atHand();
    if (!chosen) return;
    if (action === 'delete') {
      setDoomed({ ...chosen, open: true });
      return;
    }
    mutate({ action, ...chosen.targets });
    settle(chosen.targets, action);
    if (action === 'unread' && openId && 'ids' in chosen.targets && chosen.targets.ids.includes(openId))
      close();
  };
  return {
    run,
    doomed,
    keep: () => setDoomed((before) => ({ ...before, open: false })),
    destroy: async () => {
      await mutateAsync({ action: 'delete', ...doomed.targets });
      settle(doomed.targets, 'delete');
    },
  };
}

/** Focuses the row after the messages that leave, or the last row before them, or the page's heading. */
function focusNear(ids: readonly string[], gone: readonly string[]): void {
  const next = findNear(ids, gone);
  (next ? document.getElementById(rowId(next)) : document.querySelector<HTMLElement>('h1'))?.focus();
}

/**
 * Moves the focus to the next (1) or previous (-1) row. It starts at the focused row or the open message; without
 * either, it takes the first or last row.
 */
export function moveFocus(ids: readonly string[], openId: string | undefined, step: 1 | -1): void {
  const at = ids.indexOf(focusedMessage() ?? openId ?? '');
  const next = at < 0 ? (step > 0 ? 0 : ids.length - 1) : Math.min(ids.length - 1, Math.max(0, at + step));
  const id = ids[next];
  if (id) document.getElementById(rowId(id))?.focus();
}
