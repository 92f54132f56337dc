import { useTranslation } from '@ringtag/i18n';
import { Inline, Section } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { toCodeName } from '../codes/code-name';
import { MessageLink } from '../messages/message-link';
import { HELD_PATH, type Message } from '../messages/messages.queries';
import { useWrittenBy } from '../messages/use-author-name';
import { OPEN_PARAM } from '../messages/use-open-message';
import type { Home } from '../next-steps/home.queries';
import look from '../page/look.module.css';

const INBOX = '/messages';

/** What is unread, and the conversations in which somebody wrote last. */
export function LatestConversations({ home }: { home: Home }) {
  const { t } = useTranslation(['home', 'dashboard']);
  const { conversations, held } = home;
  return (
    <Section
      size="lg"
      title={t('dashboard:messages.title')}
      aside={conversations.length > 0 && <Link to={INBOX}>{t('dashboard:messages.back')}</Link>}
      gap={3}
    >
      {conversations.length === 0 ? (
        <p className={look.quiet}>{t('home:noMessages')}</p>
      ) : (
        <>
          <News home={home} />
          <ul role="list" className={look.divided}>
            {conversations.map((message) => (
              <li key={message.id}>
                <Conversation message={message} />
              </li>
            ))}
          </ul>
        </>
      )}
      {held > 0 && <Link to={HELD_PATH}>{t('dashboard:messages.views.held', { held })}</Link>}
    </Section>
  );
}

function News({ home: { unread, answers } }: { home: Home }) {
  const { t } = useTranslation(['home', 'dashboard']);
  if (unread === 0) return <p className={look.quiet}>{t('dashboard:messages.noneUnread')}</p>;
  return (
    <Inline gap={2}>
      <Link to={`${INBOX}?show=unread`}>{t('dashboard:messages.unreadCount', { count: unread })}</Link>
      {answers > 0 && <span className={look.quiet}>{t('home:answers', { count: answers })}</span>}
    </Inline>
  );
}

function Conversation({ message }: { message: Message }) {
  const { t } = useTranslation('dashboard');
  const { id, lastMessage: last, activeAt, code } = message;
  const writtenBy = useWrittenBy();
  const text = last.body || t(message.body ? 'inbox.noText' : 'message.gone');
  return (
    <MessageLink
      message={message}
      to={`${INBOX}?${OPEN_PARAM}=${id}`}
      text={last.side === 'owner' ? writtenBy(last.author, text) : text}
      at={activeAt}
      code={toCodeName(code)}
    />
  );
}
