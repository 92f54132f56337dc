import { useTranslation } from '@ringtag/i18n';
import { Stack, VisuallyHidden } from '@ringtag/ui';
import styles from './audit-changes.module.css';
import type { AuditEntry } from './audit-log.queries';
import { useAuditWords } from './use-audit-words';

/** The old and the new value of each changed field. */
export function AuditChanges({ changes }: Pick<AuditEntry, 'changes'>) {
  const { t } = useTranslation('operations');
  const words = useAuditWords(changes);
  if (changes.length === 0) return '–';
  return (
    <Stack as="ul" role="list" gap={1} className={styles.changes}>
      {changes.map(({ field, old, new: next }) => (
        <li key={field}>
          <span className={styles.field}>{words.field(field)}</span>{' '}
          {old !== null && (
            <>
              <del translate="no">{words.value(field, old)}</del>{' '}
            </>
          )}
          <span aria-hidden>→</span>
          <VisuallyHidden>{t('records.auditLog.into')}</VisuallyHidden>{' '}
          <ins translate="no">{next === null ? t('records.auditLog.nothing') : words.value(field, next)}</ins>
        </li>
      ))}
    </Stack>
  );
}
