import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFailureToast } from '@ringtag/pages';
import {
  Button,
  DropdownMenu,
  IconClose,
  IconFlag,
  IconMore,
  IconRefresh,
  showToast,
  type MenuItem,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import { useBlockSender, useUnblockSender } from './blocked-senders.queries';
import { conversationQuery } from './conversation.queries';
import { type Message, useReportMessage } from './messages.queries';
import { SenderLinkDialog } from './sender-link-dialog';
import type { CloseMessage } from './use-open-message';

interface SenderMenuProps {
  message: Message;
  onClose: CloseMessage;
  /** What else the menu has, above its own items. */
  first: MenuItem[];
}

/** Makes a new link for the sender of a message, blocks the sender, or reports the message. */
export function SenderMenu({ message, onClose, first }: SenderMenuProps) {
  const { t } = useTranslation('dashboard');
  const [asking, setAsking] = useState(false);
  const [linking, setLinking] = useState(false);
  const { email, phone } = message.sender;
  const isKnown = Boolean(email || phone);
  const block = useBlock(message.id, isKnown ? t('messages.block.done') : t('inbox.blocked.done'));
  const report = useReportMessage();
  const { data: conversation } = useQuery(conversationQuery(message.id));
  const isOpen = conversation?.end === null;
  const confirm = async () => {
    await report.mutateAsync(message.id);
    showSuccess(t('messages.report.done'));
    const stays = message.archivedAt !== null && message.heldAt === null;
    onClose({ gone: stays ? [] : [message.id] });
  };
  const items = [
    ...first,
    ...(isOpen
      ? [
          {
            id: 'link',
            label: t('inbox.link.action'),
            icon: <IconRefresh />,
            onSelect: () => setLinking(true),
          },
        ]
      : []),
    ...(isKnown || isOpen
      ? [
          {
            id: 'block',
            label: isKnown ? t('messages.block.action') : t('inbox.blocked.menu'),
            icon: <IconClose />,
            onSelect: block,
          },
        ]
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
  return (
    <>
      {items.length > 0 && (
        <DropdownMenu
          align="end"
          label={t('messages.more')}
          items={items}
          trigger={<Button variant="outline" size="sm" icon={<IconMore />} aria-label={t('messages.more')} />}
        />
      )}
      <SenderLinkDialog id={message.id} open={linking} onClose={() => setLinking(false)} />
      <QuestionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('messages.report.title')}
        confirmLabel={t('messages.report.action')}
        errorTitle={t('messages.report.failed')}
        onConfirm={confirm}
      >
        {t('messages.report.text')}
      </QuestionDialog>
    </>
  );
}

/** Returns a function that blocks the sender at once. A toast says what is `done`, and offers to undo it. */
function useBlock(messageId: string, done: string): () => void {
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
          description: done,
          action: {
            label: t('undo'),
            onSelect: () => items.forEach(({ id }) => unblock.mutate(id, { onError: failed })),
          },
        }),
      onError: failed,
    });
}
