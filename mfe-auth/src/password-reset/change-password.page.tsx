import { ApiError } from '@ringtag/api-client';
import { focusFirstError, useFailureText, useLinkToken } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink, Stack } from '@ringtag/ui';
import { Link, Navigate, useNavigate } from '@ringtag/vendor-router';
import { useState, type FormEvent } from 'react';
import { isTooShort, NewPasswordField } from '../account/new-password-field';
import { PASSWORD_CHANGED_PATH } from './password-changed-path';
import { usePasswordResetVerify } from './password-reset-verify.mutation';

const RESET_PATH = '/forgot-password';

/** The landing of the link in a password mail. */
export default function ChangePasswordPage() {
  const token = useLinkToken();
  return token ? <NewPassword token={token} /> : <Navigate to={RESET_PATH} replace />;
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const verify = usePasswordResetVerify();
  const [password, setPassword] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const { error } = verify;
  const refused = error instanceof ApiError && error.code === 'invalid_link';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTooShort(isTooShort(password));
    if (focusFirstError(event.currentTarget, isTooShort(password) ? { password } : {})) return;
    verify.mutate({ token, password }, { onSuccess: () => void navigate(PASSWORD_CHANGED_PATH) });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <h1>{t('reset.title')}</h1>
        {error && <Alert tone="danger">{refused ? t('link.invalid') : failureText(error)}</Alert>}
        {refused ? (
          <ButtonLink as={Link} to={RESET_PATH} block>
            {t('reset.again')}
          </ButtonLink>
        ) : (
          <>
            <NewPasswordField
              value={password}
              onChange={(typed) => {
                setPassword(typed);
                setTooShort(false);
              }}
              tooShort={tooShort}
            />
            <Button type="submit" block loading={verify.isPending} loadingLabel={t('verifying')}>
              {t('reset.submit')}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}
