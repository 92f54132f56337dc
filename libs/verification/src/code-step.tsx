import { ApiError, type components } from '@ringtag/api-client';
import { CHALLENGE, LENGTH } from '@ringtag/contracts';
import { FailureAlert, useSecondsUntil } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, CodeInput, Field, Stack } from '@ringtag/ui/lite';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import styles from './code-step.module.css';
import { ProgressText } from './progress-text';
import { SharedComputer } from './shared-computer';

/** The answer of the calls that send a code again. The address is masked. */
export type RenewedChallenge = components['schemas']['ChallengeDto'];

/** The part of the answer of the start calls that the step needs. */
export type StartedChallenge = Pick<RenewedChallenge, 'challengeId' | 'email' | 'resendAt'>;

export interface CodeStepProps {
  challenge: StartedChallenge;
  /** Called with the six digits. */
  onSubmit: (digits: string) => void;
  pending: boolean;
  /** Why the last digits were refused; null while new digits are checked. */
  error: unknown;
  /** The mutation that sends the code again. */
  resend: {
    mutate: (nothing: void, options: { onSuccess: (renewed: RenewedChallenge) => void }) => void;
    isPending: boolean;
    error: unknown;
  };
  /** Called when the server has accepted to send the code again. */
  onResent: (renewed: RenewedChallenge) => void;
  submitLabel: string;
  /** Says what failed if the code could not be checked. */
  failedTitle: string;
  /** Says what is going on. While it is set, the form takes no input. */
  progress?: string;
  /** How long the form takes no input after a refused code, in milliseconds. */
  pauseAfterError?: number;
  onChangeEmail: () => void;
  /** Whether the code signs the person in: then the step asks whether others use this computer. */
  signsIn?: boolean;
  /** Label of the link back, if it does not lead to another address. */
  backLabel?: string;
  /** Called before the digits are submitted, for steps with fields of their own. Answers false to stop the submit. */
  check?: () => boolean;
  /** What else can be done with the mail. */
  note?: string;
  /** Fields below the code. If there are any, typing the sixth digit does not submit. */
  children?: ReactNode;
}

/**
 * The step of every proof by e-mail where the code is typed: it can be sent again, and a link leads back to the
 * address.
 */
export function CodeStep({
  challenge,
  onSubmit,
  pending,
  error,
  resend,
  onResent,
  submitLabel,
  failedTitle,
  progress,
  pauseAfterError = 0,
  onChangeEmail,
  signsIn,
  backLabel,
  check,
  note,
  children,
}: CodeStepProps) {
  const { t } = useTranslation('verification');
  const id = useId();
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const [rested, setRested] = useState(true);
  // Only the message of the last attempt is shown.
  const [last, setLast] = useState<'digits' | 'resend' | 'resent'>('digits');
  const refused = Boolean(error) && !pending;
  const paused = refused && !rested;
  // The number of attempts left holds until a new code is sent.
  const triesLeft = last === 'resent' ? undefined : triesLeftIn(error);
  const busy = pending || paused || Boolean(progress);
  const codeError = incomplete ? t('incomplete') : triesText();

  useEffect(() => {
    if (!paused) return;
    const timer = setTimeout(() => setRested(true), pauseAfterError);
    return () => clearTimeout(timer);
  }, [paused, pauseAfterError]);

  function triesText(): string | undefined {
    if (triesLeft === undefined) return undefined;
    return triesLeft > 0 ? t('wrong', { count: triesLeft }) : t('spent');
  }
  function send(digits: string) {
    if (busy || resend.isPending || triesLeft === 0) return;
    setIncomplete(digits.length < LENGTH.digits);
    const checked = !check || check();
    if (digits.length < LENGTH.digits) {
      // The code is the first field, whatever the check has focused.
      document.getElementById(id)?.focus();
      return;
    }
    if (!checked) return;
    setLast('digits');
    setRested(pauseAfterError === 0);
    onSubmit(digits);
  }
  function sendAgain() {
    setLast('resend');
    resend.mutate(undefined, {
      onSuccess: (renewed) => {
        setLast('resent');
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
        <p>{t('sentTo', { email: challenge.email })}</p>
        {note && <p>{note}</p>}
        <Field id={id} label={t('code')} required error={codeError}>
          <CodeInput
            name="code"
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
        {signsIn && <SharedComputer disabled={pending || Boolean(progress)} />}
        {triesLeft === undefined && last === 'digits' && <FailureAlert title={failedTitle} error={error} />}
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
        {last === 'resend' && <FailureAlert title={t('resendFailed')} error={resend.error} />}
        {last === 'resent' && <Alert tone="success">{t('resent')}</Alert>}
        <Stack gap={2}>
          <ResendButton
            key={challenge.resendAt}
            resendAt={challenge.resendAt}
            pending={resend.isPending}
            disabled={pending || Boolean(progress)}
            onClick={sendAgain}
          />
          <p className={styles.note}>{t('sameCode')}</p>
          <Button variant="plain" block disabled={Boolean(progress)} onClick={onChangeEmail}>
            {backLabel ?? t('changeEmail')}
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
  const { t } = useTranslation(['verification', 'common']);
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
      {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
    </Button>
  );
}

/** Undefined if the error is not about the code. */
function triesLeftIn(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'invalid_code') return undefined;
  return typeof error.data.triesLeft === 'number' ? error.data.triesLeft : 0;
}
