import { ApiError } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { DayTime, QueryStates } from '@ringtag/pages';
import { Avatar, Badge, Button, Card, classNames, EmptyState, IconTrash, Skeleton } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { useEffect, useRef, type Ref } from 'react';
import { toCodeName } from '../codes/code-name';
import look from '../page/look.module.css';
import { Conversation } from './conversation';
import { MessageActions } from './message-actions';
import styles from './message-detail.module.css';
import { useChangeMessage, messageQuery, type Message } from './messages.queries';
import { ReplyActions } from './reply-actions';
import type { CloseMessage } from './use-open-message';
import { useSenderName } from './use-sender-name';

interface MessageDetailProps {
  id: string;
  /** The message from the list, when the list has it. Shown until the full message is loaded. */
  listed?: Message;
  headingRef: Ref<HTMLHeadingElement>;
  onClose: CloseMessage;
}

/** One message in full. Showing it marks it as read. */
export function MessageDetail({ id, listed, headingRef, onClose }: MessageDetailProps) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(messageQuery(id, listed));
  useMarkAsRead(query.data);
  if (query.error instanceof ApiError && query.error.status === 404) return <Gone onClose={onClose} />;
  return (
    <Card className={styles.detail}>
      <QueryStates
        query={query}
        errorTitle={t('message.loadFailed')}
        skeleton={
          <>
            <Skeleton shape="circle" />
            <Skeleton width="third" />
            <Skeleton />
            <Skeleton width="half" />
          </>
        }
      >
        {(message) => (
          <article className={classNames(styles.article, look.inTurn)}>
            <Head message={message} headingRef={headingRef} />
            <p className={styles.body} dir="auto">
              {message.body || t('message.gone')}
            </p>
            <Conversation key={message.id} message={message} />
            <ReplyActions message={message} />
            <MessageActions message={message} onClose={onClose} />
          </article>
        )}
      </QueryStates>
    </Card>
  );
}

/** Who wrote, when and through which code. */
function Head({ message, headingRef }: { message: Message } & Pick<MessageDetailProps, 'headingRef'>) {
  const { t } = useTranslation('dashboard');
  const { name, initials } = useSenderName()(message);
  return (
    <header className={styles.head}>
      <Avatar name={initials} />
      <div className={styles.who}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.sender} dir="auto">
          {name}
        </h2>
        <p className={styles.meta}>
          <DayTime at={message.createdAt} />
          <Link to={`/my-code/${message.code.id}`}>{toCodeName(message.code)}</Link>
        </p>
      </div>
      {message.solvedAt && <Badge tone="success">{t('inbox.state.solved')}</Badge>}
      {message.heldAt && <Badge>{t('message.held')}</Badge>}
      {message.reportedAt && <Badge tone="warning">{t('messages.reported')}</Badge>}
      {message.kind === 'feedback' && <Badge tone="info">{t('message.feedback')}</Badge>}
    </header>
  );
}

/** A message that was deleted: in another tab, by its age, or before an old link to it was opened. */
function Gone({ onClose }: Pick<MessageDetailProps, 'onClose'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Card className={styles.detail}>
      <div role="status">
        <EmptyState
          kind="no-results"
          icon={<IconTrash />}
          title={t('message.gone')}
          action={
            <Button variant="outline" onClick={() => onClose()}>
              {t('messages.back')}
            </Button>
          }
        />
      </div>
    </Card>
  );
}

/** Marks the message as read once each time it is opened. A message that the reader marks as unread stays unread. */
function useMarkAsRead(message: Message | undefined): void {
  const { mutate } = useChangeMessage();
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (!message || handled.current === message.id) return;
    handled.current = message.id;
    if (message.readAt === null) mutate({ id: message.id, read: true });
  }, [message, mutate]);
}
