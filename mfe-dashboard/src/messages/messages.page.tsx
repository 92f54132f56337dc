import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { useListAddress } from '@ringtag/pages';
import { Badge, classNames, IconChevronStart, IconMessage, PageHeader } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { MessageDetail } from './message-detail';
import { MessageList } from './message-list';
import styles from './messages.module.css';
import { MESSAGE_VIEWS, messagesQuery, type MessageView } from './messages.queries';
import { useOpenMessage } from './use-open-message';

/** /messages: the inbox; `?id=` opens a message, beside the list where there is room, else in its place. */
export default function MessagesPage() {
  const { t } = useTranslation('dashboard');
  const address = useListAddress({ show: MESSAGE_VIEWS });
  const show = address.filters.show as MessageView | undefined;
  const query = useQuery(messagesQuery({ ...address.params, ...(show && { show }) }));
  const open = useOpenMessage();
  const unread = query.data?.unread ?? 0;
  const bare = !open.id && query.data?.total === 0;
  usePageTitle(unread > 0 ? t('messages.titleUnread', { count: unread }) : t('messages.title'));
  return (
    <>
      <PageHeader
        title={
          <span className={styles.title}>
            {t('messages.title')}{' '}
            <Badge tone="primary" count={unread} label={t('messages.unreadCount', { count: unread })} />
          </span>
        }
      />
      <div className={classNames(styles.layout, open.id && styles.open, bare && styles.bare)}>
        <MessageList address={address} query={query} openId={open.id} listRef={open.listRef} />
        <div className={styles.detail}>
          {open.id ? (
            <>
              <button type="button" className={styles.back} onClick={() => open.close()}>
                <IconChevronStart size={18} />
                {t('messages.back')}
              </button>
              <MessageDetail
                key={open.id}
                id={open.id}
                listed={query.data?.items.find(({ id }) => id === open.id)}
                headingRef={open.headingRef}
                onClose={open.close}
              />
            </>
          ) : (
            <div className={styles.nothingOpen}>
              <IconMessage size={32} />
              <p>{t('messages.chooseOne')}</p>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
