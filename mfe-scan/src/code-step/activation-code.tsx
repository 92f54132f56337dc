import { lastSignIn } from '@ringtag/display/last-sign-in';
import { useTranslation } from '@ringtag/i18n';
import { Button } from '@ringtag/ui/lite';
import { CodeStep, type RenewedChallenge, type StartedChallenge } from '@ringtag/verification';
import { useActivate } from '../activating/activation.queries';
import { isLimitReached, LimitReached } from '../activating/limit-reached';
import { useFinish } from '../activating/use-finish';
import { useResendCode } from './activation-step.queries';

interface ActivationCodeProps {
  alias: string;
  challenge: StartedChallenge;
  onResent: (renewed: RenewedChallenge) => void;
  onChangeEmail: () => void;
  onActivated: () => Promise<void>;
  onRefused: (error: unknown) => void;
}

/** Asks for the code from the mailbox, which activates the scanned code and signs the person in. */
export function ActivationCode({ alias, onActivated, onRefused, ...step }: ActivationCodeProps) {
  const { t } = useTranslation(['activation', 'verification']);
  const { challengeId } = step.challenge;
  const activate = useActivate(alias);
  const resend = useResendCode(alias, challengeId);
  const { progress, finish } = useFinish(onActivated);

  if (isLimitReached(activate.error)) {
    return (
      <>
        <LimitReached error={activate.error} />
        <Button variant="plain" block onClick={step.onChangeEmail}>
          {t('verification:changeEmail')}
        </Button>
      </>
    );
  }
  return (
    <CodeStep
      {...step}
      note={t('codeStep.linkToo')}
      signsIn
      submitLabel={t('activate')}
      failedTitle={t('failed')}
      progress={activate.isPending ? t('progress.verifying') : progress && t(`progress.${progress}`)}
      onSubmit={(code) =>
        activate.mutate(
          { challengeId, code },
          {
            onSuccess: (activated) => {
              lastSignIn.rememberWay('code');
              void finish(activated);
            },
            onError: onRefused,
          },
        )
      }
      pending={activate.isPending}
      error={activate.error}
      resend={resend}
    />
  );
}
