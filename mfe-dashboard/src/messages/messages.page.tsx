import type { MessageAction } from '@ringtag/contracts';
import { lazyDialog } from '@ringtag/forms';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { CsvDialog } from '@ringtag/lists';
import { unreadQuery } from '@ringtag/shell-controls/inbox';
import { Badge, classNames, IconChevronStart, IconMessage, PageHeader, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import { NoEmails } from '../own-address/no-emails';
import { focusAnswer } from './answer-form';
import { BulkDeleteDialog } from './bulk-delete-dialog';
import { InboxTools } from './inbox-tools';
import { MessageDetail } from './message-detail';
import { MessageList } from './message-list';
import { focusedMessage } from './message-row';
import styles from './messages.module.css';
import { csvPath, messagesQuery, type Message } from './messages.queries';
import { SelectionBar } from './selection-bar';
import { useArrivals } from './use-arrivals';
import { moveFocus, toViewActions, useInboxActions } from './use-inbox-actions';
import { useInboxAddress } from './use-inbox-address';
import { useOpenMessage, type OpenMessage } from './use-open-message';
import { useSelection } from './use-selection';
import { useShortcuts, useShortcutsEnabled } from './use-shortcuts';

const BlockedSendersDialog = lazyDialog(() => import('./blocked-senders-dialog'));
const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog'));

/**
 * /messages: the inbox. `?id=` opens a message: beside the list on large screens, in place of the list on small ones.
 */
export default function MessagesPage() {
  const { t } = useTranslation('dashboard');
  const { address, filter } = useInboxAddress();
  const params = { ...address.params, ...filter };
  const query = useQuery(messagesQuery(params));
  const arrivals = useArrivals(query.data, JSON.stringify(params), query.isPlaceholderData);
  const messages = arrivals.shown;
  const ids = messages.map(({ id }) => id);
  const open = useOpenMessage(ids);
  const total = query.data?.total ?? 0;
  // Messages that were read after loading stay in the list of unread ones, but they do not count.
  const readSince = filter.show === 'unread' ? messages.filter(({ readAt }) => readAt !== null).length : 0;
  const matching = total - readSince;
  const selection = useSelection(ids, matching, JSON.stringify(params));
  const actions = useInboxActions({ messages, filter, selection, openId: open.id, close: open.close });
  const viewActions: readonly MessageAction[] = toViewActions(filter.show);
  const [helping, setHelping] = useState(false);
  const [blocking, setBlocking] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [shortcuts, enableShortcuts] = useShortcutsEnabled();
  useShortcuts(
    {
      j: () => moveFocus(ids, open.id, 1),
      k: () => moveFocus(ids, open.id, -1),
      x: () => chooseFocused(selection.toggle),
      e: () => actions.run(viewActions[0]!),
      r: focusAnswer,
      u: () => viewActions.includes('unread') && actions.run('unread'),
      '#': () => actions.run('delete'),
      Delete: () => actions.run('delete'),
      '?': () => setHelping(true),
    },
    shortcuts,
  );
  const { data: unread = 0 } = useQuery(unreadQuery());
  const aboutList = open.id && styles.besideMessage;
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
        actions={
          <InboxTools
            aboutList={aboutList}
            onShortcuts={() => setHelping(true)}
            onBlocked={() => setBlocking(true)}
            onExport={total > 0 ? () => setExporting(true) : undefined}
          />
        }
      />
      <Stack gap={4}>
        <NoEmails />
        <div className={classNames(styles.layout, open.id && styles.open, bare && styles.bare)}>
          <MessageList
            address={address}
            query={query}
            arrivals={arrivals}
            openId={open.id}
            listRef={open.listRef}
            selection={selection}
            selectionBar={
              <SelectionBar
                selection={selection}
                total={matching}
                more={query.data?.more ?? false}
                actions={viewActions}
                onAction={actions.run}
              />
            }
          />
          <ReadingPane open={open} listed={messages.find(({ id }) => id === open.id)} />
        </div>
      </Stack>
      <BulkDeleteDialog
        open={actions.doomed.open}
        count={actions.doomed.count}
        onClose={actions.keep}
        onConfirm={actions.destroy}
      />
      <CsvDialog
        open={exporting}
        onClose={() => setExporting(false)}
        path={(separator) => csvPath(filter, separator)}
      />
      <BlockedSendersDialog open={blocking} onClose={() => setBlocking(false)} />
      <ShortcutsDialog
        open={helping}
        onClose={() => setHelping(false)}
        enabled={shortcuts}
        onEnable={enableShortcuts}
      />
    </>
  );
}

function chooseFocused(toggle: (id: string) => void): void {
  const id = focusedMessage();
  if (id) toggle(id);
}

/** The open message, or a hint to open one. */
function ReadingPane({ open, listed }: { open: OpenMessage; listed: Message | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
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
            listed={listed}
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
  );
}
