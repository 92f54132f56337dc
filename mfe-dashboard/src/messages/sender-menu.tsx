import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFailureToast } from '@ringtag/pages';
import { Button, DropdownMenu, IconClose, IconFlag, IconMore, showToast } from '@ringtag/ui';
import { useState } from 'react';
import { useBlockSender, useUnblockSender } from './blocked-senders.queries';
import { type Message, useReportMessage } from './messages.queries';
import type { CloseMessage } from './use-open-message';

interface SenderMenuProps {
  message: Message;
  onClose: CloseMessage;
}

/** Blocks the sender of a message, or reports the message. */
export function SenderMenu({ message, onClose }: SenderMenuProps) {
  const { t } = useTranslation('dashboard');
  const [asking, setAsking] = useState(false);
  const block = useBlock(message.id);
  const report = useReportMessage();
  const { email, phone } = message.sender;
  const confirm = async () => {
    await report.mutateAsync(message.id);
    showSuccess(t('messages.report.done'));
    onClose({ leaves: message.archivedAt === null });
  };
  const items = [
    ...(email || phone
      ? [{ id: 'block', label: t('messages.block.action'), icon: <IconClose />, onSelect: block }]
      : []),
    ...(message.reportedAt === null
      ? [
          {
            id: 'report',
            label: t('messages.report.action'),
            icon: <IconFlag />,
            onSelect: () => setAsking(true),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <DropdownMenu
        align="end"
        label={t('messages.more')}
        items={items}
        trigger={<Button variant="outline" size="sm" icon={<IconMore />} aria-label={t('messages.more')} />}
      />
      <QuestionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('messages.report.title')}
        confirmLabel={t('messages.report.action')}
        cancelLabel={t('cancel')}
        errorTitle={t('messages.report.failed')}
        onConfirm={confirm}
      >
        {t('messages.report.text')}
      </QuestionDialog>
    </>
  );
}

/** Returns a function that blocks the sender at once. A toast offers to undo it. */
function useBlock(messageId: string): () => void {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const block = useBlockSender();
  const unblock = useUnblockSender();
  const failed = (error: unknown) => tellFailure(t('messages.block.failed'), error);
  return () =>
    block.mutate(messageId, {
      onSuccess: ({ items }) =>
        showToast({
          variant: 'success',
          description: t('messages.block.done'),
          action: {
            label: t('undo'),
            onSelect: () => items.forEach(({ id }) => unblock.mutate(id, { onError: failed })),
          },
        }),
      onError: failed,
    });
}
