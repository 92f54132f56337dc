import { ALERT_WAYS } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { LoadedSection, useFailureToast } from '@ringtag/pages';
import { Skeleton, Stack, Switch } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { NoEmails } from '../own-address/no-emails';
import look from '../page/look.module.css';
import { type AlertChoice, alertChoicesQuery, useChooseAlerts } from './alert-choices.queries';
import styles from './alerts-card.module.css';
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
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {ALERT_WAYS.map((way) => (
              <th key={way} scope="col">
                {t(`ways.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <tr key={choice.kind}>
              <th scope="row">{t(`kinds.${choice.kind}`)}</th>
              {ALERT_WAYS.map((way) => (
                <td key={way}>
                  <Switch
                    hideLabel
                    label={`${t(`kinds.${choice.kind}`)}: ${t(`ways.${way}`)}`}
                    checked={choice[way]}
                    onChange={(event) =>
                      choose.mutate(
                        { ...choice, [way]: event.target.checked },
                        { onError: (error) => tellFailure(t('changeFailed'), error) },
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={look.quiet}>{t('requestNote')}</p>
    </div>
  );
}
