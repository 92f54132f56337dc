import { ApiError, type components } from '@ringtag/api-client';
import { CHALLENGE, LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, CodeInput, Field, Stack } from '@ringtag/ui/lite';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import styles from './code-step.module.css';
import { FailureAlert } from '@ringtag/forms';
import { ProgressText } from './progress-text';
import { useSecondsUntil } from '@ringtag/forms';

/** What the start calls answer, as far as the step needs it. */
export interface StartedChallenge {
  challengeId: string;
  email: string;
  /** From when on the code can be sent again. */
  resendAt: string;
}

/** What the calls answer that send a code again; the address is masked. */
export type RenewedChallenge = components['schemas']['ChallengeDto'];

/** The part of a mutation that the step drives. */
export interface StepCall<Input, Answer = unknown> {
  mutate(input: Input, options?: { onSuccess?: (answer: Answer) => void; onError?: () => void }): void;
  reset(): void;
  isPending: boolean;
  isSuccess: boolean;
  error: unknown;
}

export interface CodeStepProps {
  challenge: StartedChallenge;
  /** Takes the six digits. */
  verify: StepCall<string>;
  resend: StepCall<void, RenewedChallenge>;
  onResent: (renewed: RenewedChallenge) => void;
  submitLabel: string;
  /** What failed where the code could not be checked. */
  failedTitle: string;
  /** What is going on; the form rests while it says something. */
  progress?: string;
  /** Milliseconds to rest after a refused code. */
  pauseAfterError?: number;
  onChangeEmail: () => void;
  /** What the way back says, where it does not lead to another address. */
  backLabel?: string;
  /** Called before the code is sent, for steps with fields of their own; false keeps it back. */
  onSubmit?: () => boolean;
  /** Fields below the code; with them the sixth digit does not submit. */
  children?: ReactNode;
}

/** The second half of every proof by e-mail: the code, sending it again, and the way back to the address. */
export function CodeStep({
  challenge,
  verify,
  resend,
  onResent,
  submitLabel,
  failedTitle,
  progress,
  pauseAfterError = 0,
  onChangeEmail,
  backLabel,
  onSubmit,
  children,
}: CodeStepProps) {
  const { t } = useTranslation('forms');
  const id = useId();
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const [paused, setPaused] = useState(false);
  const triesLeft = triesLeftOf(verify.error);
  const busy = verify.isPending || paused || Boolean(progress);
  const codeError = incomplete ? t('verification.incomplete') : triesText();

  function triesText(): string | undefined {
    if (triesLeft === undefined) return undefined;
    return triesLeft > 0 ? t('verification.wrong', { count: triesLeft }) : t('verification.spent');
  }
  function send(digits: string) {
    if (busy || resend.isPending || triesLeft === 0) return;
    setIncomplete(digits.length < LENGTH.digits);
    if (onSubmit?.() === false || digits.length < LENGTH.digits) return;
    resend.reset();
    verify.mutate(digits, { onError: rest });
  }
  function rest() {
    if (pauseAfterError === 0) return;
    setPaused(true);
    setTimeout(() => setPaused(false), pauseAfterError);
  }
  function sendAgain() {
    // How many tries are left goes on being true until a code is on its way.
    if (triesLeft === undefined) verify.reset();
    resend.mutate(undefined, {
      onSuccess: (renewed) => {
        verify.reset();
        setCode('');
        document.getElementById(id)?.focus();
        onResent(renewed);
      },
    });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    send(code);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <p>{t('verification.sentTo', { email: challenge.email })}</p>
        <Field id={id} label={t('verification.code')} required error={codeError}>
          <CodeInput
            autoFocus
            value={code}
            onChange={(digits) => {
              setCode(digits);
              setIncomplete(false);
            }}
            onComplete={children ? undefined : send}
            busy={busy}
          />
        </Field>
        {children}
        {triesLeft === undefined && <FailureAlert title={failedTitle} error={verify.error} />}
        <Stack gap={2}>
          <Button
            type="submit"
            block
            loading={busy && !paused}
            disabled={paused || resend.isPending || triesLeft === 0}
          >
            {submitLabel}
          </Button>
          <ProgressText>{progress}</ProgressText>
        </Stack>
        <FailureAlert title={t('resendFailed')} error={resend.error} />
        {resend.isSuccess && <Alert tone="success">{t('verification.resent')}</Alert>}
        <Stack gap={2}>
          <ResendButton
            key={challenge.resendAt}
            resendAt={challenge.resendAt}
            pending={resend.isPending}
            disabled={verify.isPending || Boolean(progress)}
            onClick={sendAgain}
          />
          <p className={styles.note}>{t('verification.sameCode')}</p>
          <Button variant="plain" block disabled={Boolean(progress)} onClick={onChangeEmail}>
            {backLabel ?? t('verification.changeEmail')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

interface ResendButtonProps {
  resendAt: string;
  pending: boolean;
  disabled: boolean;
  onClick: () => void;
}

function ResendButton({ resendAt, pending, disabled, onClick }: ResendButtonProps) {
  const { t } = useTranslation(['forms', 'common']);
  const seconds = useSecondsUntil(resendAt, CHALLENGE.resendAfter / 1000);
  return (
    <Button
      variant="outline"
      block
      loading={pending}
      loadingLabel={t('common:sending')}
      disabled={disabled || seconds > 0}
      onClick={onClick}
    >
      {seconds > 0 ? t('verification.resendIn', { seconds }) : t('verification.resend')}
    </Button>
  );
}

/** Undefined when the error is about something else than the code. */
function triesLeftOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'invalid_code') return undefined;
  return typeof error.data.triesLeft === 'number' ? error.data.triesLeft : 0;
}
