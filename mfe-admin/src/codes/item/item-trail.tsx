import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { useQuery } from '@ringtag/vendor-query';
import type { AuditEntry } from '../../records/audit-log/audit-log.queries';
import { itemTrailQuery } from '../items.queries';
import { LoadedSection } from './item-section';
import styles from '../items.module.css';

/** What administrators changed of a code, the latest first. */
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
            <ol role="list" className={styles.trail}>
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
          <p className={styles.quiet}>{t('items:trail.hint')}</p>
        </>
      )}
    </LoadedSection>
  );
}

function Entry({ entry: { at, actorId, actorName, changes } }: { entry: AuditEntry }) {
  const { t } = useTranslation(['admin', 'items']);
  const { dateTime } = useFormats();
  const fieldName = useFieldName();
  return (
    <li>
      <p className={styles.quiet}>
        <time dateTime={at}>{dateTime(at)}</time>
        {' · '}
        {actorId ? (actorName ?? t('items:unnamed')) : t('items:trail.system')}
      </p>
      {changes.map((change) => (
        <p key={change.field}>
          {t('items:trail.change', {
            field: fieldName(change.field),
            old: change.old ?? '–',
            new: change.new ?? '–',
          })}
        </p>
      ))}
    </li>
  );
}

/** A field as the form of the code calls it; another release may know more of them. */
function useFieldName(): (field: string) => string {
  const { t } = useTranslation(['admin', 'items']);
  const names: Record<string, string> = {
    label: t('item.label'),
    status: t('item.status'),
    activatable: t('item.activatable'),
    viewOnly: t('items:viewOnly'),
    maxActivations: t('items:maxActivations'),
  };
  return (field) => names[field] ?? field;
}
