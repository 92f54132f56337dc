import { useTranslation } from '@ringtag/i18n';
import { useState } from 'react';
import { MailboxProof } from '../account/mailbox-proof';
import { SignedInNote } from '../account/signed-in-note';
import { useFinishSignIn } from '../account/use-finish-sign-in';
import { SignUpForm, type SignUpDraft } from './sign-up-form';
import { useRegisterVerify } from './sign-up.queries';

/** Creates an account: asks for an e-mail address and an optional password, then has the mailbox proven. */
export default function SignUpPage() {
  const { t } = useTranslation('auth');
  const [draft, setDraft] = useState<SignUpDraft>({ email: '', password: '' });
  const verify = useRegisterVerify();
  const { done, finish } = useFinishSignIn();

  if (done) return <SignedInNote />;
  return (
    <MailboxProof
      texts={t('signUp.proof', { returnObjects: true })}
      verify={verify}
      // Somebody who has just chosen a password will use it for the next sign-in.
      onVerified={(user) => finish(user, user.hasPassword ? 'password' : 'code')}
    >
      {(onStarted, again) => (
        <SignUpForm
          draft={draft}
          again={again}
          onStarted={(started, typed) => {
            setDraft(typed);
            onStarted(started);
          }}
        />
      )}
    </MailboxProof>
  );
}
