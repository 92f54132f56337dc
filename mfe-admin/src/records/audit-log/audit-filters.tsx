import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@ringtag/contracts';
import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, DateRangePicker, IconClose } from '@ringtag/ui';
import { FilterSelect } from '../../operations/filter-select';
import styles from './audit-log.module.css';
import type { AuditAddress } from './use-audit-address';

export function AuditFilters({ address }: { address: AuditAddress }) {
  const { t } = useTranslation('operations');
  const dates = useDateLabels();
  const { filters, setFilter } = address;
  const [from = '', to = ''] = filters.days?.split('~') ?? [];
  const actorIsAccount = filters.actor !== undefined && filters.actor !== 'system';
  return (
    <>
      <FilterSelect
        label={t('auditLog.action')}
        any={t('auditLog.anyAction')}
        options={AUDIT_ACTIONS.map((action) => [action, t(`auditLog.actions.${action}`)])}
        value={filters.action}
        onChange={(action) => setFilter('action', action)}
      />
      <FilterSelect
        label={t('auditLog.subject')}
        any={t('auditLog.anySubject')}
        options={AUDIT_SUBJECTS.map((subject) => [subject, t(`auditLog.subjects.${subject}`)])}
        value={filters.subjectType}
        onChange={(subject) => setFilter('subjectType', subject)}
      />
      {!actorIsAccount && (
        <FilterSelect
          label={t('auditLog.actor')}
          any={t('auditLog.anyActor')}
          options={[['system', t('auditLog.system')]]}
          value={filters.actor}
          onChange={(actor) => setFilter('actor', actor)}
        />
      )}
      <div className={styles.days}>
        <DateRangePicker
          {...dates}
          aria-label={t('auditLog.days')}
          placeholder={t('auditLog.days')}
          allowSingleDateInRange
          value={{ from, to }}
          onChange={(days) => setFilter('days', days.from && `${days.from}~${days.to}`)}
        />
      </div>
      {actorIsAccount && (
        <Chosen text={t('auditLog.ofOneActor')} onClear={() => setFilter('actor', undefined)} />
      )}
      {filters.subject && (
        <Chosen text={t('auditLog.ofOne')} onClear={() => setFilter('subject', undefined)} />
      )}
    </>
  );
}

/** What another page has chosen, to be dropped by a press. */
function Chosen({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <Button variant="outline" size="sm" className={styles.chosen} icon={<IconClose />} onClick={onClear}>
      {text}
    </Button>
  );
}
