import { focusFirstError, NewPasswordFields, useLinkToken, useNewPassword } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink, Stack } from '@ringtag/ui';
import { Link, useNavigate } from '@ringtag/vendor-router';
import type { FormEvent } from 'react';
import { isRefusedLink, LinkFailure } from '../account/link-failure';
import { PASSWORD_CHANGED_PATH } from './password-changed-path';
import { usePasswordResetVerify } from './password-reset-verify.mutation';

const RESET_PATH = '/forgot-password';

/** The landing of the link in a password mail. */
export default function ChangePasswordPage() {
  const token = useLinkToken();
  return token ? <NewPassword token={token} /> : <TokenRequired />;
}

/** "token required" (specification 5): somebody came without the link, or reloaded the page that it had opened. */
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
      {t('reset.again')}
    </ButtonLink>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const verify = usePasswordResetVerify();
  const fields = useNewPassword();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (focusFirstError(event.currentTarget, fields.check())) return;
    const { password } = fields;
    verify.mutate({ token, password }, { onSuccess: () => void navigate(PASSWORD_CHANGED_PATH) });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <h1>{t('reset.title')}</h1>
        <LinkFailure title={t('reset.failed')} error={verify.error} />
        {isRefusedLink(verify.error) ? (
          <AskAgain />
        ) : (
          <>
            <NewPasswordFields fields={fields} />
            <Button type="submit" block loading={verify.isPending} loadingLabel={t('verifying')}>
              {t('reset.submit')}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}
