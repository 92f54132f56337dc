import { useTranslation } from '@ringtag/i18n';
import { TimeAgo } from '@ringtag/pages';
import { Badge, classNames, VisuallyHidden } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import look from '../page/look.module.css';
import styles from './message-link.module.css';
import type { Message } from './messages.queries';
import { useSenderName } from './use-sender-name';

interface MessageLinkProps {
  message: Message;
  to: string;
  /** What is shown of the conversation. */
  text: string;
  /** When it was written. */
  at: string;
  /** The name of the code, where messages of several codes stand side by side. */
  code?: string;
}

/** A conversation as a link in a short list beside other things. */
export function MessageLink({ message, to, text, at, code }: MessageLinkProps) {
  const { t } = useTranslation('dashboard');
  const { short } = useSenderName()(message);
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
          {short}
        </span>{' '}
        {message.kind === 'feedback' && <Badge tone="info">{t('message.feedback')}</Badge>}{' '}
        <TimeAgo at={at} className={styles.time} />
      </span>{' '}
      <span className={styles.body} dir="auto">
        {text}
      </span>{' '}
      {code && <span className={classNames(look.cut, styles.code)}>{code}</span>}
    </Link>
  );
}
