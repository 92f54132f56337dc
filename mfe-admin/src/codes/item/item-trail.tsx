import { useTranslation } from '@ringtag/i18n';
import { DayTime, LoadedSection } from '@ringtag/pages';
import { useQuery } from '@ringtag/vendor-query';
import { AuditChanges } from '../../records/audit-log/audit-changes';
import type { AuditEntry } from '../../records/audit-log/audit-log.queries';
import itemsStyles from '../items.module.css';
import { itemTrailQuery } from '../items.queries';
import styles from './item.module.css';

/** The audit log of a code: what administrators have changed, newest first. */
export function ItemTrail({ id }: { id: string }) {
  const { t } = useTranslation(['admin', 'items']);
  const query = useQuery(itemTrailQuery(id));
  return (
    <LoadedSection title={t('items:trail.title')} errorTitle={t('items:trail.failed')} query={query}>
      {({ items }) => (
        <>
          {items.length === 0 ? (
            <p className={itemsStyles.quiet}>{t('items:trail.none')}</p>
          ) : (
            <ol role="list" className={styles.trail}>
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
          <p className={itemsStyles.quiet}>{t('items:trail.hint')}</p>
        </>
      )}
    </LoadedSection>
  );
}

function Entry({ entry: { at, actorId, actorName, changes } }: { entry: AuditEntry }) {
  const { t } = useTranslation(['admin', 'items']);
  return (
    <li>
      <p className={itemsStyles.quiet}>
        <DayTime at={at} />
        {' · '}
        {actorId ? (actorName ?? t('items:unnamed')) : t('items:trail.system')}
      </p>
      <AuditChanges changes={changes} />
    </li>
  );
}
