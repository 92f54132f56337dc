import { CodeStep, type CodeStepProps } from './code-step';
import { useResend } from './resend.mutation';

/** Specification 9: wait after a refused code. */
const PAUSE_MS = 2000;

/** The code step of a proof whose code can be sent again by its challenge alone. */
export function MailboxStep({ onResent, ...step }: Omit<CodeStepProps, 'resend' | 'pauseAfterError'>) {
  const { challengeId, email } = step.challenge;
  return (
    <CodeStep
      {...step}
      pauseAfterError={PAUSE_MS}
      resend={useResend(challengeId)}
      // Whoever sends a code again is answered a masked address; here it was typed.
      onResent={(renewed) => onResent({ ...renewed, email })}
    />
  );
}
