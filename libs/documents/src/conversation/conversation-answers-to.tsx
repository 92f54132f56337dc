import { conversationPath, LENGTH } from '@ringtag/contracts';
import { Alert, buttonClass, Field, Stack, TextInput } from '@ringtag/ui/static';
import { Fold } from '../fold';
import type { Texts } from '../texts';
import { toAction } from './conversation-side';

/** "Email me replies", on the page of a conversation and after sending. */
export interface AnswersTo {
  /** Whether answers are mailed now. The address is not shown to anybody. */
  mailed: boolean;
  /** Whether the owner holds the message until an address is proved (ADR 27). */
  held?: boolean;
  /** What was typed and refused: it is no address, or `problem` says why. */
  typed?: string;
  problem?: string | undefined;
}

interface AnswersToFormProps extends AnswersTo {
  token: string;
  /** Whether the browser came here from the code, since it remembers the conversation. */
  remembered?: boolean | undefined;
  texts: Texts;
}

interface AnswersToFoldProps extends AnswersToFormProps {
  /** Whether the conversation is solved: then few want to change it. */
  solved: boolean;
}

/** The same as a row that opens, where it is one of many things. */
export function AnswersToFold({ solved, ...props }: AnswersToFoldProps) {
  const { mailed, held, typed, texts } = props;
  return (
    <>
      {held && <p>{texts.plain.answersTo.sooner}</p>}
      {mailed && !solved ? (
        <AnswersToForm {...props} />
      ) : (
        <Fold summary={texts.outcome.answersTo.label} open={typed !== undefined}>
          <AnswersToForm {...props} label={texts.common.form.email} />
        </Fold>
      )}
    </>
  );
}

/** A plain POST. An empty address ends the mails. */
export function AnswersToForm(props: AnswersToFormProps & { label?: string }) {
  const { token, remembered, texts, mailed, typed, problem } = props;
  const { plain, common, outcome } = texts;
  const isWrong = typed !== undefined && problem === undefined;
  const { label = outcome.answersTo.label } = props;
  return (
    <form
      method="post"
      action={toAction(`${conversationPath(token)}/answers-to`, remembered)}
      data-post={mailed ? plain.mailSwitch.endedTitle : outcome.answersTo.started}
      noValidate
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
          <input type="hidden" name="give" value="1" />
          <Field
            id="answers-to"
            label={label}
            hint={outcome.answersTo.hint}
            error={isWrong && common.form.emailInvalid}
          >
            <TextInput
              name="address"
              type="email"
              autoComplete="email"
              maxLength={LENGTH.email.max}
              defaultValue={typed}
            />
          </Field>
          {problem && <Alert tone="danger">{problem}</Alert>}
          <button type="submit" className={buttonClass({ variant: 'outline', block: true })}>
            {outcome.answersTo.start}
          </button>
        </Stack>
      )}
    </form>
  );
}
