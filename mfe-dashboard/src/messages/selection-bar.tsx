import type { MessageAction } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import {
  Button,
  Checkbox,
  classNames,
  IconArchive,
  IconCheck,
  IconInbox,
  IconMail,
  IconTrash,
  Inline,
  Tooltip,
} from '@ringtag/ui';
import type { ReactNode } from 'react';
import look from '../page/look.module.css';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection';

/** The id of the checkbox that gets the focus after a bulk action, because the button of the action is gone. */
export const SELECT_PAGE = 'select-page';

const ICONS: Record<MessageAction, ReactNode> = {
  read: <IconCheck />,
  unread: <IconMail />,
  archive: <IconArchive />,
  unarchive: <IconInbox />,
  release: <IconInbox />,
  delete: <IconTrash />,
};

interface SelectionBarProps {
  selection: Selection;
  total: number;
  /** True if there may be others: then all that match cannot be chosen, because nobody knows how many they are. */
  more: boolean;
  actions: readonly MessageAction[];
  onAction: (action: MessageAction) => void;
}

/** Chooses the messages of the page or all that match, says how many are chosen, and runs an action on them. */
export function SelectionBar({ selection, total, more, actions, onAction }: SelectionBarProps) {
  const { t } = useTranslation('dashboard');
  const { count, page, all, ids } = selection;
  return (
    <div className={classNames(styles.bar, count === 0 && styles.idle)}>
      <Inline gap={1} nowrap className={styles.line}>
        <Checkbox
          id={SELECT_PAGE}
          className={styles.page}
          label={t('messages.bulk.page')}
          hideLabel
          checked={page === 'all'}
          indeterminate={page === 'some'}
          onChange={selection.togglePage}
        />
        <span role="status" className={classNames(look.quiet, styles.count)}>
          {count > 0 ? t('messages.bulk.selected', { count }) : t('messages.count', { count: total })}
        </span>
        {count > 0 && (
          <div role="group" aria-label={t('messages.bulk.actions')} className={styles.actions}>
            {actions.map((action) => (
              <Tooltip key={action} text={t(`messages.bulk.${action}`)}>
                <Button
                  variant="plain"
                  size="sm"
                  icon={ICONS[action]}
                  aria-label={t(`messages.bulk.${action}`)}
                  onClick={() => onAction(action)}
                />
              </Tooltip>
            ))}
          </div>
        )}
      </Inline>
      {page === 'all' && total > ids.length && !more && (
        <p className={styles.everything}>
          <button type="button" className={styles.link} onClick={all ? selection.clear : selection.chooseAll}>
            {all ? t('messages.bulk.clear') : t('messages.bulk.everything', { count: total })}
          </button>
        </p>
      )}
    </div>
  );
}
