import { lastSignIn, type SignInWay } from '@ringtag/display/last-sign-in';
import { useTranslation } from '@ringtag/i18n';
import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { useState } from 'react';
import { MailboxProof } from '../account/mailbox-proof';
import { SignedInNote } from '../account/signed-in-note';
import { useFinishSignIn } from '../account/use-finish-sign-in';
import { SignInForm } from './sign-in-form';
import { SignInNotice } from './sign-in-notice';
import { useSignInVerify } from './sign-in.queries';

/** Signs in with a password, with a mailed code, or with the link of the mail. */
export default function SignInPage() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const passwordChanged = query.get('passwordChanged') === '1';
  // Kept here and not in the form, so that "Change email" shows the typed address again, with the way that was chosen.
  const [email, setEmail] = useState(lastSignIn.email);
  const [known] = useState(email !== '');
  const [first, setFirst] = useState<SignInWay>(() => (passwordChanged ? 'password' : lastSignIn.way()));
  const verify = useSignInVerify();
  const { done, finish } = useFinishSignIn();

  if (done) return <SignedInNote />;
  return (
    <MailboxProof
      texts={{ ...t('signIn.proof', { returnObjects: true }), submit: t('signIn.submit') }}
      verify={verify}
      onVerified={(user) => finish(user)}
      // A new link is sent only together with a mailed code.
      onAgain={() => setFirst('code')}
    >
      {(onStarted, again) => (
        <>
          <SignInNotice passwordChanged={passwordChanged} />
          <SignInForm
            email={email}
            known={known}
            again={again}
            first={first}
            onSignedIn={(user) => finish(user, 'password')}
            onCodeSent={(sent, typed) => {
              setEmail(typed);
              setFirst('code');
              onStarted(sent);
            }}
          />
        </>
      )}
    </MailboxProof>
  );
}
