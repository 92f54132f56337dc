import type { StartedChallenge } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useNavigate } from '@ringtag/vendor-router';
import { useState } from 'react';
import { MailboxStep } from '../account/mailbox-step';
import { isTooShort, NewPasswordField } from '../account/new-password-field';
import { PASSWORD_CHANGED_PATH } from './password-changed-path';
import { usePasswordResetVerify } from './password-reset-verify.mutation';

interface ResetCodeProps {
  challenge: StartedChallenge;
  onResent: (challenge: StartedChallenge) => void;
  onChangeEmail: () => void;
}

export function ResetCode({ challenge, ...step }: ResetCodeProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const verify = usePasswordResetVerify();
  const [password, setPassword] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const { challengeId } = challenge;

  function checkPassword(): boolean {
    setTooShort(isTooShort(password));
    return !isTooShort(password);
  }

  return (
    <MailboxStep
      {...step}
      challenge={challenge}
      submitLabel={t('reset.submit')}
      progress={verify.isPending ? t('verifying') : undefined}
      onSubmit={checkPassword}
      verify={{
        ...verify,
        mutate: (code, { onError } = {}) =>
          verify.mutate(
            { challengeId, code, password },
            { onSuccess: () => void navigate(PASSWORD_CHANGED_PATH), onError },
          ),
      }}
    >
      <NewPasswordField
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setTooShort(false);
        }}
        tooShort={tooShort}
      />
    </MailboxStep>
  );
}
