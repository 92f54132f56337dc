import { useResend } from './challenge.queries';
import { CodeStep, type CodeStepProps, type RenewedChallenge } from './code-step';

/** Specification 9: wait after a refused code. */
const PAUSE_MS = 2000;

type Given = 'onResend' | 'resending' | 'resendError' | 'pauseAfterError';

interface MailboxStepProps extends Omit<CodeStepProps, Given> {
  onResent: (renewed: RenewedChallenge) => void;
}

/** The code step of a proof whose code can be sent again by its challenge alone. */
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
            // Whoever sends a code again is answered a masked address; here it was typed.
            onResent({ ...renewed, email });
          },
        })
      }
    />
  );
}
