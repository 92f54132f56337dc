import { ApiError } from '@ringtag/api-client';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { Alert, Button, Inline, Section } from '@ringtag/ui';
import styles from './account.module.css';
import { useEmailVerify } from './account.queries';

/**
 * The page of the link that is mailed to a new address. Nothing happens until its button is pressed, because mail
 * scanners open links (LNK-2).
 */
export function EmailLink({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const { user } = useUser();
  const verify = useEmailVerify();
  const code = verify.error instanceof ApiError ? verify.error.code : undefined;
  const expired = code === 'link_expired';
  const refused = expired || code === 'invalid_link';
  const confirm = () =>
    verify.mutate(
      { token },
      {
        onSuccess: () => {
          showSuccess(t('account.email.done'));
          onDone();
        },
      },
    );
  return (
    <div className={styles.narrow}>
      <Section
        title={t('account.email.linkTitle')}
        text={t('account.email.linkText', { email: user?.email })}
      >
        {refused ? (
          <Alert tone="danger">
            {t(expired ? 'account.email.linkExpired' : 'account.email.linkRefused')}
          </Alert>
        ) : (
          <FailureAlert title={t('account.email.failed')} error={verify.error} />
        )}
        <Inline gap={2}>
          <Button variant="outline" disabled={verify.isPending} onClick={onDone}>
            {refused ? t('account.email.toAccount') : t('account.cancel')}
          </Button>
          {!refused && (
            <Button loading={verify.isPending} onClick={confirm}>
              {t('account.email.confirm')}
            </Button>
          )}
        </Inline>
      </Section>
    </div>
  );
}
