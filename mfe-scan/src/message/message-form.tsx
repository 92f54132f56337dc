import type { ApiError } from '@ringtag/api-client';
import { LENGTH, MESSAGE_KINDS } from '@ringtag/contracts';
import { focusFirstError } from '@ringtag/forms';
import { loadTexts, useErrorText, useTranslation } from '@ringtag/i18n';
import { messageStyles as styles } from '@ringtag/scan-card';
import { Alert, Button, Card, Field, Stack, TextArea } from '@ringtag/ui/lite';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import type { Scan } from '../state/scan.queries';
import { EMPTY_MESSAGE, findErrors, toMessage, type MessageDraft, type MessageErrors } from './message-draft';
import { useSendMessage } from './messages.queries';
import { SenderFields } from './sender-fields';

// Loaded while a message is being sent.
const loadOutcome = async () => (await Promise.all([import('./outcome'), loadTexts('outcome')]))[0];
const ThankYou = lazy(async () => ({ default: (await loadOutcome()).ThankYou }));

type Outcome = Awaited<ReturnType<typeof loadOutcome>>;
type Template = Scan['template'];

interface MessageFormProps {
  alias: string;
  owner: NonNullable<Scan['owner']>;
  formToken: string;
  /** The owner's texts, in the language that the owner wrote them in. The default texts replace empty ones. */
  template?: Template;
  /** The returned promise resolves when there is a new token. */
  onFormExpired: () => unknown;
}

/** A form for a message to the owner. The sender may leave ways to answer. Thanks the sender afterwards. */
export function MessageForm({ alias, owner, formToken, template, onFormExpired }: MessageFormProps) {
  const { t } = useTranslation(['scan', 'common']);
  const errorText = useErrorText();
  const send = useSendMessage(alias, beforeFailure);
  const [draft, setDraft] = useState<MessageDraft>(EMPTY_MESSAGE);
  const [errors, setErrors] = useState<MessageErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();

  function change(part: Partial<MessageDraft>) {
    // The page may set several fields at once, when it takes over what was typed into the server's drawing of the form.
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // The rules load only when an address was typed, which is rare. If they do not load, the server still checks the
    // address.
    const rules = draft.email.trim() ? await import('./sender-rules').catch(() => undefined) : undefined;
    const found = { ...findErrors(draft), ...rules?.findSenderErrors(draft) };
    setErrors(found);
    if (focusFirstError(form, found)) return;
    loadOutcome().catch(() => undefined);
    send.mutate(toMessage(draft, formToken));
  }
  /**
   * Runs before a failure is shown, so that the failure text and the new token are loaded by then. Without an answer of
   * the server there is nothing to load.
   */
  async function beforeFailure(failure: Error) {
    const { code } = failure as Partial<ApiError>;
    if (code === 'form_expired') await onFormExpired();
    if (code) setOutcome(await loadOutcome().catch(() => undefined));
  }
  function startOver() {
    // A second message comes from the same person, so only the text is cleared.
    setDraft({ ...draft, body: '' });
    send.reset();
  }

  if (send.isSuccess) {
    return (
      <Suspense fallback={null}>
        <ThankYou ownerName={owner.name} onAgain={startOver} />
      </Suspense>
    );
  }
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <h2 lang={template?.messageFormTitle && template.language}>
            {template?.messageFormTitle || t('message.title')}
          </h2>
          <fieldset>
            <legend className={styles.legend}>{t('message.kind')}</legend>
            <div className={styles.kinds}>
              {MESSAGE_KINDS.map((kind) => (
                <label key={kind} className={styles.kind}>
                  <input
                    type="radio"
                    name="kind"
                    value={kind}
                    checked={draft.kind === kind}
                    onChange={() => change({ kind })}
                  />
                  {t(`message.kinds.${kind}`)}
                </label>
              ))}
            </div>
          </fieldset>
          <Field
            label={t('message.body')}
            required
            error={errors.body && t('message.bodyRequired')}
            aside={
              <span className={styles.counter}>
                {draft.body.length} / {LENGTH.messageBody.max}
              </span>
            }
          >
            <TextArea
              name="body"
              placeholder={template?.messageFormPlaceholder || t('message.placeholder')}
              maxLength={LENGTH.messageBody.max}
              value={draft.body}
              onChange={(event) => change({ body: event.target.value })}
            />
          </Field>
          <SenderFields draft={draft} emailInvalid={errors.email === true} onChange={change} />
          {send.error &&
            (outcome ? (
              <outcome.SendFailure error={send.error} owner={owner} />
            ) : (
              <Alert tone="danger" title={t('message.failed')}>
                {errorText(send.error)}
              </Alert>
            ))}
          <Button type="submit" block loading={send.isPending} loadingLabel={t('common:sending')}>
            {template?.sendButtonText ? (
              <span lang={template.language}>{template.sendButtonText}</span>
            ) : (
              t('message.submit')
            )}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
