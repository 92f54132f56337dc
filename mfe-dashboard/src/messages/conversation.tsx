import { LENGTH, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { DayTime, QueryStates } from '@ringtag/pages';
import { Button, Field, Skeleton, Stack, TextArea } from '@ringtag/ui';
import { useQuery, type UseQueryResult } from '@ringtag/vendor-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Attachments } from '../attachments/attachments';
import { PhotoPicker } from '../attachments/photo-picker';
import { usePhotoProblem } from '../attachments/use-photo-problem';
import look from '../page/look.module.css';
import { ConversationState, ConversationTools } from './conversation-state';
import styles from './conversation.module.css';
import { conversationQuery, useAnswer, type WholeConversation } from './conversation.queries';
import { type Message, useChangeMessage } from './messages.queries';
import { NoLink } from './no-link';
import { QuickReplies } from './quick-replies';
import { useNoteSeen } from './use-note-seen';

/** What was written after a message, and the form for an answer. The sender reads it by a link, without an account. */
export function Conversation({ message: { id, sender } }: { message: Message }) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(conversationQuery(id));
  useReadArrivals(id, query);
  useNoteSeen(id, query.data?.messageCount);
  return (
    <QueryStates query={query} errorTitle={t('conversation.loadFailed')} skeleton={<Skeleton width="half" />}>
      {(conversation) => (
        <Stack gap={4}>
          <ConversationState conversation={conversation} />
          {conversation.messages.length > 1 && (
            <ul className={styles.thread} role="list" aria-label={t('conversation.title')}>
              {conversation.messages.slice(1).map(({ position, side, body, createdAt, photos, place }) => (
                <li
                  key={position}
                  className={side === 'owner' ? `${styles.message} ${styles.own}` : styles.message}
                >
                  <p className={styles.meta} dir="auto">
                    {side === 'owner' ? t('conversation.you') : sender.name || t('message.anonymous')}
                  </p>
                  {body && (
                    <p className={styles.text} dir="auto">
                      {body}
                    </p>
                  )}
                  <Attachments conversationId={id} photos={photos} place={place} />
                  <p className={styles.meta}>
                    <DayTime at={createdAt} />
                    {side === 'owner' && position < conversation.senderSeen && ` · ${t('conversation.seen')}`}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {conversation.open && <AnswerForm id={id} />}
          <ConversationTools id={id} conversation={conversation} />
          {conversation.end === 'no-link' && <NoLink id={id} />}
          {isOver(conversation.end, conversation.messages.length) && (
            <p className={look.quiet}>{t('conversation.over')}</p>
          )}
        </Stack>
      )}
    </QueryStates>
  );
}

/** A message that nobody answered looks as always once its code is given up. */
function isOver(end: WholeConversation['end'], messageCount: number): boolean {
  return end === 'blocked' || (end === 'given-up' && messageCount > 1);
}

/** Marks as read what the sender writes while the owner looks at the conversation. */
function useReadArrivals(id: string, { data, dataUpdatedAt }: UseQueryResult<WholeConversation>): void {
  const { mutate } = useChangeMessage();
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (!data || document.visibilityState === 'hidden') return;
    const hasArrived = shown.current !== undefined && data.messageCount > shown.current;
    if (hasArrived && data.messages.at(-1)?.side === 'sender') mutate({ id, read: true });
    shown.current = data.messageCount;
  }, [id, data, dataUpdatedAt, mutate]);
}

function AnswerForm({ id }: { id: string }) {
  const { t } = useTranslation('dashboard');
  const answer = useAnswer(id);
  const photoProblem = usePhotoProblem();
  const [body, setBody] = useState('');
  const [photos, setPhotos] = useState<File[]>([]);
  const isEmpty = !trimmed(body) && photos.length === 0;
  // A retry of the same text is the same message.
  const [submission, setSubmission] = useState(newSubmission);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isEmpty || answer.isPending) return;
    answer.mutate(
      { body: trimmed(body), submission, photos },
      {
        onSuccess: () => {
          setBody('');
          setPhotos([]);
          setSubmission(newSubmission());
        },
      },
    );
  }
  function change(text: string, chosen: File[]) {
    setBody(text);
    setPhotos(chosen);
    if (answer.isError) setSubmission(newSubmission());
  }
  function addReply(text: string) {
    const typed = body.trimEnd();
    change((typed ? `${typed}\n${text}` : text).slice(0, LENGTH.messageBody.max), photos);
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <Stack gap={3}>
      <QuickReplies onChoose={addReply} />
      <form ref={form} onSubmit={submit}>
        <Stack gap={3}>
          <Field label={t('conversation.answer')} hint={t('conversation.hint')}>
            <TextArea
              name="answer"
              maxLength={LENGTH.messageBody.max}
              value={body}
              onChange={(event) => change(event.target.value, photos)}
            />
          </Field>
          <PhotoPicker photos={photos} onChange={(chosen) => change(body, chosen)} />
          {answer.error && (
            <FailureAlert title={t('conversation.failed')} error={answer.error} text={photoProblem} />
          )}
          <div>
            <Button type="submit" loading={answer.isPending} disabled={isEmpty}>
              {t('conversation.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}

function newSubmission(): string {
  return crypto.randomUUID();
}
