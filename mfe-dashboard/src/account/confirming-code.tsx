import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Inline, Stack } from '@ringtag/ui';
import { MailboxStep, type StartedChallenge } from '@ringtag/verification';
import { useState } from 'react';
import {
  asksForProof,
  type ConfirmationProof,
  type ConfirmationPurpose,
  useConfirmation,
} from './account.queries';

interface ConfirmingCodeProps {
  purpose: ConfirmationPurpose;
  submitLabel: string;
  /** What failed where the code could not be checked, or what it is for. */
  failedTitle: string;
  /** What the code is for. */
  onSubmit: (proof: ConfirmationProof) => void;
  pending: boolean;
  error: unknown;
  onBack: () => void;
}

/**
 * Asked of accounts without a password: a code from their own mailbox (ADR 17). It is mailed when its button
 * is pressed, not by looking.
 */
export function ConfirmingCode({ purpose, onSubmit, error, onBack, ...step }: ConfirmingCodeProps) {
  const { t } = useTranslation('account');
  const start = useConfirmation(purpose);
  const [resent, setResent] = useState<StartedChallenge>();
  const challenge = resent ?? start.data;
  if (!challenge) {
    return (
      <Stack gap={4}>
        <p>{t('proof.text')}</p>
        <FailureAlert title={t('proof.sendFailed')} error={start.error} />
        <Inline gap={2}>
          <Button variant="outline" onClick={onBack}>
            {t('cancel')}
          </Button>
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {t('proof.send')}
          </Button>
        </Inline>
      </Stack>
    );
  }
  const { challengeId } = challenge;
  return (
    <MailboxStep
      {...step}
      challenge={challenge}
      onResent={setResent}
      backLabel={t('cancel')}
      onChangeEmail={onBack}
      onSubmit={(code) => onSubmit({ challengeId, code })}
      // That a code is wanted is what this step is there for.
      error={asksForProof(error) ? null : error}
    />
  );
}
