import { conversationPath, LENGTH } from '@ringtag/contracts';
import { buttonClass, Field, Stack, TextInput } from '@ringtag/ui/static';
import type { Texts } from './texts';

/** "E-mail me the answers", on the page of a conversation and after sending. */
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

/** A plain POST. An empty address ends the mails. */
export function AnswersToForm({ token, texts: { plain }, mailed, typed, problem }: AnswersToFormProps) {
  return (
    <form
      method="post"
      action={`${conversationPath(token)}/answers-to`}
      data-post={mailed ? plain.mailSwitch.endedAnswers : plain.answersTo.mailed}
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
          <Field id="answers-to" label={plain.answersTo.label} hint={plain.answersTo.hint} error={problem}>
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
