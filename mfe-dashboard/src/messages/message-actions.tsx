import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Button, IconArchive, IconInbox, IconMail, IconTrash, Inline, showToast } from '@ringtag/ui';
import { useState } from 'react';
import styles from './message-actions.module.css';
import { useBulkChange, useChangeMessage, useDeleteMessage, type Message } from './messages.queries';
import { SenderMenu } from './sender-menu';
import type { CloseMessage } from './use-open-message';

interface MessageActionsProps {
  message: Message;
  onClose: CloseMessage;
}

/**
 * The actions for the open message. Marking unread, archiving, bringing back, releasing, deleting and reporting close the
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

  return (
    <Inline gap={2} className={styles.actions}>
      {!isArchived && (
        <Button variant="outline" size="sm" icon={<IconMail />} onClick={markUnread}>
          {t('message.markUnread')}
        </Button>
      )}
      {heldAt ? (
        <Button variant="outline" size="sm" icon={<IconInbox />} onClick={release}>
          {t('messages.bulk.release')}
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          icon={isArchived ? <IconInbox /> : <IconArchive />}
          onClick={archive}
        >
          {t(isArchived ? 'message.restore' : 'message.archive')}
        </Button>
      )}
      <Button variant="outline" size="sm" icon={<IconTrash />} onClick={() => setDeleting(true)}>
        {t('message.delete')}
      </Button>
      <SenderMenu message={message} onClose={onClose} />
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
