import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@ringtag/contracts';
import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { FilterSelect } from '@ringtag/lists';
import { Button, DateRangePicker, IconClose } from '@ringtag/ui';
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
        address={address}
        name="action"
        label={t('records.auditLog.action')}
        any={t('records.auditLog.anyAction')}
        values={AUDIT_ACTIONS}
        text={(action) => t(`records.auditLog.actions.${action}`)}
      />
      <FilterSelect
        address={address}
        name="subjectType"
        label={t('records.auditLog.subject')}
        any={t('records.auditLog.anySubject')}
        values={AUDIT_SUBJECTS}
        text={(subject) => t(`records.auditLog.subjects.${subject}`)}
      />
      {!actorIsAccount && (
        <FilterSelect
          address={address}
          name="actor"
          label={t('records.auditLog.actor')}
          any={t('records.auditLog.anyActor')}
          values={['system']}
          text={() => t('records.auditLog.system')}
        />
      )}
      <div className={styles.days}>
        <DateRangePicker
          {...dates}
          aria-label={t('records.auditLog.days')}
          placeholder={t('records.auditLog.days')}
          allowSingleDateInRange
          value={{ from, to }}
          onChange={(days) => setFilter('days', days.from && `${days.from}~${days.to}`)}
        />
      </div>
      {actorIsAccount && (
        <Chosen text={t('records.auditLog.ofOneActor')} onClear={() => setFilter('actor', undefined)} />
      )}
      {filters.subject && (
        <Chosen text={t('records.auditLog.ofOne')} onClear={() => setFilter('subject', undefined)} />
      )}
    </>
  );
}

/** A filter that a link on another page has set. Pressing the button removes it. */
function Chosen({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <Button variant="outline" size="sm" className={styles.chosen} icon={<IconClose />} onClick={onClear}>
      {text}
    </Button>
  );
}
