import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { MailboxStep, type StartedChallenge } from '@ringtag/verification';
import { formError } from '../account/form-error';
import { useSignInVerify } from './sign-in.queries';

interface SignInCodeProps {
  challenge: StartedChallenge;
  onResent: (challenge: StartedChallenge) => void;
  onChangeEmail: () => void;
  onSignedIn: (user: User) => void;
}

export function SignInCode({ challenge, onSignedIn, ...step }: SignInCodeProps) {
  const { t } = useTranslation('auth');
  const verify = useSignInVerify();
  const { challengeId } = challenge;
  return (
    <MailboxStep
      {...step}
      challenge={challenge}
      submitLabel={t('signIn.submit')}
      failedTitle={t('signIn.failed')}
      progress={verify.isPending ? t('verifying') : undefined}
      onSubmit={(code) => verify.mutate({ challengeId, code }, { onSuccess: onSignedIn })}
      pending={verify.isPending}
      error={formError(verify.error)}
    />
  );
}
