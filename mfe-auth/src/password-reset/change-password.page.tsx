import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { NewPasswordFields, ProgressText, useLinkToken, useNewPasswordRules } from '@ringtag/verification';
import { isRefusedLink, LinkFailure } from '../account/link-failure';
import { usePasswordResetVerify } from './password-reset.queries';
import { useFinishReset } from './use-finish-reset';

const RESET_PATH = '/forgot-password';

/** The page that the link in a password mail opens. */
export default function ChangePasswordPage() {
  const token = useLinkToken();
  return token ? <NewPassword token={token} /> : <TokenRequired />;
}

/**
 * Shown when the address has no token ("token required", specification 5): the page was opened without the link, or
 * reloaded, which drops the token.
 */
function TokenRequired() {
  const { t } = useTranslation('auth');
  return (
    <Stack gap={4}>
      <h1>{t('reset.title')}</h1>
      <Alert tone="warning">{t('reset.noToken')}</Alert>
      <AskAgain />
      <p>
        <Link to="/sign-in">{t('reset.back')}</Link>
      </p>
    </Stack>
  );
}

function AskAgain() {
  const { t } = useTranslation('auth');
  return (
    <ButtonLink as={Link} to={RESET_PATH} block>
      {t('link.again')}
    </ButtonLink>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const verify = usePasswordResetVerify();
  const { done, finish } = useFinishReset();
  const form = useForm({
    initial: { password: '', repeat: '' },
    ...useNewPasswordRules(),
    onSubmit: ({ password }) => verify.mutate({ token, password }, { onSuccess: finish }),
    error: verify.error,
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <h1>{t('reset.title')}</h1>
        <LinkFailure title={t('reset.failed')} error={form.failure} />
        {isRefusedLink(verify.error) ? (
          <AskAgain />
        ) : (
          <>
            <NewPasswordFields form={form} />
            <Stack gap={2}>
              <Button type="submit" block loading={verify.isPending || done}>
                {t('reset.submit')}
              </Button>
              <ProgressText>{verify.isPending ? t('verifying') : done && t('reset.changed')}</ProgressText>
            </Stack>
          </>
        )}
      </Stack>
    </form>
  );
}
