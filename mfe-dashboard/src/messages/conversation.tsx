import { LENGTH, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { DayTime, QueryStates } from '@ringtag/pages';
import { Button, Field, Skeleton, Stack, TextArea } from '@ringtag/ui';
import { useQuery, type UseQueryResult } from '@ringtag/vendor-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import look from '../page/look.module.css';
import styles from './conversation.module.css';
import { conversationQuery, useAnswer, type WholeConversation } from './conversation.queries';
import { type Message, useChangeMessage } from './messages.queries';
import { NoLink } from './no-link';
import { QuickReplies } from './quick-replies';

/** What was written after a message, and the form for an answer. The sender reads it by a link, without an account. */
export function Conversation({ message: { id, sender } }: { message: Message }) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(conversationQuery(id));
  useReadArrivals(id, query);
  return (
    <QueryStates query={query} errorTitle={t('conversation.loadFailed')} skeleton={<Skeleton width="half" />}>
      {({ messages, open, end, senderSeen }) => (
        <Stack gap={4}>
          {messages.length > 1 && (
            <ul className={styles.thread} role="list" aria-label={t('conversation.title')}>
              {messages.slice(1).map(({ position, side, body, createdAt }) => (
                <li
                  key={position}
                  className={side === 'owner' ? `${styles.message} ${styles.own}` : styles.message}
                >
                  <p className={styles.meta} dir="auto">
                    {side === 'owner' ? t('conversation.you') : sender.name || t('message.anonymous')}
                  </p>
                  <p className={styles.text} dir="auto">
                    {body}
                  </p>
                  <p className={styles.meta}>
                    <DayTime at={createdAt} />
                    {side === 'owner' && position < senderSeen && ` · ${t('conversation.seen')}`}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {open && <AnswerForm id={id} />}
          {end === 'no-link' && <NoLink id={id} />}
          {isOver(end, messages.length) && <p className={look.quiet}>{t('conversation.over')}</p>}
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
  const [body, setBody] = useState('');
  // A retry of the same text is the same message.
  const [submission, setSubmission] = useState(newSubmission);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!trimmed(body) || answer.isPending) return;
    answer.mutate(
      { body: trimmed(body), submission },
      {
        onSuccess: () => {
          setBody('');
          setSubmission(newSubmission());
        },
      },
    );
  }
  function change(text: string) {
    setBody(text);
    if (answer.isError) setSubmission(newSubmission());
  }
  function addReply(text: string) {
    const typed = body.trimEnd();
    change((typed ? `${typed}\n${text}` : text).slice(0, LENGTH.messageBody.max));
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
              onChange={(event) => change(event.target.value)}
            />
          </Field>
          {answer.error && <FailureAlert title={t('conversation.failed')} error={answer.error} />}
          <div>
            <Button type="submit" loading={answer.isPending} disabled={!trimmed(body)}>
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
