import { isEmail } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { Button, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { NewPasswordField, useNewPasswordRules, type Started } from '@ringtag/verification';
import { EmailField } from '../account/email-field';
import { formError } from '../account/form-error';
import { useGuestPath } from '../account/use-guest-path';
import { useRegister } from './sign-up.queries';

export interface SignUpDraft {
  email: string;
  /** Empty when the new account will sign in with mailed codes. */
  password: string;
}

interface SignUpFormProps {
  draft: SignUpDraft;
  again: boolean;
  onStarted: (challenge: Started, draft: SignUpDraft) => void;
}

export function SignUpForm({ draft, again, onStarted }: SignUpFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const register = useRegister();
  const signInPath = useGuestPath('/sign-in');
  const rules = useNewPasswordRules();
  const emailInvalid = t('common:form.emailInvalid');
  const form = useForm({
    initial: draft,
    check: ({ email, password }) => ({
      email: !isEmail(email.trim()) && emailInvalid,
      password: password !== '' && rules.check({ password, repeat: password }).password,
    }),
    onSubmit: ({ email, password }) =>
      register.mutate(
        { email: email.trim(), ...(password && { password }) },
        { onSuccess: (challenge) => onStarted(challenge, { email, password }) },
      ),
    error: register.error,
    refusals: { email: emailInvalid, ...rules.refusals },
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <EmailField {...form.field('email')} error={form.errors.email} autoFocus={again} />
        <NewPasswordField
          {...form.field('password')}
          optional
          error={form.errors.password}
          about={[form.values.email]}
        />
        <FailureAlert title={t('signUp.proof.failed')} error={formError(form.failure)} />
        <Button type="submit" block loading={register.isPending} loadingLabel={t('common:sending')}>
          {t('signUp.submit')}
        </Button>
        <p>
          {t('signUp.haveAccount')} <Link to={signInPath}>{t('signIn.submit')}</Link>
        </p>
      </Stack>
    </form>
  );
}
