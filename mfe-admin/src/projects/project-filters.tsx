import { PROJECT_SORTS, type ProjectSort } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { FilterSelect, type ListAddress, SortSelect } from '@ringtag/lists';
import styles from './projects.module.css';

/** The values of the filter in the address. Without a value, the list shows the projects that are in use. */
export const ARCHIVED_VIEWS = ['archived', 'all'] as const;
export type ArchivedView = (typeof ARCHIVED_VIEWS)[number];

/** Chooses which projects are listed, and in which order. */
export function ProjectFilters({ address }: { address: ListAddress<'view', ProjectSort> }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <FilterSelect
        className={styles.select}
        address={address}
        name="view"
        label={t('projects.which')}
        any={t('projects.views.inUse')}
        values={ARCHIVED_VIEWS}
        text={(view) => t(`projects.views.${view}`)}
      />
      <SortSelect
        className={styles.select}
        address={address}
        label={t('projects.sort')}
        sorts={PROJECT_SORTS}
        text={(sort) => t(`projects.sorts.${sort}`)}
      />
    </>
  );
}
