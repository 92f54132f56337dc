import { useTranslation } from '@ringtag/i18n';
import { TimeAgo } from '@ringtag/pages';
import { Avatar, Badge, Checkbox, classNames, VisuallyHidden } from '@ringtag/ui';
import { Link, type To } from '@ringtag/vendor/router';
import { toCodeName } from '../codes/code-name';
import look from '../page/look.module.css';
import styles from './message-row.module.css';
import type { Message } from './messages.queries';
import { useWrittenBy } from './use-author-name';
import { useSenderName } from './use-sender-name';

interface MessageRowProps {
  message: Message;
  to: To;
  /** True while the message is shown in full beside the list. */
  open: boolean;
  /** True while the message is chosen for a bulk action. */
  chosen?: boolean;
  /** Left out where there are no bulk actions. */
  onChoose?: () => void;
}

/**
 * A conversation in the list, with what was written in it last. Bold text, a dot and a word for screen readers tell that
 * it is unread.
 */
export function MessageRow({ message, to, open, chosen = false, onChoose }: MessageRowProps) {
  const { t } = useTranslation('dashboard');
  const { lastMessage: last, messageCount: count } = message;
  const text = last.body || t(message.body ? 'inbox.noText' : 'message.gone');
  const unread = message.readAt === null;
  const sender = useSenderName()(message);
  const writtenBy = useWrittenBy();
  return (
    <div
      data-message={message.id}
      className={classNames(styles.row, open && styles.open, chosen && styles.chosen)}
    >
      {onChoose && (
        <Checkbox
          className={styles.choice}
          label={t('messages.bulk.one', { name: sender.name })}
          hideLabel
          checked={chosen}
          onChange={onChoose}
        />
      )}
      <Link
        to={to}
        id={rowId(message.id)}
        aria-current={open ? 'true' : undefined}
        className={classNames(styles.link, unread && styles.unread)}
      >
        {unread && <span className={classNames(look.dot, styles.dot)} aria-hidden />}
        <Avatar name={sender.initials} />
        <span className={styles.text}>
          <span className={styles.line}>
            {unread && <VisuallyHidden>{t('message.unread')} </VisuallyHidden>}
            <span className={classNames(look.cut, styles.sender)} dir="auto">
              {sender.short}
              {count > 1 && (
                <span className={styles.count}>
                  {' '}
                  <span aria-hidden>{count}</span>
                  <VisuallyHidden>{t('messages.count', { count })}</VisuallyHidden>
                </span>
              )}
            </span>{' '}
            <TimeAgo at={message.activeAt} className={styles.time} />
          </span>{' '}
          <span className={classNames(look.cut, look.quiet, styles.snippet)} dir="auto">
            {last.side === 'owner' ? writtenBy(last.author, text) : text}
          </span>{' '}
          <span className={styles.foot}>
            <span className={classNames(look.cut, styles.code)}>
              {toCodeName(message.code)}
              {message.helping?.name && <bdi> · {message.helping.name}</bdi>}
            </span>{' '}
            {message.solvedAt && <Badge tone="success">{t('inbox.state.solved')}</Badge>}{' '}
            {message.kind === 'feedback' && <Badge tone="info">{t('message.feedback')}</Badge>}
          </span>
        </span>
      </Link>
    </div>
  );
}

/** Returns the id of the message whose row has the focus. */
export function focusedMessage(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-message]')?.dataset['message'];
}

/** Returns the element id of a message's row. The focus returns there when the message is closed. */
export function rowId(messageId: string): string {
  return `message-${messageId}`;
}
