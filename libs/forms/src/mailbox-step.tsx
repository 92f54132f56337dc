import { CodeStep, type CodeStepProps } from './code-step';
import { useResend } from './resend.mutation';

/** Specification 9: wait after a refused code. */
const PAUSE_MS = 2000;

interface MailboxStepProps extends Omit<CodeStepProps, 'resend' | 'pauseAfterError'> {
  onResent: (challenge: CodeStepProps['challenge']) => void;
}

/** The code step of a proof whose code can be sent again by its challenge alone. */
export function MailboxStep({ onResent, ...step }: MailboxStepProps) {
  const resend = useResend(step.challenge.challengeId);
  return (
    <CodeStep
      {...step}
      pauseAfterError={PAUSE_MS}
      resend={{
        ...resend,
        mutate: (_, options) =>
          resend.mutate(undefined, {
            onSuccess: (renewed) => {
              options?.onSuccess?.();
              // Whoever sends a code again is answered a masked address; here it was typed.
              onResent({ ...renewed, email: step.challenge.email });
            },
          }),
      }}
    />
  );
}
