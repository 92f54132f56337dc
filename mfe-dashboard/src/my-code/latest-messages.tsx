import { useTranslation } from '@ringtag/i18n';
import { LoadedSection, TimeAgo } from '@ringtag/pages';
import { Badge, classNames, Skeleton, VisuallyHidden } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { Link } from '@ringtag/vendor-router';
import { messagesQuery, type Message } from '../messages/messages.queries';
import { OPEN_PARAM } from '../messages/use-open-message';
import look from '../page/look.module.css';
import styles from './latest-messages.module.css';

const SHOWN = 3;

/** The latest messages that were sent to the owner through this code. */
export function LatestMessages({ codeId }: { codeId: string }) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(messagesQuery({ code: codeId, pageSize: SHOWN }));
  const inbox = `/messages?code=${codeId}`;
  return (
    <LoadedSection
      size="lg"
      title={t('messages.title')}
      aside={<Link to={inbox}>{t('code.allMessages')}</Link>}
      gap={3}
      query={query}
      errorTitle={t('messages.loadFailed')}
      skeleton={
        <>
          <Skeleton />
          <Skeleton />
        </>
      }
    >
      {({ items, total }) =>
        total === 0 ? (
          <p className={look.quiet}>{t('code.noMessages')}</p>
        ) : (
          <ul role="list" className={look.divided}>
            {items.map((message) => (
              <li key={message.id}>
                <MessageLink message={message} to={`${inbox}&${OPEN_PARAM}=${message.id}`} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}

function MessageLink({ message, to }: { message: Message; to: string }) {
  const { t } = useTranslation('dashboard');
  const unread = message.readAt === null;
  return (
    <Link to={to} className={styles.message}>
      <span className={styles.line}>
        {unread && (
          <>
            <span className={look.dot} aria-hidden />
            <VisuallyHidden>{t('message.unread')} </VisuallyHidden>
          </>
        )}
        <span className={classNames(look.cut, styles.sender)} dir="auto">
          {message.sender.name || t('message.anonymous')}
        </span>{' '}
        {message.kind === 'feedback' && <Badge tone="info">{t('message.feedback')}</Badge>}{' '}
        <TimeAgo at={message.createdAt} className={styles.time} />
      </span>{' '}
      <span className={styles.body} dir="auto">
        {message.body}
      </span>
    </Link>
  );
}
