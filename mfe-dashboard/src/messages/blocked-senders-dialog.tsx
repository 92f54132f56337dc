import type { components } from '@ringtag/api-client';
import { type DialogState, FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Day, QueryStates } from '@ringtag/pages';
import { Button, Dialog, Inline, Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import look from '../page/look.module.css';
import styles from './blocked-senders-dialog.module.css';
import { blockedSendersQuery, useUnblockSender } from './blocked-senders.queries';
import { useSenderName } from './use-sender-name';

/** Lists the blocked senders, and unblocks them. */
export default function BlockedSendersDialog({ open, onClose }: DialogState) {
  const { t } = useTranslation('dashboard');
  return (
    <Dialog open={open} onClose={onClose} title={t('messages.block.title')} closeLabel={t('close')}>
      <Stack gap={4}>
        <p>{t('messages.block.text')}</p>
        {open && <BlockedSenders />}
      </Stack>
    </Dialog>
  );
}

function BlockedSenders() {
  const { t } = useTranslation('dashboard');
  const unblock = useUnblockSender();
  return (
    <QueryStates
      query={useQuery(blockedSendersQuery())}
      errorTitle={t('messages.block.loadFailed')}
      skeleton={
        <>
          <Skeleton />
          <Skeleton width="half" />
        </>
      }
    >
      {({ items, total }) =>
        total === 0 ? (
          <p className={look.quiet}>{t('messages.block.none')}</p>
        ) : (
          <>
            <FailureAlert title={t('messages.block.undoFailed')} error={unblock.error} />
            <ul role="list" className={look.divided}>
              {items.map((sender) => (
                <BlockedSender
                  key={sender.id}
                  sender={sender}
                  unblocking={unblock.isPending && unblock.variables === sender.id}
                  onUnblock={() => unblock.mutate(sender.id)}
                />
              ))}
            </ul>
          </>
        )
      }
    </QueryStates>
  );
}

interface BlockedSenderProps {
  sender: components['schemas']['BlockedSenderDto'];
  unblocking: boolean;
  onUnblock: () => void;
}

/** By the address, or by the name or number of somebody who left none: then only one conversation is blocked. */
function BlockedSender({ sender, unblocking, onUnblock }: BlockedSenderProps) {
  const { t } = useTranslation('dashboard');
  const { senderName, senderNumber, wroteAt, createdAt } = sender;
  const who = { name: senderName, number: senderNumber };
  const { name } = useSenderName()({ sender: who, createdAt: wroteAt ?? createdAt });
  const address = sender.address || name;
  return (
    <Inline as="li" justify="between" nowrap className={styles.row}>
      <span className={styles.sender}>
        <bdi>{address}</bdi>
        <span className={look.quiet}>
          <Day at={createdAt} />
          {sender.messageId && ` · ${t('inbox.blocked.one')}`}
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('messages.block.undoNamed', { address })}
        loading={unblocking}
        onClick={onUnblock}
      >
        {t('messages.block.undo')}
      </Button>
    </Inline>
  );
}
