import { api, unwrap } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { useFailureToast } from '@ringtag/pages';
import { refreshInbox, tellOtherTabs } from '@ringtag/shell-controls/inbox';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';
import { changeInCache, restoreCache, type MessageChanges } from './message-cache';

/** One change after the other: an undo must not overtake what it takes back. */
export const CHANGES_IN_ORDER = 'change-message';

interface ChangeOfMessage extends MessageChanges {
  id: string;
}

/** PATCH /api/messages/{id}: read and archived, shown at once and taken back when the server refuses. */
export function useChangeMessage() {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: CHANGES_IN_ORDER },
    mutationFn: ({ id, ...changes }: ChangeOfMessage) =>
      unwrap(api.PATCH('/api/messages/{id}', { params: { path: { id } }, body: changes })),
    onMutate: ({ id, ...changes }) => changeInCache(queryClient, [id], changes),
    onSuccess: (message) => queryClient.setQueryData(queryKeys.message({ id: message.id }), message),
    onError: (error, _change, before) => {
      if (before) restoreCache(queryClient, before);
      tellFailure(t('message.changeFailed'), error);
    },
    onSettled: (message, _error, { id, archived }, before) => {
      // Reading alone reloads no list that is there: the row would leave the unread ones while it is being read.
      const lists = archived === undefined ? (before?.lists ?? []) : [];
      void refreshInbox(queryClient, [...lists.map(({ key }) => key), queryKeys.message({ id })]);
      if (message) tellOtherTabs();
    },
  });
}
