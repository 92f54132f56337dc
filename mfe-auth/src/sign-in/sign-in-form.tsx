import { isEmail } from '@ringtag/contracts';
import type { SignInWay } from '@ringtag/display/last-sign-in';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { Button, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { SharedComputer, type Started } from '@ringtag/verification';
import { useState } from 'react';
import { EmailField } from '../account/email-field';
import { formError } from '../account/form-error';
import { useGuestPath } from '../account/use-guest-path';
import { SignInWays } from './sign-in-ways';
import { useSignIn } from './sign-in.queries';
import { useWaysStep } from './use-ways-step';

interface SignInFormProps {
  email: string;
  /** Whether this browser knew the address: then the ways are offered at once. */
  known: boolean;
  again: boolean;
  /** The way that is offered first. */
  first: SignInWay;
  onSignedIn: (user: User) => void;
  onCodeSent: (challenge: Started, email: string) => void;
}

/**
 * Asks for the email address, then offers a mailed code and the password. Nothing is asked of the server in between:
 * the form says the same of every address.
 */
export function SignInForm({ email, known, again, first, onSignedIn, onCodeSent }: SignInFormProps) {
  const { t } = useTranslation(['auth', 'common', 'verification']);
  const ways = useWaysStep();
  const offersWays = known || ways.email !== undefined;
  const [opensWithWays] = useState(offersWays);
  /** What was pressed last is what waits, and what failed. */
  const [way, setWay] = useState<SignInWay>('password');
  const signUpPath = useGuestPath('/sign-up');
  const signIn = useSignIn();
  const emailInvalid = t('common:form.emailInvalid');
  const passwordMissing = t('verification:password.missing');
  const form = useForm({
    initial: { email: email || (ways.email ?? ''), password: '' },
    check: (typed) => ({
      email: !isEmail(typed.email.trim()) && emailInvalid,
      password: offersWays && typed.password === '' && passwordMissing,
    }),
    onSubmit: (typed) => (offersWays ? send('password', typed) : ways.open(typed.email)),
    error: signIn.error,
    refusals: { email: emailInvalid, password: passwordMissing },
  });

  function send(chosen: SignInWay, { email: typed, ...password }: { email: string; password?: string }) {
    setWay(chosen);
    signIn.mutate(
      { email: typed.trim(), ...password },
      {
        onSuccess: (answer) =>
          'user' in answer ? onSignedIn(answer.user) : onCodeSent(answer.challenge, typed),
      },
    );
  }

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <EmailField {...form.field('email')} error={form.errors.email} autoFocus={again} />
        {offersWays ? (
          <>
            <SignInWays
              first={first}
              pending={signIn.isPending ? way : undefined}
              takesFocus={!opensWithWays}
              password={{ ...form.field('password'), error: form.errors.password }}
              onCode={() => form.check('email') && send('code', { email: form.values.email })}
            />
            <FailureAlert
              title={t(way === 'code' ? 'sendFailed' : 'signIn.proof.failed')}
              error={formError(form.failure)}
            />
          </>
        ) : (
          <Button type="submit" block>
            {t('signIn.continue')}
          </Button>
        )}
        <SharedComputer disabled={signIn.isPending} />
        <p>
          {t('signIn.noAccount')} <Link to={signUpPath}>{t('signIn.toSignUp')}</Link>
        </p>
      </Stack>
    </form>
  );
}
