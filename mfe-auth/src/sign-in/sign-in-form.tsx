import { isEmail } from '@ringtag/contracts';
import { FailureAlert, focusFirstError } from '@ringtag/forms';
import { PasswordField, type StartedChallenge } from '@ringtag/verification';
import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { Button, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import { useState, type FormEvent } from 'react';
import { EmailField } from '../account/email-field';
import { formError } from '../account/form-error';
import { useSignIn } from './sign-in.mutation';

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** A mailed code instead of the password. */
  byCode: boolean;
  onByCode: (byCode: boolean) => void;
  onSignedIn: (user: User) => void;
  onCodeSent: (challenge: StartedChallenge) => void;
}

/** E-mail with a password, or the e-mail alone to have a code sent. */
export function SignInForm({ email, onEmail, byCode, onByCode, onSignedIn, onCodeSent }: SignInFormProps) {
  const { t } = useTranslation(['auth', 'common', 'forms']);
  const signIn = useSignIn();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ email?: true; password?: true }>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = {
      ...(!isEmail(email.trim()) && { email: true as const }),
      ...(!byCode && password === '' && { password: true as const }),
    };
    setErrors(found);
    if (focusFirstError(event.currentTarget, found)) return;
    signIn.mutate(
      { email: email.trim(), ...(!byCode && { password }) },
      {
        onSuccess: (answer) => ('user' in answer ? onSignedIn(answer.user) : onCodeSent(answer.challenge)),
      },
    );
  }
  function switchWay() {
    onByCode(!byCode);
    setErrors({});
    signIn.reset();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <EmailField
          value={email}
          onChange={(typed) => {
            onEmail(typed);
            setErrors({});
          }}
          invalid={errors.email === true}
        />
        {byCode ? (
          <p>{t('signIn.codeHint')}</p>
        ) : (
          <PasswordField
            label={t('forms:password.label')}
            autoComplete="current-password"
            error={errors.password && t('forms:password.missing')}
            aside={<Link to="/forgot-password">{t('signIn.forgot')}</Link>}
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              setErrors({});
            }}
          />
        )}
        <FailureAlert title={t(byCode ? 'sendFailed' : 'signIn.failed')} error={formError(signIn.error)} />
        <Stack gap={2}>
          <Button type="submit" block loading={signIn.isPending} loadingLabel={t('common:sending')}>
            {byCode ? t('signIn.sendCode') : t('signIn.submit')}
          </Button>
          <Button variant="outline" block onClick={switchWay}>
            {byCode ? t('signIn.byPassword') : t('signIn.byCode')}
          </Button>
        </Stack>
        <p>
          {t('signIn.noAccount')} <Link to="/sign-up">{t('signIn.toSignUp')}</Link>
        </p>
      </Stack>
    </form>
  );
}
