import { useResend } from './challenge.queries';
import { CodeStep, type CodeStepProps } from './code-step';

/** The wait after a refused code (specification 9). */
const PAUSE_MS = 2000;

/** The code step for proofs that need nothing but the challenge to send the code again. */
export function MailboxStep({ onResent, ...step }: Omit<CodeStepProps, 'resend' | 'pauseAfterError'>) {
  const { challengeId, email } = step.challenge;
  return (
    <CodeStep
      {...step}
      pauseAfterError={PAUSE_MS}
      resend={useResend(challengeId)}
      // The answer has a masked address. The person typed the address here, so it is shown in full.
      onResent={(renewed) => onResent({ ...renewed, email })}
    />
  );
}
