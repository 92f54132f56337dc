import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { Stack } from '@ringtag/ui';
import { MailboxStep, type StartedChallenge, useLinkToken } from '@ringtag/verification';
import { useState } from 'react';
import { formError } from '../account/form-error';
import { LinkConfirmation } from '../account/link-confirmation';
import { SignedInNote } from '../account/signed-in-note';
import { useFinishSignIn } from '../account/use-finish-sign-in';
import { SignUpForm, type SignUpDraft } from './sign-up-form';
import { useRegisterVerify } from './sign-up.queries';

/** Creates an account: asks for an e-mail address and an optional password, then has the mailbox proven. */
export default function SignUpPage() {
  const { t } = useTranslation(['auth', 'verification']);
  const token = useLinkToken();
  const [otherWay, setOtherWay] = useState(false);
  const [draft, setDraft] = useState<SignUpDraft>({ email: '', password: '' });
  const [challenge, setChallenge] = useState<StartedChallenge>();
  const verify = useRegisterVerify();
  const { done, finish } = useFinishSignIn();
  // Somebody who has just chosen a password will use it for the next sign-in.
  const onVerified = (user: User) => finish(user, user.hasPassword ? 'password' : 'code');

  if (done) return <SignedInNote />;
  if (token && !otherWay) {
    return (
      <LinkConfirmation
        title={t('signUp.linkTitle')}
        text={t('signUp.linkText')}
        label={t('signUp.confirm')}
        failedTitle={t('signUp.failed')}
        onSubmit={() => verify.mutate({ token }, { onSuccess: onVerified })}
        pending={verify.isPending}
        error={verify.error}
        onOtherWay={() => {
          verify.reset();
          setOtherWay(true);
        }}
      />
    );
  }
  return (
    <Stack gap={4}>
      <h1>{challenge ? t('verification:title') : t('signUp.title')}</h1>
      {challenge ? (
        <MailboxStep
          challenge={challenge}
          signsIn
          onResent={setChallenge}
          onChangeEmail={() => {
            verify.reset();
            setChallenge(undefined);
          }}
          submitLabel={t('signUp.confirm')}
          failedTitle={t('signUp.failed')}
          progress={verify.isPending ? t('verifying') : undefined}
          onSubmit={(code) =>
            verify.mutate({ challengeId: challenge.challengeId, code }, { onSuccess: onVerified })
          }
          pending={verify.isPending}
          error={formError(verify.error)}
        />
      ) : (
        <SignUpForm
          draft={draft}
          onStarted={(started, typed) => {
            setDraft(typed);
            setChallenge(started);
          }}
        />
      )}
    </Stack>
  );
}
