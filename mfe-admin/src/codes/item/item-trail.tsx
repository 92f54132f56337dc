import { useTranslation } from '@ringtag/i18n';
import { DayTime, LoadedSection } from '@ringtag/pages';
import { Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { AuditChanges } from '../../records/audit-log/audit-changes';
import type { AuditEntry } from '../../records/audit-log/audit-log.queries';
import styles from '../items.module.css';
import { itemTrailQuery } from '../items.queries';

/** The audit log of a code: what administrators have changed, newest first. */
export function ItemTrail({ id }: { id: string }) {
  const { t } = useTranslation(['admin', 'items']);
  const query = useQuery(itemTrailQuery(id));
  return (
    <LoadedSection title={t('items:trail.title')} errorTitle={t('items:trail.failed')} query={query}>
      {({ items }) => (
        <>
          {items.length === 0 ? (
            <p className={styles.quiet}>{t('items:trail.none')}</p>
          ) : (
            <Stack as="ol" role="list" gap={3}>
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </Stack>
          )}
          <p className={styles.quiet}>{t('items:trail.hint')}</p>
        </>
      )}
    </LoadedSection>
  );
}

function Entry({ entry: { at, actorId, actorName, changes } }: { entry: AuditEntry }) {
  const { t } = useTranslation(['admin', 'items']);
  return (
    <li>
      <p className={styles.quiet}>
        <DayTime at={at} />
        {' · '}
        {actorId ? (actorName ?? t('items:unnamed')) : t('items:trail.system')}
      </p>
      <AuditChanges changes={changes} />
    </li>
  );
}
