import { useTranslation } from '@ringtag/i18n';
import type { ListAddress } from '@ringtag/pages';
import { classNames } from '@ringtag/ui';
import styles from './message-filter.module.css';
import { MESSAGE_VIEWS } from './messages.queries';

/** All, unread or archived. */
export function MessageFilter({ address }: { address: ListAddress<'show'> }) {
  const { t } = useTranslation('dashboard');
  return (
    <div role="group" aria-label={t('messages.filter')} className={styles.filter}>
      {([undefined, ...MESSAGE_VIEWS] as const).map((view) => {
        const chosen = address.filters.show === view;
        return (
          <button
            key={view ?? 'all'}
            type="button"
            aria-pressed={chosen}
            className={classNames(styles.option, chosen && styles.chosen)}
            onClick={() => address.setFilter('show', view)}
          >
            {t(`messages.views.${view ?? 'all'}`)}
          </button>
        );
      })}
    </div>
  );
}
