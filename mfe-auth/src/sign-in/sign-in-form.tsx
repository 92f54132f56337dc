import { isEmail } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { Button, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { PasswordField, SharedComputer, type Started } from '@ringtag/verification';
import { EmailField } from '../account/email-field';
import { formError } from '../account/form-error';
import { useGuestPath } from '../account/use-guest-path';
import { useSignIn } from './sign-in.queries';

interface SignInFormProps {
  email: string;
  again: boolean;
  /** True to sign in with a mailed code instead of the password. */
  byCode: boolean;
  onByCode: (byCode: boolean) => void;
  onSignedIn: (user: User) => void;
  onCodeSent: (challenge: Started, email: string) => void;
}

/** Asks for e-mail address and password, or for the address alone, to which a code is then sent. */
export function SignInForm({ email, again, byCode, onByCode, onSignedIn, onCodeSent }: SignInFormProps) {
  const { t } = useTranslation(['auth', 'common', 'verification']);
  const signUpPath = useGuestPath('/sign-up');
  const signIn = useSignIn();
  const emailInvalid = t('common:form.emailInvalid');
  const form = useForm({
    initial: { email, password: '' },
    check: (typed) => ({
      email: !isEmail(typed.email.trim()) && emailInvalid,
      password: !byCode && typed.password === '' && t('verification:password.missing'),
    }),
    onSubmit: (typed) =>
      signIn.mutate(
        { email: typed.email.trim(), ...(!byCode && { password: typed.password }) },
        {
          onSuccess: (answer) =>
            'user' in answer ? onSignedIn(answer.user) : onCodeSent(answer.challenge, typed.email),
        },
      ),
    error: signIn.error,
    refusals: { email: emailInvalid, password: t('verification:password.missing') },
  });

  function switchWay() {
    onByCode(!byCode);
    form.clearErrors();
    signIn.reset();
  }

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <EmailField {...form.field('email')} error={form.errors.email} autoFocus={again} />
        {byCode ? (
          <p>{t('signIn.codeHint')}</p>
        ) : (
          <PasswordField
            label={t('verification:password.label')}
            autoComplete="current-password"
            {...form.field('password')}
            error={form.errors.password}
            aside={<Link to="/forgot-password">{t('signIn.forgot')}</Link>}
          />
        )}
        <SharedComputer disabled={signIn.isPending} />
        <FailureAlert
          title={t(byCode ? 'sendFailed' : 'signIn.proof.failed')}
          error={formError(form.failure)}
        />
        <Stack gap={2}>
          <Button type="submit" block loading={signIn.isPending} loadingLabel={t('common:sending')}>
            {byCode ? t('signIn.sendCode') : t('signIn.submit')}
          </Button>
          <Button variant="outline" block onClick={switchWay}>
            {byCode ? t('signIn.byPassword') : t('signIn.byCode')}
          </Button>
        </Stack>
        <p>
          {t('signIn.noAccount')} <Link to={signUpPath}>{t('signIn.toSignUp')}</Link>
        </p>
      </Stack>
    </form>
  );
}
