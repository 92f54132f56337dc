import { useResend } from './challenge.queries';
import { CodeStep, type CodeStepProps, type RenewedChallenge } from './code-step';

/** The wait after a refused code (specification 9). */
const PAUSE_MS = 2000;

type Given = 'onResend' | 'resending' | 'resendError' | 'pauseAfterError';

interface MailboxStepProps extends Omit<CodeStepProps, Given> {
  onResent: (renewed: RenewedChallenge) => void;
}

/** The code step for proofs that need nothing but the challenge to send the code again. */
export function MailboxStep({ onResent, ...step }: MailboxStepProps) {
  const { challengeId, email } = step.challenge;
  const resend = useResend(challengeId);
  return (
    <CodeStep
      {...step}
      pauseAfterError={PAUSE_MS}
      resending={resend.isPending}
      resendError={resend.error}
      onResend={(onSent) =>
        resend.mutate(undefined, {
          onSuccess: (renewed) => {
            onSent();
            // The answer has a masked address. The person typed the address here, so it is shown in full.
            onResent({ ...renewed, email });
          },
        })
      }
    />
  );
}
