import { CODE_SORTS, type CodeSort } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import type { ListAddress } from '@ringtag/lists';
import { Select } from '@ringtag/ui';
import styles from './my-codes.module.css';

/** The order of the list; the first one, which needs no choice, is left out of the address. */
export function SortSelect({ address }: { address: ListAddress<never, CodeSort> }) {
  const { t } = useTranslation('dashboard');
  return (
    <Select
      className={styles.sort}
      aria-label={t('myCodes.sort')}
      value={address.sort ?? CODE_SORTS[0]}
      onChange={({ target }) =>
        address.setSort(CODE_SORTS.find((sort) => sort === target.value && sort !== CODE_SORTS[0]))
      }
    >
      {CODE_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {t(`myCodes.sorts.${sort}`)}
        </option>
      ))}
    </Select>
  );
}
