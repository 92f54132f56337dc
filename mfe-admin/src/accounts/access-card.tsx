import { useState } from 'react';
import { FailureAlert } from '@ringtag/forms';
import { useErrorText, useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  IconLock,
  IconLogout,
  Inline,
  showToast,
  Stack,
} from '@ringtag/ui';
import styles from './user.module.css';
import { useChangeUser, useSignOutUser, type UserDetail } from './users.queries';

/** Signing somebody out, blocking and unblocking. @param own nobody blocks themselves */
export function AccessCard({ user, own }: { user: UserDetail; own: boolean }) {
  const { t } = useTranslation('operations');
  const { date } = useFormats();
  const errorText = useErrorText();
  const change = useChangeUser(user.id);
  const signOut = useSignOutUser(user.id);
  const [asking, setAsking] = useState<'sign-out' | 'block'>();
  const name = user.name ?? user.email;
  const tell = (description: string) => showToast({ variant: 'success', description });
  const dialog = {
    onClose: () => setAsking(undefined),
    cancelLabel: t('cancel'),
    workingLabel: t('user.working'),
    errorText,
  };
  return (
    <Card as="section" aria-labelledby="access">
      <Stack gap={4}>
        <h2 id="access" className={styles.heading}>
          {t('user.security')}
        </h2>
        {user.blockedAt && <Alert>{t('user.blockedSince', { date: date(user.blockedAt) })}</Alert>}
        <FailureAlert
          title={t(user.blockedAt ? 'user.unblockFailed' : 'user.blockFailed')}
          error={!asking && change.error}
        />
        <Inline gap={2}>
          <Button
            variant="outline"
            icon={<IconLogout />}
            disabled={user.sessionCount === 0}
            onClick={() => setAsking('sign-out')}
          >
            {t('user.signOut')}
          </Button>
          {user.blockedAt ? (
            <Button
              variant="outline"
              loading={change.isPending}
              loadingLabel={t('user.working')}
              onClick={() =>
                change.mutate({ blocked: false }, { onSuccess: () => tell(t('user.nowUnblocked')) })
              }
            >
              {t('user.unblock')}
            </Button>
          ) : (
            !own && (
              <Button variant="outline" icon={<IconLock />} onClick={() => setAsking('block')}>
                {t('user.block')}
              </Button>
            )
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        {...dialog}
        open={asking === 'sign-out'}
        errorTitle={t('user.signOutFailed')}
        title={t('user.signOutTitle', { name })}
        confirmLabel={t('user.signOutConfirm')}
        onConfirm={async () => {
          await signOut.mutateAsync();
          tell(t('user.signedOut'));
        }}
      >
        {t('user.signOutText')}
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        danger
        open={asking === 'block'}
        errorTitle={t('user.blockFailed')}
        title={t('user.blockTitle', { name })}
        confirmLabel={t('user.blockConfirm')}
        onConfirm={async () => {
          await change.mutateAsync({ blocked: true });
          tell(t('user.nowBlocked'));
        }}
      >
        {t('user.blockText')}
      </ConfirmDialog>
    </Card>
  );
}
