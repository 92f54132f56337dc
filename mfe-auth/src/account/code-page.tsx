import { CHALLENGE, MINUTE } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, Spinner, Stack } from '@ringtag/ui';
import type { RenewedChallenge, Started, StartedChallenge } from '@ringtag/verification';
import { type ReactNode, useState } from 'react';
import { useCodeStep } from './use-code-step';

/** What the step gives to the form in which the code is entered. */
export interface CodeEntry {
  challenge: StartedChallenge;
  onResent: (renewed: RenewedChallenge) => void;
  onChangeEmail: () => void;
}

interface CodePageProps {
  /** The heading of the form. */
  title: string;
  /** The heading of the step; that of the form if left out. */
  stepTitle?: string;
  /** Called when the reader goes back from the step to the form. */
  onLeave?: () => void;
  /** Draws the form that asks for a code. `again` is true if the reader came back to it from the step. */
  form: (begin: (started: Started) => void, again: boolean) => ReactNode;
  /** Draws the form in which the code is entered. */
  step: (entry: CodeEntry) => ReactNode;
}

/**
 * A page that asks for a mailed code, and the step in which the code is entered, which has an address of its own. A step
 * whose code has ended stays, since it can send a new one. One that is over leads back to the form, with the reason.
 */
export function CodePage({ title, stepTitle = title, onLeave, form, step }: CodePageProps) {
  const { t } = useTranslation(['auth', 'verification', 'common']);
  const code = useCodeStep();
  const [again, setAgain] = useState(false);
  const { challenge, failure } = code;

  if (code.isNamed && code.state === undefined && !code.isUnknown)
    return (
      <Stack gap={4}>
        <h1>{title}</h1>
        {failure === null ? (
          <Spinner block label={t('common:loading')} />
        ) : (
          <>
            <FailureAlert title={t('step.failed')} error={failure} />
            <Button block loading={code.isFetching} onClick={code.retry}>
              {t('common:remoteError.retry')}
            </Button>
          </>
        )}
      </Stack>
    );
  if (challenge)
    return (
      <Stack gap={4}>
        <h1>{stepTitle}</h1>
        {code.state === 'ended' && (
          <Alert tone="warning">{t('step.ended', { count: CHALLENGE.life / MINUTE })}</Alert>
        )}
        {step({
          challenge,
          onResent: code.renew,
          onChangeEmail: () => {
            onLeave?.();
            setAgain(true);
            code.leave();
          },
        })}
      </Stack>
    );
  return (
    <Stack gap={4}>
      <h1>{title}</h1>
      {code.isNamed && <Alert tone="info">{t(code.isUnknown ? 'step.unknown' : 'step.over')}</Alert>}
      {form(code.begin, again)}
    </Stack>
  );
}
