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
  const { t } = useTranslation(['operations', 'admin']);
  const { date } = useFormats();
  const change = useChangeUser(user.id);
  const signOut = useSignOutUser(user.id);
  const [asking, setAsking] = useState<'sign-out' | 'block'>();
  const name = user.name ?? user.email;
  const dialog = {
    onClose: () => setAsking(undefined),
    workingLabel: t('accounts.user.working'),
  };
  return (
    <>
      <Section title={t('accounts.user.security')}>
        {user.blockedAt && <Alert>{t('accounts.user.blockedSince', { date: date(user.blockedAt) })}</Alert>}
        <FailureAlert
          title={t(user.blockedAt ? 'accounts.user.unblockFailed' : 'accounts.user.blockFailed')}
          error={!asking && change.error}
        />
        <Inline gap={2}>
          <Button
            variant="outline"
            icon={<IconLogout />}
            disabled={user.sessionCount === 0}
            onClick={() => setAsking('sign-out')}
          >
            {t('accounts.user.signOut')}
          </Button>
          {user.blockedAt ? (
            <Button
              variant="outline"
              loading={change.isPending}
              loadingLabel={t('accounts.user.working')}
              onClick={() =>
                change.mutate(
                  { blocked: false },
                  { onSuccess: () => showSuccess(t('accounts.user.nowUnblocked')) },
                )
              }
            >
              {t('accounts.user.unblock')}
            </Button>
          ) : (
            !own && (
              <Button variant="outline" icon={<IconLock />} onClick={() => setAsking('block')}>
                {t('accounts.user.block')}
              </Button>
            )
          )}
        </Inline>
      </Section>
      <QuestionDialog
        {...dialog}
        open={asking === 'sign-out'}
        errorTitle={t('accounts.user.signOutFailed')}
        title={t('accounts.user.signOutTitle', { name })}
        confirmLabel={t('accounts.user.signOutConfirm')}
        onConfirm={async () => {
          await signOut.mutateAsync();
          showSuccess(t('accounts.user.signedOut'));
        }}
      >
        {t('accounts.user.signOutText')}
      </QuestionDialog>
      <QuestionDialog
        {...dialog}
        danger
        open={asking === 'block'}
        errorTitle={t('accounts.user.blockFailed')}
        title={t('accounts.user.blockTitle', { name })}
        confirmLabel={t('accounts.user.blockConfirm')}
        onConfirm={async () => {
          await change.mutateAsync({ blocked: true });
          showSuccess(t('accounts.user.nowBlocked'));
        }}
      >
        {t('accounts.user.blockText')}
      </QuestionDialog>
    </>
  );
}
