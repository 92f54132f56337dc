import { LENGTH, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Button, Field, Stack, TextArea } from '@ringtag/ui';
import { useQueryClient } from '@ringtag/vendor/query';
import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { PhotoPicker } from '../attachments/photo-picker';
import { usePhotoProblem } from '../attachments/use-photo-problem';
import { usePickedPhotos } from '../attachments/use-picked-photos';
import { changeAnswerDraft, useAnswerDraft } from './answer-draft';
import { ANSWER_FIELDS } from './answer-fields';
import { useAnswer } from './conversation.queries';
import { QuickReplies } from './quick-replies';

interface AnswerFormProps {
  id: string;
  /** Whether the message is held: an answer moves it to the inbox. */
  held: boolean;
  /** Whether the conversation is solved: then only a text is asked for. */
  solved: boolean;
}

/** Puts the cursor into the answer to the open message, or into the thanks that stand in its place. */
export function focusAnswer(): void {
  const fields = Object.values(ANSWER_FIELDS).map((name) => `textarea[name="${name}"]`);
  document.querySelector<HTMLTextAreaElement>(fields.join())?.focus();
}

/**
 * Ctrl+Enter sends, on a Mac Cmd+Enter: Enter alone begins a line. Escape leads back to the message, where letters are
 * shortcuts.
 */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Escape') document.querySelector<HTMLElement>('h2[tabindex]')?.focus();
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** An answer to the sender. What is typed and chosen while it is on its way stays for the next one. */
export function AnswerForm({ id, held, solved }: AnswerFormProps) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const answer = useAnswer(id);
  const photoProblem = usePhotoProblem();
  const { body, photos, tried } = useAnswerDraft(id);
  const setBody = (text: string) => changeAnswerDraft(client, id, () => ({ body: text }));
  const picked = usePickedPhotos(photos, (change) =>
    changeAnswerDraft(client, id, (now) => ({ photos: change(now.photos) })),
  );
  const { preparing } = picked;
  const isEmpty = !trimmed(body) && photos.length === 0;
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isEmpty || preparing || answer.isPending) return;
    const text = trimmed(body);
    const isSame = tried?.body === text && tried.photos === photos;
    const sent = isSame ? tried : { body: text, photos, submission: crypto.randomUUID() };
    changeAnswerDraft(client, id, () => ({ tried: sent }));
    answer.mutate(sent, { onSuccess: () => held && showSuccess(t('message.restored')) });
    // The button is disabled now, and would leave the focus to nothing.
    focusField();
  }
  function focusField() {
    form.current?.querySelector('textarea')?.focus();
  }
  function addReply(text: string) {
    const typed = body.trimEnd();
    setBody((typed ? `${typed}\n${text}` : text).slice(0, LENGTH.messageBody.max));
    focusField();
  }

  return (
    <Stack gap={3}>
      {!solved && <QuickReplies onChoose={addReply} />}
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap={3}>
          <Field label={t('conversation.answer')} hint={t('conversation.hint')}>
            <TextArea
              name={ANSWER_FIELDS.answer}
              maxLength={LENGTH.messageBody.max}
              value={body}
              onChange={(event) => setBody(event.target.value)}
              onKeyDown={sendByKey}
            />
          </Field>
          {(!solved || photos.length > 0) && <PhotoPicker picked={picked} />}
          {answer.error && (
            <FailureAlert title={t('conversation.failed')} error={answer.error} text={photoProblem} />
          )}
          <div>
            <Button type="submit" loading={answer.isPending} disabled={isEmpty || preparing}>
              {t('conversation.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
