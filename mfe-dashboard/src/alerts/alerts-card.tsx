import { useTranslation } from '@ringtag/i18n';
import { LoadedSection, useFailureToast } from '@ringtag/pages';
import { Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { NoEmails } from '../own-address/no-emails';
import look from '../page/look.module.css';
import { type AlertChoice, alertChoicesQuery, useChooseAlerts } from './alert-choices.queries';
import { AlertTable } from './alert-table';
import { PushSwitch } from './push-switch';

/** What the owner hears of a code, and in which ways. */
export default function AlertsCard({ codeId }: { codeId: string }) {
  const { t } = useTranslation('alerts');
  return (
    <LoadedSection
      title={t('title')}
      text={t('text')}
      query={useQuery(alertChoicesQuery(codeId))}
      errorTitle={t('loadFailed')}
      skeleton={<Skeleton shape="card" />}
    >
      {({ items }) => (
        <Stack gap={4}>
          <ChoiceTable codeId={codeId} choices={items} />
          {/* Whatever the switches say. */}
          {items.some(({ mail }) => mail) && <NoEmails />}
          <PushSwitch />
        </Stack>
      )}
    </LoadedSection>
  );
}

function ChoiceTable({ codeId, choices }: { codeId: string; choices: AlertChoice[] }) {
  const { t } = useTranslation('alerts');
  const choose = useChooseAlerts(codeId);
  const tellFailure = useFailureToast();
  return (
    <div>
      <AlertTable
        choices={choices}
        onChoose={(choice) =>
          choose.mutate(choice, { onError: (error) => tellFailure(t('changeFailed'), error) })
        }
      />
      <p className={look.quiet}>{t('requestNote')}</p>
    </div>
  );
}
