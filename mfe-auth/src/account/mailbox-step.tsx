import { CodeStep, type CodeStepProps } from '@ringtag/forms';
import { useResend } from './resend.mutation';

/** Specification 9: wait after a refused code. */
const PAUSE_MS = 2000;

interface MailboxStepProps extends Omit<CodeStepProps, 'resend' | 'pauseAfterError'> {
  onResent: (challenge: CodeStepProps['challenge']) => void;
}

/** The code step of every proof of this remote. */
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
            onSuccess: (challenge) => {
              options?.onSuccess?.();
              onResent(challenge);
            },
          }),
      }}
    />
  );
}
