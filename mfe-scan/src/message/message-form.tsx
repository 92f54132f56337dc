import { ApiError } from '@ringtag/api-client';
import { LENGTH, MESSAGE_KINDS } from '@ringtag/contracts';
import { focusFirstError, useFailureText } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, Card, Field, Stack, TextArea } from '@ringtag/ui/lite';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import type { Scan } from '../scan/scan.queries';
import { EMPTY_MESSAGE, errorsOf, messageOf, type MessageDraft, type MessageErrors } from './message-draft';
import { messageStyles as styles } from '@ringtag/scan-card';
import { useSendMessage } from './send-message.mutation';
import { SenderFields } from './sender-fields';

// Loaded while a message is on its way.
const loadThankYou = () => import('./thank-you');
const ThankYou = lazy(async () => ({ default: (await loadThankYou()).ThankYou }));

type Template = Scan['template'];

interface MessageFormProps {
  alias: string;
  ownerName: string;
  formToken: string;
  /** The owner's words, in a language of their own; an empty one stands for the default. */
  template?: Template;
  onFormExpired: () => void;
}

/** A message to the owner, with optional ways to answer, and the thanks after it was sent. */
export function MessageForm({ alias, ownerName, formToken, template, onFormExpired }: MessageFormProps) {
  const { t } = useTranslation(['scan', 'common']);
  const failureText = useFailureText();
  const send = useSendMessage(alias);
  const [draft, setDraft] = useState<MessageDraft>(EMPTY_MESSAGE);
  const [errors, setErrors] = useState<MessageErrors>({});
  const expired = send.error instanceof ApiError && send.error.code === 'form_expired';

  function change(part: Partial<MessageDraft>) {
    // Several at once, when the page takes over what was typed before it came.
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Few leave an address; without the rules the server still says what is wrong.
    const rules = draft.email.trim() ? await import('./sender-rules').catch(() => undefined) : undefined;
    const found = { ...errorsOf(draft), ...rules?.senderErrorsOf(draft) };
    setErrors(found);
    if (focusFirstError(form, found)) return;
    void loadThankYou();
    send.mutate(messageOf(draft, formToken), { onError: renewToken });
  }
  function renewToken(error: unknown) {
    if (error instanceof ApiError && error.code === 'form_expired') onFormExpired();
  }
  function startOver() {
    // Whoever writes again is the same person: only the message is new.
    setDraft({ ...draft, body: '' });
    send.reset();
  }

  if (send.isSuccess) {
    return (
      <Suspense fallback={null}>
        <ThankYou ownerName={ownerName} onAgain={startOver} />
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
              placeholder={template?.messageFormPlaceholder}
              minRows={3}
              maxRows={10}
              maxLength={LENGTH.messageBody.max}
              value={draft.body}
              onChange={(event) => change({ body: event.target.value })}
            />
          </Field>
          <SenderFields draft={draft} emailInvalid={errors.email === true} onChange={change} />
          {send.error && (
            <Alert tone="danger" title={t('message.failed')}>
              {expired ? t('message.expired') : failureText(send.error)}
            </Alert>
          )}
          <Button
            type="submit"
            block
            loading={send.isPending}
            loadingLabel={t('common:verification.resending')}
          >
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
