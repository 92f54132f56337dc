import type { ApiError } from '@ringtag/api-client';
import { MessageForm, messageStyles as styles, toMessageTexts, type TypedMessage } from '@ringtag/card';
import { cardPath, LENGTH, toTypedKey } from '@ringtag/contracts';
import { focusFirstError } from '@ringtag/forms';
import { loadTexts, useErrorText, useTranslation } from '@ringtag/i18n';
import { tabStorage } from '@ringtag/session';
import { Alert, Button } from '@ringtag/ui/lite';
import { useState, type FormEvent } from 'react';
import type { Scan } from '../state/scan.queries';
import { findErrors, type MessageErrors, readDraft, toMessage } from './message-draft';
import { type SentMessage, useSendMessage } from './messages.queries';

// Loaded while a message is being sent.
const loadOutcome = async () => (await Promise.all([import('./outcome'), loadTexts('outcome')]))[0];

type Outcome = Awaited<ReturnType<typeof loadOutcome>>;

interface WriteMessageProps {
  alias: string;
  owner: NonNullable<Scan['owner']>;
  formToken: string;
  template: Scan['template'];
  /** The returned promise resolves when there is a new token. */
  onFormExpired: () => unknown;
}

/** Sends what is typed into the message form, says what became of it, and thanks the sender afterwards. */
export function WriteMessage({ alias, owner, formToken, template, onFormExpired }: WriteMessageProps) {
  const { t } = useTranslation(['scan', 'common']);
  const errorText = useErrorText();
  const send = useSendMessage(alias, afterSent, beforeFailure);
  // What was sent last: the fields themselves keep what is typed.
  const [typed, setTyped] = useState<TypedMessage>({});
  const [length, setLength] = useState(0);
  const [errors, setErrors] = useState<MessageErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    setLength(readDraft(currentTarget).body.length);
    setErrors({});
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = readDraft(form);
    // Few people type an address. If its rules do not load, the server still checks it.
    const rules = draft.email.trim() ? await loadOutcome().catch(() => undefined) : undefined;
    const found = { ...findErrors(draft), ...rules?.findSenderErrors(draft) };
    setErrors(found);
    // A field in a closed part cannot take the focus.
    if (found.email) form.querySelector('details')!.open = true;
    if (focusFirstError(form, found)) return;
    loadOutcome().catch(() => undefined);
    setTyped(draft);
    send.mutate(toMessage(draft, formToken));
  }
  /** The message is there: where the file of the thanks cannot be had, the server's page says so. */
  async function afterSent({ conversation: token }: SentMessage) {
    tabStorage.remove(toTypedKey(location.pathname));
    try {
      setOutcome(await loadOutcome());
    } catch {
      location.assign(`${cardPath(alias)}/thanks?token=${token}`);
    }
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
    setTyped({ ...typed, body: '' });
    setLength(0);
    send.reset();
  }

  if (send.isSuccess)
    return outcome ? <outcome.ThankYou ownerName={owner.name} sent={send.data} onAgain={startOver} /> : null;
  return (
    <MessageForm
      alias={alias}
      template={template}
      helped={owner.helped}
      texts={toMessageTexts(t('message', { returnObjects: true }), (key) => t(`common:${key}`))}
      typed={typed}
      invalid={Object.keys(errors)}
      counter={
        <span className={styles.counter}>
          {length} / {LENGTH.messageBody.max}
        </span>
      }
      problem={
        send.error &&
        (outcome ? (
          <outcome.SendFailure error={send.error} owner={owner} />
        ) : (
          <Alert tone="danger" title={t('message.failed')}>
            {errorText(send.error)}
          </Alert>
        ))
      }
      button={(label) => (
        <Button type="submit" block loading={send.isPending} loadingLabel={t('common:sending')}>
          {label}
        </Button>
      )}
      onInput={onInput}
      onSubmit={(event) => void submit(event)}
    />
  );
}
