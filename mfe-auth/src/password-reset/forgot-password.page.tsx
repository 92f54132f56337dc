import { isEmail } from '@ringtag/contracts';
import { FailureAlert, focusFirstError } from '@ringtag/forms';
import { type StartedChallenge } from '@ringtag/verification';
import { useTranslation } from '@ringtag/i18n';
import { lastSignIn } from '@ringtag/display/last-sign-in';
import { Button, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import { useState, type FormEvent } from 'react';
import { EmailField } from '../account/email-field';
import { formError } from '../account/form-error';
import { usePasswordReset } from './password-reset.mutation';
import { ResetCode } from './reset-code';

/** E-mail first, then the mailed code together with the new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'common']);
  const reset = usePasswordReset();
  const [email, setEmail] = useState(lastSignIn.email);
  const [invalid, setInvalid] = useState(false);
  const [challenge, setChallenge] = useState<StartedChallenge>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = isEmail(email.trim()) ? {} : { email: true };
    setInvalid('email' in found);
    if (focusFirstError(event.currentTarget, found)) return;
    reset.mutate(email.trim(), { onSuccess: setChallenge });
  }

  return (
    <Stack gap={4}>
      <h1>{t('reset.title')}</h1>
      {challenge ? (
        <ResetCode
          challenge={challenge}
          onResent={setChallenge}
          onChangeEmail={() => setChallenge(undefined)}
        />
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            <p>{t('reset.text')}</p>
            <EmailField
              value={email}
              onChange={(typed) => {
                setEmail(typed);
                setInvalid(false);
              }}
              invalid={invalid}
            />
            <FailureAlert title={t('sendFailed')} error={formError(reset.error)} />
            <Button type="submit" block loading={reset.isPending} loadingLabel={t('common:sending')}>
              {t('signIn.sendCode')}
            </Button>
            <p>
              <Link to="/sign-in">{t('reset.back')}</Link>
            </p>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
