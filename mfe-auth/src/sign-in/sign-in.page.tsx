import { useLinkToken, type StartedChallenge } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { lastEmail, type User } from '@ringtag/session';
import { Alert, Stack } from '@ringtag/ui';
import { useSearchParams } from '@ringtag/vendor-router';
import { useState } from 'react';
import { LinkConfirmation } from '../account/link-confirmation';
import { SignedInNote } from '../account/signed-in-note';
import { useFinishSignIn } from '../account/use-finish-sign-in';
import { SignInCode } from './sign-in-code';
import { SignInForm } from './sign-in-form';
import { useSignInVerify } from './sign-in-verify.mutation';

/** Password, mailed code, or the link from the mail. */
export default function SignInPage() {
  const { t } = useTranslation(['auth', 'common']);
  const [query] = useSearchParams();
  const token = useLinkToken();
  const [otherWay, setOtherWay] = useState(false);
  const [email, setEmail] = useState(lastEmail.read);
  // Kept here, so that "Change e-mail" leads back to the way that was taken.
  const [byCode, setByCode] = useState(false);
  const [challenge, setChallenge] = useState<StartedChallenge>();
  const { done, finish } = useFinishSignIn();

  if (done) return <SignedInNote />;
  if (token && !otherWay) {
    return <SignInLink token={token} onSignedIn={finish} onOtherWay={() => setOtherWay(true)} />;
  }
  return (
    <Stack gap={4}>
      <h1>{challenge ? t('common:verification.title') : t('signIn.title')}</h1>
      {challenge ? (
        <SignInCode
          challenge={challenge}
          onResent={setChallenge}
          onChangeEmail={() => setChallenge(undefined)}
          onSignedIn={finish}
        />
      ) : (
        <>
          {query.get('passwordChanged') === '1' && (
            <Alert tone="success">{t('signIn.passwordChanged')}</Alert>
          )}
          <SignInForm
            email={email}
            onEmail={setEmail}
            byCode={byCode}
            onByCode={setByCode}
            onSignedIn={finish}
            onCodeSent={setChallenge}
          />
        </>
      )}
    </Stack>
  );
}

interface SignInLinkProps {
  token: string;
  onSignedIn: (user: User) => void;
  onOtherWay: () => void;
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
      token={token}
      confirm={{ ...verify, mutate: () => verify.mutate({ token }, { onSuccess: onSignedIn }) }}
      onOtherWay={onOtherWay}
    />
  );
}
