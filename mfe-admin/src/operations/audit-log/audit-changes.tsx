import { useTranslation } from '@ringtag/i18n';
import { VisuallyHidden } from '@ringtag/ui';
import styles from './audit-log.module.css';
import type { AuditEntry } from './audit-log.queries';

/** Old and new values by field. Fields bear the names of the API: what is recorded outlives the words for it. */
export function AuditChanges({ changes }: Pick<AuditEntry, 'changes'>) {
  const { t } = useTranslation('operations');
  if (changes.length === 0) return '–';
  return (
    <ul role="list" className={styles.changes}>
      {changes.map((change) => (
        <li key={change.field} translate="no">
          <code>{change.field}</code>{' '}
          {change.old !== null && (
            <>
              <del>{change.old}</del>{' '}
            </>
          )}
          <span aria-hidden>→</span>
          <VisuallyHidden>{t('auditLog.into')}</VisuallyHidden>{' '}
          <ins>{change.new ?? t('auditLog.nothing')}</ins>
        </li>
      ))}
    </ul>
  );
}
