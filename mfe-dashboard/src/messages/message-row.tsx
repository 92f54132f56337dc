import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Avatar, classNames, VisuallyHidden } from '@ringtag/ui';
import { Link, type To } from '@ringtag/vendor-router';
import { nameOf } from '../my-code/code-name';
import styles from './message-row.module.css';
import type { Message } from './messages.queries';

const SNIPPET_LENGTH = 160;

interface MessageRowProps {
  message: Message;
  to: To;
  selected: boolean;
}

/** A message in the list: weight, dot and a hidden word tell that it is unread. */
export function MessageRow({ message, to, selected }: MessageRowProps) {
  const { t } = useTranslation('dashboard');
  const { relative, dateTime } = useFormats();
  const unread = message.readAt === null;
  const sender = message.sender.name || t('message.anonymous');
  return (
    <Link
      to={to}
      id={rowId(message.id)}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
      className={classNames(styles.row, unread && styles.unread, selected && styles.selected)}
    >
      <span className={styles.dot} aria-hidden />
      <Avatar name={message.sender.name ?? ''} />
      <span className={styles.text}>
        <span className={styles.line}>
          {unread && <VisuallyHidden>{t('message.unread')} </VisuallyHidden>}
          <span className={styles.sender} dir="auto">
            {sender}
          </span>{' '}
          <time dateTime={message.createdAt} title={dateTime(message.createdAt)} className={styles.time}>
            {relative(message.createdAt)}
          </time>
        </span>{' '}
        <span className={styles.snippet} dir="auto">
          {message.body.slice(0, SNIPPET_LENGTH)}
        </span>{' '}
        <span className={styles.code}>{nameOf(message.code)}</span>
      </span>
    </Link>
  );
}

/** Where the focus returns to when a message is closed. */
export function rowId(messageId: string): string {
  return `message-${messageId}`;
}
