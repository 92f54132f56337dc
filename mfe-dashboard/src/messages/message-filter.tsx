import { HELPING_PATH, MESSAGE_KINDS, MESSAGE_VIEWS, PAGE } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { FilterSelect } from '@ringtag/lists';
import { classNames, Inline } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { toCodeName, type NamedCode } from '../codes/code-name';
import { myCodesQuery } from '../codes/codes.queries';
import styles from './message-filter.module.css';
import type { InboxAddress } from './use-inbox-address';

interface MessageFilterProps extends CodeFilterProps {
  /** How many messages are held. Without one there is no filter for them, unless the address already chooses it. */
  held: number;
  /** Whether the reader also helps others to answer. */
  helps: boolean;
}

interface CodeFilterProps {
  address: InboxAddress;
  /** The code whose messages are listed, when one is chosen. The reader may have given it up. */
  listedCode: NamedCode | undefined;
}

/** Filters by state (all, unread, archived, held), by code and by kind (messages, feedback). */
export function MessageFilter({ address, held, helps, listedCode }: MessageFilterProps) {
  const { t } = useTranslation('dashboard');
  const views = MESSAGE_VIEWS.filter((view) => view !== 'held' || held > 0 || address.filters.show === view);
  return (
    <Inline gap={2} className={styles.filters}>
      <Inline gap={1} role="group" aria-label={t('messages.filter')} className={styles.views}>
        {[undefined, ...views].map((view) => {
          const chosen = address.filters.show === view;
          return (
            <button
              key={view ?? 'all'}
              type="button"
              aria-pressed={chosen}
              className={classNames(styles.option, chosen && styles.chosen)}
              onClick={() => address.setFilter('show', view)}
            >
              {t(`messages.views.${view ?? 'all'}`, { held })}
            </button>
          );
        })}
        {helps && (
          <Link to={HELPING_PATH} className={styles.option}>
            {t('messages.helping')}
          </Link>
        )}
      </Inline>
      <CodeFilter address={address} listedCode={listedCode} />
      <FilterSelect
        size="sm"
        className={styles.select}
        address={address}
        name="kind"
        label={t('messages.kind')}
        any={t('messages.kinds.all')}
        values={MESSAGE_KINDS}
        text={(kind) => t(`messages.kinds.${kind}`)}
      />
    </Inline>
  );
}

/** The filter by code. Hidden from readers with a single code, unless the address already chooses one. */
function CodeFilter({ address, listedCode }: CodeFilterProps) {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(myCodesQuery({ page: 1, pageSize: PAGE.max }));
  const names = new Map(data?.items.map((code) => [code.id, toCodeName(code)]));
  const chosen = address.filters.code;
  if (names.size < 2 && !chosen) return null;
  if (chosen && !names.has(chosen))
    names.set(chosen, listedCode ? toCodeName(listedCode) : t('messages.otherCode'));
  return (
    <FilterSelect
      size="sm"
      className={styles.select}
      address={address}
      name="code"
      label={t('messages.code')}
      any={t('messages.allCodes')}
      values={[...names.keys()]}
      text={(id) => names.get(id)!}
    />
  );
}
