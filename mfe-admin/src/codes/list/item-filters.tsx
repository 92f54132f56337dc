import { ITEM_SORTS, ITEM_STATUSES, type ItemSort } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { FilterSelect, type ListAddress, SortSelect } from '@ringtag/lists';
import styles from './items-list.module.css';

const YES_NO = ['true', 'false'] as const;

/** The filters of the list, with the values that they have in the address. */
export const ITEM_FILTERS = { status: ITEM_STATUSES, activated: YES_NO, activatable: YES_NO } as const;

/** Chooses which codes are listed, and in which order. */
export function ItemFilters({ address }: { address: ListAddress<keyof typeof ITEM_FILTERS, ItemSort> }) {
  const { t } = useTranslation(['admin', 'items']);
  const common = { address, className: styles.filter };
  return (
    <>
      <FilterSelect
        {...common}
        name="status"
        label={t('item.status')}
        any={t('items.anyStatus')}
        values={ITEM_STATUSES}
        text={(status) => t(`item.statuses.${status}`)}
      />
      {(['activated', 'activatable'] as const).map((name) => (
        <FilterSelect
          {...common}
          key={name}
          name={name}
          label={t(`item.${name}`)}
          any={t(`items:filters.${name}.any`)}
          values={YES_NO}
          text={(value) => t(`items:filters.${name}.${value}`)}
        />
      ))}
      <SortSelect
        {...common}
        label={t('items:sort')}
        sorts={ITEM_SORTS}
        text={(sort) => t(`items:sorts.${sort}`)}
      />
    </>
  );
}
