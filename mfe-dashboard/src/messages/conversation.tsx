import { useTranslation } from '@ringtag/i18n';
import { DayTime, QueryStates } from '@ringtag/pages';
import { Skeleton, Stack, Thread, ThreadMessage } from '@ringtag/ui';
import { useQuery, type UseQueryResult } from '@ringtag/vendor/query';
import { useEffect, useRef, useState } from 'react';
import { Attachments } from '../attachments/attachments';
import { FoundAgain } from '../codes/found-again';
import look from '../page/look.module.css';
import { AnswerForm } from './answer-form';
import { ConversationState, ConversationTools, isToThank } from './conversation-state';
import { conversationQuery, type WholeConversation } from './conversation.queries';
import { type Message, useChangeMessage } from './messages.queries';
import { NoLink } from './no-link';
import { SenderLinkDialog } from './sender-link-dialog';
import { useAuthorName } from './use-author-name';
import { useNoteSeen } from './use-note-seen';
import { useSenderName } from './use-sender-name';

/** What was written after a message, and the form for an answer. The sender reads it by a link, without an account. */
export function Conversation({ message }: { message: Message }) {
  const { t } = useTranslation('dashboard');
  const { id, heldAt } = message;
  // Helpers read, answer and solve. All else is the owner's.
  const helps = message.helping !== undefined;
  const sender = useSenderName()(message);
  const query = useQuery(conversationQuery(id));
  const [linking, setLinking] = useState(false);
  const toAuthor = useAuthorName();
  useReadArrivals(id, query, !helps);
  useNoteSeen(id, query.data?.messageCount);
  return (
    <QueryStates query={query} errorTitle={t('conversation.loadFailed')} skeleton={<Skeleton width="half" />}>
      {(conversation) => (
        <Stack gap={4}>
          <ConversationState conversation={conversation} helps={helps} />
          {conversation.solvedAt && !helps && <FoundAgain codeId={message.code.id} />}
          {conversation.messages.length > 1 && (
            <Thread aria-label={t('conversation.title')}>
              {conversation.messages
                .slice(1)
                .map(({ position, side, body, createdAt, photos, place, author }) => (
                  <ThreadMessage
                    key={position}
                    own={side === 'owner'}
                    who={<bdi>{side === 'owner' ? toAuthor(author) : sender.name}</bdi>}
                    text={body || (photos.length === 0 && !place ? t('message.gone') : '')}
                    when={
                      <>
                        <DayTime at={createdAt} />
                        {side === 'owner' &&
                          position < conversation.senderSeen &&
                          ` · ${t('conversation.seen')}`}
                      </>
                    }
                  >
                    <Attachments conversationId={id} photos={photos} place={place} />
                  </ThreadMessage>
                ))}
            </Thread>
          )}
          {conversation.end === null && (helps || !isToThank(conversation)) && (
            <AnswerForm id={id} held={heldAt !== null} solved={Boolean(conversation.solvedAt)} />
          )}
          <ConversationTools id={id} codeId={message.code.id} conversation={conversation} helps={helps} />
          {conversation.end === 'no-link' && !helps && <NoLink onMake={() => setLinking(true)} />}
          {/* Here it stays when the new link has taken the question for it away. */}
          <SenderLinkDialog id={id} open={linking} onClose={() => setLinking(false)} />
          <Over conversation={conversation} helps={helps} />
        </Stack>
      )}
    </QueryStates>
  );
}

/** Why nobody can write any more. A message that nobody answered looks as always once its code is given up. */
function Over({ conversation, helps }: { conversation: WholeConversation; helps: boolean }) {
  const { t } = useTranslation('dashboard');
  const { end, messageCount } = conversation;
  if (helps) return end && <p className={look.quiet}>{t('conversation.over')}</p>;
  if (end === 'blocked') return <p className={look.quiet}>{t('conversation.overBlocked')}</p>;
  if (end === 'erased') return <p className={look.quiet}>{t('conversation.overErased')}</p>;
  if (end !== 'given-up' || messageCount === 1) return null;
  return <p className={look.quiet}>{t('conversation.overGivenUp')}</p>;
}

/** Marks as read what the sender writes while the owner looks at the conversation. */
function useReadArrivals(
  id: string,
  { data, dataUpdatedAt }: UseQueryResult<WholeConversation>,
  owns: boolean,
): void {
  const { mutate } = useChangeMessage();
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (!data || document.visibilityState === 'hidden') return;
    const hasArrived = shown.current !== undefined && data.messageCount > shown.current;
    if (owns && hasArrived && data.messages.at(-1)?.side === 'sender') mutate({ id, read: true });
    shown.current = data.messageCount;
  }, [id, data, dataUpdatedAt, owns, mutate]);
}
