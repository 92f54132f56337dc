import { ITEM_SORTS, ITEM_STATUSES, type ItemSort } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import type { ListAddress } from '@ringtag/lists';
import { Select } from '@ringtag/ui';
import styles from '../items.module.css';

const YES_NO = ['true', 'false'] as const;

/** Every filter of the list, with its values in the address. */
export const ITEM_FILTERS = { status: ITEM_STATUSES, activated: YES_NO, activatable: YES_NO } as const;
export type ItemsAddress = ListAddress<keyof typeof ITEM_FILTERS, ItemSort>;

/** Which codes are listed, and in which order. */
export function ItemFilters({ address }: { address: ItemsAddress }) {
  const { t } = useTranslation(['admin', 'items']);
  return (
    <>
      <Select
        className={styles.filter}
        aria-label={t('item.status')}
        value={address.filters.status ?? ''}
        onChange={({ target }) => address.setFilter('status', target.value)}
      >
        <option value="">{t('items.anyStatus')}</option>
        {ITEM_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`item.statuses.${status}`)}
          </option>
        ))}
      </Select>
      {(['activated', 'activatable'] as const).map((name) => (
        <Select
          key={name}
          className={styles.filter}
          aria-label={t(`item.${name}`)}
          value={address.filters[name] ?? ''}
          onChange={({ target }) => address.setFilter(name, target.value)}
        >
          <option value="">{t(`items:filters.${name}.any`)}</option>
          {YES_NO.map((value) => (
            <option key={value} value={value}>
              {t(`items:filters.${name}.${value}`)}
            </option>
          ))}
        </Select>
      ))}
      <Select
        className={styles.filter}
        aria-label={t('items:sort')}
        value={address.sort ?? ITEM_SORTS[0]}
        onChange={({ target }) =>
          address.setSort(ITEM_SORTS.find((sort) => sort === target.value && sort !== ITEM_SORTS[0]))
        }
      >
        {ITEM_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`items:sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </>
  );
}
