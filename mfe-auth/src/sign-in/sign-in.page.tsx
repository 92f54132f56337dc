import { lastSignIn } from '@ringtag/display/last-sign-in';
import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { Stack } from '@ringtag/ui';
import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { MailboxStep, useLinkToken, type StartedChallenge } from '@ringtag/verification';
import { useState } from 'react';
import { formError } from '../account/form-error';
import { LinkConfirmation } from '../account/link-confirmation';
import { SignedInNote } from '../account/signed-in-note';
import { useFinishSignIn } from '../account/use-finish-sign-in';
import { SignInForm } from './sign-in-form';
import { SignInNotice } from './sign-in-notice';
import { useSignInVerify } from './sign-in.queries';

/** Signs in with a password, with a mailed code, or with the link of the mail. */
export default function SignInPage() {
  const { t } = useTranslation(['auth', 'verification']);
  const [query] = useSearchParams();
  const token = useLinkToken();
  const [otherWay, setOtherWay] = useState(false);
  const passwordChanged = query.get('passwordChanged') === '1';
  // Kept here and not in the form, so that "Change e-mail" shows the typed address and the chosen way again.
  const [email, setEmail] = useState(lastSignIn.email);
  const [byCode, setByCode] = useState(() => !passwordChanged && lastSignIn.byCode());
  const [challenge, setChallenge] = useState<StartedChallenge>();
  const verify = useSignInVerify();
  const { done, finish } = useFinishSignIn();
  const onVerified = (user: User) => finish(user);

  if (done) return <SignedInNote />;
  if (token && !otherWay) {
    return (
      <LinkConfirmation
        title={t('signIn.title')}
        text={t('signIn.linkText')}
        label={t('signIn.submit')}
        failedTitle={t('signIn.failed')}
        onSubmit={() => verify.mutate({ token }, { onSuccess: onVerified })}
        pending={verify.isPending}
        error={verify.error}
        onOtherWay={(again) => {
          verify.reset();
          // A new link is sent only together with a mailed code.
          if (again) setByCode(true);
          setOtherWay(true);
        }}
      />
    );
  }
  return (
    <Stack gap={4}>
      <h1>{challenge ? t('verification:title') : t('signIn.title')}</h1>
      {challenge ? (
        <MailboxStep
          challenge={challenge}
          signsIn
          onResent={setChallenge}
          onChangeEmail={() => {
            verify.reset();
            setChallenge(undefined);
          }}
          submitLabel={t('signIn.submit')}
          failedTitle={t('signIn.failed')}
          progress={verify.isPending ? t('verifying') : undefined}
          onSubmit={(code) =>
            verify.mutate({ challengeId: challenge.challengeId, code }, { onSuccess: onVerified })
          }
          pending={verify.isPending}
          error={formError(verify.error)}
        />
      ) : (
        <>
          <SignInNotice passwordChanged={passwordChanged} />
          <SignInForm
            email={email}
            byCode={byCode}
            onByCode={setByCode}
            onSignedIn={(user) => finish(user, 'password')}
            onCodeSent={(sent, typed) => {
              setEmail(typed);
              setChallenge(sent);
            }}
          />
        </>
      )}
    </Stack>
  );
}
