import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { CsvDialog, ListTable } from '@ringtag/lists';
import { DayTime } from '@ringtag/pages';
import { Button, EmptyState, IconClock, IconDownload, PageHeader, type TableColumn } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { useState } from 'react';
import { AuditChanges } from './audit-changes';
import { AuditFilters } from './audit-filters';
import styles from './audit-log.module.css';
import { auditLogQuery, csvPath, type AuditEntry } from './audit-log.queries';
import { useAuditAddress } from './use-audit-address';

/** /audit-log: who has changed what. */
export default function AuditLogPage() {
  const { t } = useTranslation('operations');
  const { address, filter } = useAuditAddress();
  const { q: _search, ...params } = address.params;
  const query = useQuery(auditLogQuery({ ...params, ...filter }));
  const [exporting, setExporting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('records.auditLog.title')}
        subtitle={t('records.auditLog.subtitle')}
        actions={
          // Already shown while the entries load, so that the filters below it do not move.
          query.data?.total !== 0 && (
            <Button variant="outline" icon={<IconDownload />} onClick={() => setExporting(true)}>
              {t('records.auditLog.csv')}
            </Button>
          )
        }
      />
      <ListTable
        address={address}
        query={query}
        title={t('records.auditLog.title')}
        texts={t('records.auditLog.list', { returnObjects: true })}
        columns={useColumns()}
        filters={<AuditFilters address={address} />}
        empty={
          <EmptyState
            icon={<IconClock />}
            title={t('records.auditLog.none')}
            text={t('records.auditLog.noneText')}
          />
        }
      />
      <CsvDialog
        open={exporting}
        onClose={() => setExporting(false)}
        path={(separator) => csvPath(filter, separator)}
      />
    </>
  );
}

function useColumns(): TableColumn<AuditEntry>[] {
  const { t } = useTranslation('operations');
  return [
    {
      key: 'action',
      header: t('records.auditLog.action'),
      rowHeader: true,
      cell: ({ action }) => t(`records.auditLog.actions.${action}`),
    },
    { key: 'subject', header: t('records.auditLog.subject'), cell: (entry) => <Subject entry={entry} /> },
    {
      key: 'changes',
      header: t('records.auditLog.changes'),
      cell: ({ changes }) => <AuditChanges changes={changes} />,
    },
    { key: 'actor', header: t('records.auditLog.actor'), cell: (entry) => <Actor entry={entry} /> },
    { key: 'at', header: t('records.auditLog.at'), cell: ({ at }) => <DayTime at={at} /> },
  ];
}

function Actor({ entry: { actorId, actorName } }: { entry: AuditEntry }) {
  const { t } = useTranslation('operations');
  if (!actorId) return t('records.auditLog.system');
  if (!actorName) return t('records.auditLog.gone');
  return (
    <Link to={`/users/${actorId}`} className={styles.name} translate="no">
      {actorName}
    </Link>
  );
}

const PAGES = { project: '/project', item: '/item', user: '/users', report: '/reports' } as const;
/** Their names are the codes that they concern. */
const NAMED_BY_CODE: AuditEntry['subjectType'][] = ['item', 'report'];

/** The kind and the name of the changed object. The name is a link while the object exists. */
function Subject({ entry: { subjectType, subjectId, subjectName } }: { entry: AuditEntry }) {
  const { t } = useTranslation('operations');
  const page = subjectType in PAGES ? PAGES[subjectType as keyof typeof PAGES] : undefined;
  return (
    <div className={styles.name}>
      <span className={styles.kind}>{t(`records.auditLog.subjects.${subjectType}`)}</span>
      {page && subjectName && (
        <>
          {' '}
          <Link to={`${page}/${subjectId}`} translate="no">
            {NAMED_BY_CODE.includes(subjectType) ? toDisplayAlias(subjectName) : subjectName}
          </Link>
        </>
      )}
    </div>
  );
}
