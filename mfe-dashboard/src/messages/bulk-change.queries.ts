import { api, unwrap } from '@ringtag/api-client';
import type { MessageAction } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { useFailureToast } from '@ringtag/pages';
import { refreshInbox, tellOtherTabs } from '@ringtag/shell-controls/inbox';
import { showToast } from '@ringtag/ui';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { CHANGES_IN_ORDER } from './change-message.queries';
import { changeInCache, restoreCache, type MessageChanges } from './message-cache';
import type { MessageFilter } from './messages.queries';

/** Which messages: named ones, or all that match a filter. */
export type Targets = { ids: string[] } | { filter: MessageFilter };

type BulkChange = { action: MessageAction } & (Targets | { change: string });

const CHANGES: Record<MessageAction, MessageChanges | undefined> = {
  read: { read: true },
  unread: { read: false },
  archive: { archived: true },
  unarchive: { archived: false },
  delete: undefined,
};

const OPPOSITE = {
  read: 'unread',
  unread: 'read',
  archive: 'unarchive',
  unarchive: 'archive',
} as const;

/**
 * POST /api/messages/bulk. Messages named by their ids change at once, and back when the server refuses; a toast tells
 * how many changed and undoes exactly those. Deleting cannot be undone, its failure is the dialog's to tell.
 */
export function useBulkChange() {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    scope: { id: CHANGES_IN_ORDER },
    mutationFn: (body: BulkChange) => unwrap(api.POST('/api/messages/bulk', { body })),
    onMutate: (wanted) => {
      const changes = CHANGES[wanted.action];
      return changes && 'ids' in wanted ? changeInCache(queryClient, wanted.ids, changes) : undefined;
    },
    onSuccess: ({ changed, change }, wanted) => {
      const { action } = wanted;
      if ('change' in wanted) {
        showToast({ variant: 'success', description: t('messages.bulk.undone') });
        return;
      }
      const undo =
        action === 'delete' || changed === 0
          ? undefined
          : () => mutation.mutate({ change, action: OPPOSITE[action] });
      showToast({
        variant: 'success',
        description: t(`messages.bulk.done.${action}`, { count: changed }),
        ...(undo && { action: { label: t('undo'), onSelect: undo } }),
      });
    },
    onError: (error, { action }, before) => {
      if (before) restoreCache(queryClient, before);
      if (action === 'delete') return;
      tellFailure(t('messages.bulk.failed'), error);
    },
    onSettled: () => {
      void refreshInbox(queryClient);
      tellOtherTabs();
    },
  });
  return mutation;
}
