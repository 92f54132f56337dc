import { PROJECT_SORTS, type ProjectSort } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import type { ListAddress } from '@ringtag/lists';
import { Select } from '@ringtag/ui';
import styles from './projects.module.css';

/** What the address can ask for besides the projects in use, which need no choice. */
export const ARCHIVED_VIEWS = ['archived', 'all'] as const;
export type ArchivedView = (typeof ARCHIVED_VIEWS)[number];

/** Which projects are listed, and in which order. */
export function ProjectFilters({ address }: { address: ListAddress<'view', ProjectSort> }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Select
        className={styles.select}
        aria-label={t('projects.which')}
        value={address.filters.view ?? ''}
        onChange={({ target }) => address.setFilter('view', target.value)}
      >
        <option value="">{t('projects.views.inUse')}</option>
        {ARCHIVED_VIEWS.map((view) => (
          <option key={view} value={view}>
            {t(`projects.views.${view}`)}
          </option>
        ))}
      </Select>
      <Select
        className={styles.select}
        aria-label={t('projects.sort')}
        value={address.sort ?? PROJECT_SORTS[0]}
        onChange={({ target }) =>
          address.setSort(PROJECT_SORTS.find((sort) => sort === target.value && sort !== PROJECT_SORTS[0]))
        }
      >
        {PROJECT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`projects.sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </>
  );
}
