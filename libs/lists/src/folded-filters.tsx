import { useTranslation } from '@ringtag/i18n';
import { Button, classNames, IconFilter } from '@ringtag/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './folded-filters.module.css';

interface FoldedFiltersProps {
  /** How many filters narrow the list. The button says so: on phones nothing else does. */
  active: number;
  children: ReactNode;
}

/** The filters of a list; on phones behind a button. */
export function FoldedFilters({ active, children }: FoldedFiltersProps) {
  const { t } = useTranslation('lists');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        icon={<IconFilter />}
        className={classNames(styles.toggle, active > 0 && styles.active)}
        aria-label={active > 0 ? t('filtersActive', { count: active }) : t('filters')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {active > 0 && active}
      </Button>
      <div id={id} className={classNames(styles.filters, open && styles.open)}>
        {children}
      </div>
    </>
  );
}
