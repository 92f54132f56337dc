import { isEmail } from '@ringtag/contracts';
import { lastSignIn } from '@ringtag/display/last-sign-in';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { Button, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import type { Started } from '@ringtag/verification';
import { useState } from 'react';
import { CodePage } from '../account/code-page';
import { EmailField } from '../account/email-field';
import { formError } from '../account/form-error';
import { usePasswordReset } from './password-reset.queries';
import { ResetCode } from './reset-code';

/** Asks for the e-mail address first, then for the mailed code together with the new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  // Kept here and not in the form, so that "Change e-mail" shows the typed address again.
  const [email, setEmail] = useState(lastSignIn.email);
  return (
    <CodePage
      title={t('reset.title')}
      form={(begin, again) => (
        <ResetForm
          email={email}
          again={again}
          onStarted={(started, typed) => {
            setEmail(typed);
            begin(started);
          }}
        />
      )}
      step={(entry) => <ResetCode {...entry} />}
    />
  );
}

interface ResetFormProps {
  email: string;
  again: boolean;
  onStarted: (started: Started, email: string) => void;
}

function ResetForm({ email, again, onStarted }: ResetFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const reset = usePasswordReset();
  const emailInvalid = t('common:form.emailInvalid');
  const form = useForm({
    initial: { email },
    check: (typed) => ({ email: !isEmail(typed.email.trim()) && emailInvalid }),
    onSubmit: (typed) =>
      reset.mutate(typed.email.trim(), { onSuccess: (started) => onStarted(started, typed.email) }),
    error: reset.error,
    refusals: { email: emailInvalid },
  });
  return (
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
  );
}
