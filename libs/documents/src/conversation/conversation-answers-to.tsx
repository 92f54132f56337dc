import { conversationPath, LENGTH } from '@ringtag/contracts';
import { buttonClass, Field, Stack, TextInput } from '@ringtag/ui/static';
import { Fold } from '../fold';
import type { Texts } from '../texts';

/** "Email me replies", on the page of a conversation and after sending. */
export interface AnswersTo {
  /** Whether answers are mailed now. The address is not shown to anybody. */
  mailed: boolean;
  /** What was typed and refused, and why. */
  typed?: string;
  problem?: string;
}

interface AnswersToFormProps extends AnswersTo {
  token: string;
  texts: Texts;
}

/** The same as a row that opens, where it is one of many things. */
export function AnswersToFold(props: AnswersToFormProps) {
  const { mailed, problem, texts } = props;
  if (mailed) return <AnswersToForm {...props} />;
  return (
    <Fold summary={texts.plain.answersTo.label} open={problem !== undefined}>
      <AnswersToForm {...props} label={texts.common.form.email} />
    </Fold>
  );
}

/** A plain POST. An empty address ends the mails. */
export function AnswersToForm(props: AnswersToFormProps & { label?: string }) {
  const { token, texts, mailed, typed, problem } = props;
  const { plain } = texts;
  const { label = plain.answersTo.label } = props;
  return (
    <form
      method="post"
      action={`${conversationPath(token)}/answers-to`}
      data-post={mailed ? plain.mailSwitch.endedTitle : plain.answersTo.started}
    >
      {mailed ? (
        <Stack gap={3}>
          <p>{plain.answersTo.mailed}</p>
          <button type="submit" className={buttonClass({ variant: 'outline', block: true })}>
            {plain.answersTo.stop}
          </button>
        </Stack>
      ) : (
        <Stack gap={3}>
          <Field id="answers-to" label={label} hint={plain.answersTo.hint} error={problem}>
            <TextInput
              name="address"
              type="email"
              autoComplete="email"
              maxLength={LENGTH.email.max}
              defaultValue={typed}
            />
          </Field>
          <button type="submit" className={buttonClass({ variant: 'outline', block: true })}>
            {plain.answersTo.start}
          </button>
        </Stack>
      )}
    </form>
  );
}
