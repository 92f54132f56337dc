import { MESSAGE_KINDS, MESSAGE_VIEWS, PAGE } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { classNames, Select } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { nameOf, type NamedCode } from '../codes/code-name';
import { myCodesQuery } from '../codes/codes.queries';
import styles from './message-filter.module.css';
import type { InboxAddress } from './use-inbox-address';

interface MessageFilterProps {
  address: InboxAddress;
  /** The code of the listed messages, when one is chosen: the reader may not hold it any more. */
  listedCode: NamedCode | undefined;
}

/** All, unread or archived; of one code; messages or feedback. */
export function MessageFilter({ address, listedCode }: MessageFilterProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.filters}>
      <div role="group" aria-label={t('messages.filter')} className={styles.views}>
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
      <CodeFilter address={address} listedCode={listedCode} />
      <Select
        size="sm"
        className={styles.select}
        aria-label={t('messages.kind')}
        value={address.filters.kind ?? ''}
        onChange={({ target }) => address.setFilter('kind', target.value || undefined)}
      >
        <option value="">{t('messages.kinds.all')}</option>
        {MESSAGE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`messages.kinds.${kind}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Left out for who has a single code and chose none. */
function CodeFilter({ address, listedCode }: MessageFilterProps) {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(myCodesQuery({ page: 1, pageSize: PAGE.max }));
  const codes = data?.items ?? [];
  const chosen = address.filters.code;
  const isListed = codes.some(({ id }) => id === chosen);
  if (codes.length < 2 && !chosen) return null;
  return (
    <Select
      size="sm"
      className={styles.select}
      aria-label={t('messages.code')}
      value={chosen ?? ''}
      onChange={({ target }) => address.setFilter('code', target.value || undefined)}
    >
      <option value="">{t('messages.allCodes')}</option>
      {codes.map((code) => (
        <option key={code.id} value={code.id}>
          {nameOf(code)}
        </option>
      ))}
      {chosen && !isListed && (
        <option value={chosen}>{listedCode ? nameOf(listedCode) : t('messages.otherCode')}</option>
      )}
    </Select>
  );
}
