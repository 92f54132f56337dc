import { cardPath, DOCUMENT_ID, LENGTH } from '@ringtag/contracts';
import { buttonClass, Field, PlainTextArea, Stack } from '@ringtag/ui/static';
import type { FormEvent, ReactNode } from 'react';
import type { MessageTexts } from './card-texts';
import styles from './message.module.css';
import { type CardTemplate, OwnWords } from './own-words';
import { SenderFields, type TypedMessage } from './sender-fields';

export interface MessageFormProps {
  alias: string;
  texts: MessageTexts;
  template?: CardTemplate | undefined;
  /** Whether others help the owner to answer. */
  helped?: boolean | undefined;
  typed?: TypedMessage;
  /** The fields that must be changed. */
  invalid?: readonly string[];
  /** Why the message was not sent, and what can be done. */
  problem?: ReactNode;
  /** How much was typed, at the end of the label's line. */
  counter?: ReactNode;
  /** In place of the button, with the same type: one that shows that the message is on its way. */
  button?: (label: ReactNode) => ReactNode;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The message form: a plain POST where nothing listens to it. Its fields keep their own values, so that it is the same
 * before and after the application runs.
 */
export function MessageForm({
  alias,
  texts,
  template,
  helped,
  typed = {},
  invalid = [],
  problem,
  counter,
  button,
  onSubmit,
  onInput,
}: MessageFormProps) {
  const label = (
    <OwnWords text={template?.sendButtonText} template={template}>
      {texts.submit}
    </OwnWords>
  );
  return (
    <form
      id={DOCUMENT_ID.messageForm}
      method="post"
      action={`${cardPath(alias)}/message`}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      data-app=""
      data-offline={texts.offline}
    >
      <Stack gap={3}>
        <Field
          id="message-body"
          label={texts.body}
          required
          error={invalid.includes('body') && texts.bodyRequired}
          aside={counter}
        >
          <PlainTextArea
            name="body"
            rows={2}
            maxLength={LENGTH.messageBody.max}
            defaultValue={typed.body}
            placeholder={template?.messageFormPlaceholder || texts.placeholder}
            className={styles.text}
          />
        </Field>
        <SenderFields texts={texts} typed={typed} emailInvalid={invalid.includes('email')} />
        <label className={styles.feedback}>
          <input type="checkbox" name="kind" value="feedback" defaultChecked={typed.kind === 'feedback'} />
          {texts.feedback}
        </label>
        {helped && <p className={styles.hint}>{texts.helped}</p>}
        {problem}
        <p aria-live="assertive" className={styles.note} data-note="" />
        {button?.(label) ?? (
          <button type="submit" className={buttonClass({ block: true })}>
            {label}
          </button>
        )}
      </Stack>
    </form>
  );
}
