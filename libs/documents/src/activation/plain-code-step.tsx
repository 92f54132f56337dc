import { Alert, buttonClass, ButtonLink, Field, PlainCodeInput, Stack } from '@ringtag/ui/static';
import { PageCard } from '../page-card';
import { PlainNote } from '../plain-note';
import { fill, type ActivationTexts } from '../texts';
import styles from './plain-code-step.module.css';
import { PlainSharedComputer } from './plain-shared-computer';

/** What failed and why. */
export interface StepProblem {
  title: string;
  text: string;
}

/** What the code step shows. */
export interface DrawnStep {
  /** The address of the step. */
  path: string;
  /** Where the digits went, masked; undefined while that is not known. */
  email: string | undefined;
  /** From when on they can be sent again: "in 40 seconds"; undefined if at once. */
  wait?: string | undefined;
  /** The digits have just been sent again. */
  resent?: boolean;
  typed?: string | undefined;
  /** The person said that others use this computer. */
  shared: boolean;
  /** What is wrong with the digits. */
  error?: string | undefined;
  /** Why they could not be checked, or not be sent again. */
  problem?: StepProblem | undefined;
}

/** The code step of an activation as plain forms: the digits, and a second form that has them sent again. */
export function PlainCodeStep(props: DrawnStep & { texts: ActivationTexts }) {
  const { path, texts, email, wait, resent, typed, shared, error, problem } = props;
  const { activation, plain, verification } = texts;
  return (
    <PageCard title={verification.title}>
      <form method="post" action={path} data-app data-offline={texts.errors.network} noValidate>
        <Stack gap={4}>
          {email && <p>{fill(verification.sentTo, { email })}</p>}
          <p>{activation.codeStep.linkToo}</p>
          <Field id="plain-digits" label={verification.code} required error={error}>
            <PlainCodeInput name="code" defaultValue={typed} autoFocus />
          </Field>
          <PlainSharedComputer shared={shared} texts={texts} />
          <StepAlert problem={problem} />
          <button type="submit" className={buttonClass({ block: true })}>
            {activation.activate}
          </button>
          <PlainNote />
        </Stack>
      </form>
      {resent && <Alert tone="success">{verification.resent}</Alert>}
      <Stack gap={2}>
        <PlainResend path={path} label={verification.resend} texts={texts} variant="outline" />
        <p className={styles.note}>
          {wait && `${fill(plain.resendWait, { when: wait })} `}
          {verification.sameCode}
        </p>
        <ButtonLink href={`${path}/change`} variant="plain" block>
          {verification.changeEmail}
        </ButtonLink>
      </Stack>
    </PageCard>
  );
}

/** What failed, where something has. */
export function StepAlert({ problem }: { problem: StepProblem | undefined }) {
  return (
    problem && (
      <Alert tone="danger" title={problem.title}>
        {problem.text}
      </Alert>
    )
  );
}

interface PlainResendProps {
  path: string;
  label: string;
  texts: ActivationTexts;
  variant?: 'outline';
}

export function PlainResend({ path, label, texts, variant }: PlainResendProps) {
  return (
    <form method="post" action={`${path}/resend`} data-app data-offline={texts.errors.network} noValidate>
      <button type="submit" className={buttonClass({ variant, block: true })}>
        {label}
      </button>
      <PlainNote />
    </form>
  );
}
