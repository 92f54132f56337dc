import { cardPath, type ItemStatus, toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { DayTime, useFailureToast } from '@ringtag/pages';
import { Button, Card, IconCheck, IconLock, Inline, showToast, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { ItemStatusBadge } from '../codes/item-status';
import { type PageReport, useChangeReportedCode, useSettlePageReports } from './page-reports.queries';
import { PersonLink } from './person-link';
import styles from './report.module.css';

interface ReportedPageProps {
  /** All that are about one page. */
  reports: readonly [PageReport, ...PageReport[]];
  settled: boolean;
}

/** What was reported of one page, and what can be done about it. */
export function ReportedPage({ reports, settled }: ReportedPageProps) {
  const { t } = useTranslation('operations');
  const [{ code }] = reports;
  const name = toDisplayAlias(code.alias);
  return (
    <Card>
      <Stack gap={4}>
        <Inline gap={2}>
          <h3 translate="no">{code.status ? <Link to={`/item/${code.id}`}>{name}</Link> : name}</h3>
          {code.status && code.status !== 'active' && <ItemStatusBadge status={code.status} />}
          <span className={styles.quiet}>{t('reports.pages.count', { count: reports.length })}</span>
        </Inline>
        <Stack as="ul" role="list" gap={3}>
          {reports.map(({ id, reason, createdAt, settledBy }) => (
            <li key={id}>
              <p className={styles.reason} dir="auto" translate="no">
                {reason}
              </p>
              <Inline gap={2} className={styles.quiet}>
                <DayTime at={createdAt} />
                {settledBy && <PersonLink person={settledBy} />}
              </Inline>
            </li>
          ))}
        </Stack>
        <Inline gap={2}>
          <SettleButton ids={reports.map(({ id }) => id)} settled={settled} />
          {code.status && code.status !== 'disabled' && <DisableButton code={code} name={name} />}
          <a href={cardPath(code.alias)} target="_blank" rel="noreferrer noopener">
            {t('reports.pages.open')}
          </a>
        </Inline>
      </Stack>
    </Card>
  );
}

function SettleButton({ ids, settled }: { ids: readonly string[]; settled: boolean }) {
  const { t } = useTranslation('operations');
  const tellFailure = useFailureToast();
  const settle = useSettlePageReports();
  const count = ids.length;
  // Awaited, not `onSuccess`: the change removes this component, and React Query then skips its callbacks.
  const change = async (to: boolean, undo?: () => void) => {
    try {
      await settle.mutateAsync({ ids, settled: to });
      showToast({
        variant: 'success',
        description: t(to ? 'reports.pages.settled' : 'reports.pages.reopened', { count }),
        ...(undo && { action: { label: t('reports.pages.undo'), onSelect: undo } }),
      });
    } catch (error) {
      tellFailure(t('reports.actions.failed'), error);
    }
  };
  return (
    <Button
      variant="outline"
      icon={settled ? undefined : <IconCheck />}
      loading={settle.isPending}
      loadingLabel={t('reports.actions.saving')}
      onClick={() => void change(!settled, () => void change(settled))}
    >
      {settled ? t('reports.actions.reopen') : t('reports.pages.settle', { count })}
    </Button>
  );
}

function DisableButton({ code, name }: { code: PageReport['code']; name: string }) {
  const { t } = useTranslation('operations');
  const tellFailure = useFailureToast();
  const { mutateAsync, isPending } = useChangeReportedCode(code.id);
  // Awaited for the same reason: the change removes the button.
  const set = async (status: ItemStatus, undo?: () => void) => {
    try {
      await mutateAsync(status);
      showToast({
        variant: 'success',
        description: t(undo ? 'reports.pages.disabled' : 'reports.pages.enabled', { code: name }),
        ...(undo && { action: { label: t('reports.pages.undo'), onSelect: undo } }),
      });
    } catch (error) {
      tellFailure(t('reports.pages.changeFailed'), error);
    }
  };
  return (
    <Button
      variant="outline"
      icon={<IconLock />}
      loading={isPending}
      loadingLabel={t('reports.actions.saving')}
      onClick={() => void set('disabled', () => void set(code.status ?? 'active'))}
    >
      {t('reports.pages.disable')}
    </Button>
  );
}
