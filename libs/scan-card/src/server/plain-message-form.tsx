import { LENGTH, MESSAGE_KINDS } from '@ringtag/contracts';
import { Alert, buttonClass, Card, Field, PlainTextArea, Stack, TextInput } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import styles from '../message.module.css';
import type { CardTemplate } from '../scan-card';
import { OwnWords } from './own-words';
import type { Texts } from './texts';

/** What was typed, as the form sends it. */
export type TypedMessage = Partial<Record<'kind' | 'body' | 'name' | 'email' | 'phone', string>>;

interface PlainMessageFormProps {
  alias: string;
  formToken: string;
  texts: Texts;
  template?: CardTemplate;
  style?: string;
  typed?: TypedMessage;
  /** Why it was not sent; the fields by name. */
  problem?: string;
  /** What can be done instead. */
  ways?: ReactNode;
  invalid?: readonly string[];
}

/** The message form as a plain POST, for before and without JavaScript; the remote's form takes its place. */
export function PlainMessageForm(props: PlainMessageFormProps) {
  const { alias, formToken, texts, template, style, typed = {}, problem, ways, invalid = [] } = props;
  const { message } = texts.card;
  return (
    <Card>
      {style && <style>{style}</style>}
      <form method="post" action={`/scan/${alias}/message`}>
        <Stack gap={4}>
          <h2>
            <OwnWords text={template?.messageFormTitle} template={template}>
              {message.title}
            </OwnWords>
          </h2>
          {problem && (
            <Alert tone="danger" title={message.failed}>
              <Stack gap={3}>
                <p>{problem}</p>
                {ways}
              </Stack>
            </Alert>
          )}
          <fieldset>
            <legend className={styles.legend}>{message.kind}</legend>
            <div className={styles.kinds}>
              {MESSAGE_KINDS.map((kind) => (
                <label key={kind} className={styles.kind}>
                  <input
                    type="radio"
                    name="kind"
                    value={kind}
                    defaultChecked={kind === (typed.kind === 'feedback' ? 'feedback' : 'message')}
                  />
                  {message.kinds[kind]}
                </label>
              ))}
            </div>
          </fieldset>
          <Field
            id="plain-body"
            label={message.body}
            required
            error={invalid.includes('body') && message.bodyRequired}
          >
            <PlainTextArea
              name="body"
              rows={2}
              maxLength={LENGTH.messageBody.max}
              defaultValue={typed.body}
              placeholder={template?.messageFormPlaceholder || message.placeholder}
            />
          </Field>
          <PlainSenderFields texts={texts} typed={typed} invalid={invalid} />
          <input type="hidden" name="formToken" value={formToken} />
          <button type="submit" className={buttonClass({ block: true })}>
            <OwnWords text={template?.sendButtonText} template={template}>
              {message.submit}
            </OwnWords>
          </button>
        </Stack>
      </form>
    </Card>
  );
}

function PlainSenderFields({
  texts: { card, common },
  typed,
  invalid,
}: Required<Pick<PlainMessageFormProps, 'texts' | 'typed' | 'invalid'>>) {
  const control = (name: 'name' | 'email' | 'phone') => ({
    name,
    maxLength: LENGTH[name].max,
    defaultValue: typed[name],
  });
  return (
    <fieldset>
      <legend className={styles.legend}>{card.message.sender}</legend>
      <Stack gap={3}>
        <p className={styles.hint}>{card.message.senderHint}</p>
        <Field id="plain-name" label={common.form.name}>
          <TextInput {...control('name')} autoComplete="name" />
        </Field>
        <Field
          id="plain-email"
          label={common.form.email}
          error={invalid.includes('email') && common.form.emailInvalid}
        >
          <TextInput type="email" {...control('email')} autoComplete="email" />
        </Field>
        <Field id="plain-phone" label={common.profile.fields.phone}>
          <TextInput type="tel" {...control('phone')} autoComplete="tel" />
        </Field>
      </Stack>
      <div className={styles.trap} aria-hidden>
        <label>
          {card.message.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </fieldset>
  );
}
