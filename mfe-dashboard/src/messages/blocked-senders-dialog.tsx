import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { QueryStates, useFormats } from '@ringtag/pages';
import { Button, Dialog, Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import styles from './blocked-senders-dialog.module.css';
import { blockedSendersQuery, useUnblockSender } from './blocked-senders.queries';

interface BlockedSendersDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Lists the blocked senders, and unblocks them. */
export function BlockedSendersDialog({ open, onClose }: BlockedSendersDialogProps) {
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
  const { date } = useFormats();
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
          <p className={styles.note}>{t('messages.block.none')}</p>
        ) : (
          <>
            <FailureAlert title={t('messages.block.undoFailed')} error={unblock.error} />
            <ul role="list">
              {items.map(({ id, address, createdAt }) => (
                <li key={id} className={styles.row}>
                  <span className={styles.sender}>
                    <bdi>{address}</bdi>
                    <time dateTime={createdAt} className={styles.note}>
                      {date(createdAt)}
                    </time>
                  </span>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t('messages.block.undoNamed', { address })}
                    loading={unblock.isPending && unblock.variables === id}
                    onClick={() => unblock.mutate(id)}
                  >
                    {t('messages.block.undo')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryStates>
  );
}
