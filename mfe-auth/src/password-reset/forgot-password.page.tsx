import { isEmail } from '@ringtag/contracts';
import { lastSignIn } from '@ringtag/display/last-sign-in';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { Button, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { type StartedChallenge } from '@ringtag/verification';
import { useState } from 'react';
import { EmailField } from '../account/email-field';
import { formError } from '../account/form-error';
import { usePasswordReset } from './password-reset.queries';
import { ResetCode } from './reset-code';

/** Asks for the e-mail address first, then for the mailed code together with the new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'common']);
  const reset = usePasswordReset();
  const [challenge, setChallenge] = useState<StartedChallenge>();
  const [again, setAgain] = useState(false);

  const emailInvalid = t('common:form.emailInvalid');
  const form = useForm({
    initial: { email: lastSignIn.email() },
    check: ({ email }) => ({ email: !isEmail(email.trim()) && emailInvalid }),
    onSubmit: ({ email }) => reset.mutate(email.trim(), { onSuccess: setChallenge }),
    error: reset.error,
    refusals: { email: emailInvalid },
  });

  return (
    <Stack gap={4}>
      <h1>{t('reset.title')}</h1>
      {challenge ? (
        <ResetCode
          challenge={challenge}
          onResent={setChallenge}
          onChangeEmail={() => {
            setAgain(true);
            setChallenge(undefined);
          }}
        />
      ) : (
        <form onSubmit={form.submit} noValidate>
          <Stack gap={4}>
            <p>{t('reset.text')}</p>
            <EmailField {...form.field('email')} error={form.errors.email} autoFocus={again} />
            <FailureAlert title={t('sendFailed')} error={formError(form.failure)} />
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
