import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFailureToast } from '@ringtag/pages';
import {
  Button,
  IconArchive,
  IconInbox,
  IconMail,
  IconPhone,
  IconTrash,
  Inline,
  showToast,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import { canChangePhone } from './conversation-state';
import { useSay } from './conversation-state.queries';
import { conversationQuery } from './conversation.queries';
import styles from './message-actions.module.css';
import { useBulkChange, useChangeMessage, useDeleteMessage, type Message } from './messages.queries';
import { SenderMenu } from './sender-menu';
import type { CloseMessage } from './use-open-message';

interface MessageActionsProps {
  message: Message;
  onClose: CloseMessage;
}

/**
 * The actions for the open message; of a solved conversation in the menu, for little is left to do. Marking unread, archiving, bringing back, releasing, deleting and reporting close the
 * message; blocking its sender does not.
 */
export function MessageActions({ message, onClose }: MessageActionsProps) {
  const { t } = useTranslation('dashboard');
  const { mutate } = useChangeMessage();
  const bulk = useBulkChange();
  const remove = useDeleteMessage();
  const [deleting, setDeleting] = useState(false);
  const { id, archivedAt, heldAt } = message;
  const isArchived = archivedAt !== null;
  const { data: conversation = message } = useQuery(conversationQuery(id));
  const isSolved = Boolean(conversation.solvedAt);

  const archive = () => {
    mutate({ id, archived: !isArchived });
    showToast({
      variant: 'success',
      description: t(isArchived ? 'message.restored' : 'message.archived'),
      action: { label: t('undo'), onSelect: () => mutate({ id, archived: isArchived }) },
    });
    onClose({ gone: [id], opensNext: !isArchived });
  };
  const release = () => {
    bulk.mutate({ ids: [id], action: 'release' });
    onClose({ gone: [id] });
  };
  const markUnread = () => {
    mutate({ id, read: false });
    onClose();
  };
  const destroy = async () => {
    await remove.mutateAsync(id);
    showSuccess(t('message.deleted'));
    onClose({ gone: [id], opensNext: heldAt === null });
  };

  const actions = [
    ...(isArchived
      ? []
      : [{ id: 'unread', label: t('message.markUnread'), icon: <IconMail />, onSelect: markUnread }]),
    heldAt
      ? { id: 'release', label: t('messages.bulk.release'), icon: <IconInbox />, onSelect: release }
      : {
          id: 'archive',
          label: t(isArchived ? 'message.restore' : 'message.archive'),
          icon: isArchived ? <IconInbox /> : <IconArchive />,
          onSelect: archive,
        },
    { id: 'delete', label: t('message.delete'), icon: <IconTrash />, onSelect: () => setDeleting(true) },
  ];
  const phone = usePhoneAction(id);

  return (
    <Inline gap={2} className={styles.actions}>
      {!isSolved &&
        actions.map(({ id: name, label, icon, onSelect }) => (
          <Button key={name} variant="outline" size="sm" icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <SenderMenu message={message} onClose={onClose} first={isSolved ? [...actions, ...phone] : []} />
      <QuestionDialog
        danger
        open={deleting}
        onClose={() => setDeleting(false)}
        title={t('message.deleteTitle')}
        confirmLabel={t('message.delete')}
        workingLabel={t('message.deleting')}
        errorTitle={t('message.deleteFailed')}
        onConfirm={destroy}
      >
        {t('message.deleteText')}
      </QuestionDialog>
    </Inline>
  );
}

/** To share the own number, or to take it back, as an item of a menu; none where there is no number. */
function usePhoneAction(id: string) {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const { mutate } = useSay(id);
  const { data: conversation } = useQuery(conversationQuery(id));
  if (!conversation || !canChangePhone(conversation)) return [];
  const { ownerSharesPhone } = conversation;
  const onError = (error: unknown) => tellFailure(t('inbox.state.failed'), error);
  return [
    {
      id: 'phone',
      label: t(ownerSharesPhone ? 'inbox.state.hidePhone' : 'inbox.state.sharePhone'),
      icon: <IconPhone />,
      onSelect: () => mutate({ ownerSharesPhone: !ownerSharesPhone }, { onError }),
    },
  ];
}
