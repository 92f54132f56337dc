import { lazyDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button } from '@ringtag/ui';
import { useState } from 'react';
import type { BulkTargets } from '../items.queries';
import styles from './bulk.module.css';
import type { ItemSelection } from './use-item-selection';

const BulkDialog = lazyDialog(() => import('./bulk-dialog'));

interface BulkBarProps {
  projectId: string;
  selection: ItemSelection;
  /** The number of codes that match, on all pages. */
  total: number;
  /** True when more codes match than `total` says. Their exact number is then not known. */
  more: boolean;
  targets: BulkTargets;
}

/** Says how many codes are chosen, chooses all that match, and opens the dialog that changes them. */
export function BulkBar({ projectId, selection, total, more, targets }: BulkBarProps) {
  const { t } = useTranslation(['admin', 'items']);
  const [open, setOpen] = useState(false);
  const { count, all } = selection;
  return (
    <div role="group" aria-label={t('items:bulk.group')} className={styles.bar}>
      <span role="status" className={styles.chosen}>
        {all && more ? t('items:bulk.chosenAll') : t('items:bulk.chosen', { count })}
      </span>
      {!all && total > count && (
        <Button variant="plain" size="sm" onClick={selection.chooseAll}>
          {more ? t('items:bulk.everythingMore') : t('items:bulk.everything', { count: total })}
        </Button>
      )}
      <Button variant="plain" size="sm" onClick={selection.clear}>
        {t('items:bulk.clear')}
      </Button>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('items:bulk.change')}
      </Button>
      <BulkDialog
        projectId={projectId}
        open={open}
        {...(!(all && more) && { count })}
        targets={targets}
        onClose={() => setOpen(false)}
        onDone={selection.clear}
      />
    </div>
  );
}
