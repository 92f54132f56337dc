import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Inline, Stack } from '@ringtag/ui';
import { useState } from 'react';
import type { StartedChallenge } from '../code-step';
import { MailboxStep } from '../mailbox-step';
import {
  asksForCode,
  type ConfirmationProof,
  type ConfirmationPurpose,
  useConfirmation,
} from './proof.queries';

interface ConfirmingCodeProps {
  purpose: ConfirmationPurpose;
  submitLabel: string;
  /** The title of the error when the code could not be checked or the action failed. */
  failedTitle: string;
  /** Called with the mailed code. Runs the action that the code allows. */
  onSubmit: (proof: ConfirmationProof) => void;
  /** The action. */
  call: { isPending: boolean; error: unknown };
  onBack: () => void;
}

/**
 * Asks accounts without a password for a code from their mailbox (ADR 17). The code is mailed only when the button is
 * pressed, not when the step is shown.
 */
export function ConfirmingCode({ purpose, onSubmit, call, onBack, ...step }: ConfirmingCodeProps) {
  const { t } = useTranslation(['proof', 'common']);
  const start = useConfirmation(purpose);
  const [resent, setResent] = useState<StartedChallenge>();
  const challenge = resent ?? start.data;
  if (!challenge) {
    return (
      <Stack gap={4}>
        <p>{t('text')}</p>
        <FailureAlert title={t('sendFailed')} error={start.error} />
        <Inline gap={2}>
          <Button variant="outline" onClick={onBack}>
            {t('common:cancel')}
          </Button>
          {/* The form that led here took the focus with it. */}
          <Button autoFocus loading={start.isPending} onClick={() => start.mutate()}>
            {t('send')}
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
      backLabel={t('common:cancel')}
      onChangeEmail={onBack}
      onSubmit={(code) => onSubmit({ challengeId, code })}
      pending={call.isPending}
      // `proof_required` is not shown as an error: asking for the code is what this step does.
      error={asksForCode(call.error) ? null : call.error}
    />
  );
}
