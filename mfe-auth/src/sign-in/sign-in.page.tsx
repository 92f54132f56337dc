import { lastSignIn } from '@ringtag/display/last-sign-in';
import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { Stack } from '@ringtag/ui';
import { useSearchParams } from '@ringtag/vendor-router';
import { useLinkToken, type StartedChallenge } from '@ringtag/verification';
import { useState } from 'react';
import { LinkConfirmation } from '../account/link-confirmation';
import { SignedInNote } from '../account/signed-in-note';
import { useFinishSignIn } from '../account/use-finish-sign-in';
import { SignInCode } from './sign-in-code';
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
  const { done, finish } = useFinishSignIn();

  if (done) return <SignedInNote />;
  if (token && !otherWay) {
    return (
      <SignInLink
        token={token}
        onSignedIn={(user) => finish(user)}
        onOtherWay={(again) => {
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
        <SignInCode
          challenge={challenge}
          onResent={setChallenge}
          onChangeEmail={() => setChallenge(undefined)}
          onSignedIn={(user) => finish(user)}
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

interface SignInLinkProps {
  token: string;
  onSignedIn: (user: User) => void;
  onOtherWay: (again: boolean) => void;
}

function SignInLink({ token, onSignedIn, onOtherWay }: SignInLinkProps) {
  const { t } = useTranslation(['auth', 'common']);
  const verify = useSignInVerify();
  return (
    <LinkConfirmation
      title={t('signIn.title')}
      text={t('signIn.linkText')}
      failedTitle={t('signIn.failed')}
      label={t('signIn.submit')}
      onSubmit={() => verify.mutate({ token }, { onSuccess: onSignedIn })}
      pending={verify.isPending}
      error={verify.error}
      onOtherWay={onOtherWay}
    />
  );
}
