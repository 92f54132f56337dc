import { FailureAlert, QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFormats } from '@ringtag/pages';
import { Alert, Button, IconLock, IconLogout, Inline, Section } from '@ringtag/ui';
import { useState } from 'react';
import { useChangeUser, useSignOutUser, type UserDetail } from './users.queries';

/**
 * Signs an account out, and blocks or unblocks it.
 * @param own the account is the reader's own: administrators cannot block themselves
 */
export function AccessCard({ user, own }: { user: UserDetail; own: boolean }) {
  const { t } = useTranslation(['accounts', 'admin']);
  const { date } = useFormats();
  const change = useChangeUser(user.id);
  const signOut = useSignOutUser(user.id);
  const [asking, setAsking] = useState<'sign-out' | 'block'>();
  const name = user.name ?? user.email;
  const dialog = {
    onClose: () => setAsking(undefined),
    cancelLabel: t('admin:cancel'),
    workingLabel: t('user.working'),
  };
  return (
    <>
      <Section title={t('user.security')}>
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
                change.mutate({ blocked: false }, { onSuccess: () => showSuccess(t('user.nowUnblocked')) })
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
      </Section>
      <QuestionDialog
        {...dialog}
        open={asking === 'sign-out'}
        errorTitle={t('user.signOutFailed')}
        title={t('user.signOutTitle', { name })}
        confirmLabel={t('user.signOutConfirm')}
        onConfirm={async () => {
          await signOut.mutateAsync();
          showSuccess(t('user.signedOut'));
        }}
      >
        {t('user.signOutText')}
      </QuestionDialog>
      <QuestionDialog
        {...dialog}
        danger
        open={asking === 'block'}
        errorTitle={t('user.blockFailed')}
        title={t('user.blockTitle', { name })}
        confirmLabel={t('user.blockConfirm')}
        onConfirm={async () => {
          await change.mutateAsync({ blocked: true });
          showSuccess(t('user.nowBlocked'));
        }}
      >
        {t('user.blockText')}
      </QuestionDialog>
    </>
  );
}
