import { useTranslation } from '@ringtag/i18n';
import { PageColumns, useFailureToast } from '@ringtag/pages';
import { Card, classNames, Stack, Switch } from '@ringtag/ui';
import AlertsCard from '../alerts/alerts-card';
import { CodeActions } from '../codes/code-actions';
import { CodeFacts } from '../codes/code-facts';
import { type MyCode, type MyCodeDetail, useChangeMyCode } from '../codes/codes.queries';
import HelpersCard from '../helping/helpers/helpers-card';
import look from '../page/look.module.css';
import { CodeEnding } from './code-ending';
import { GiveCode } from './give/give-code';
import { HistoryCard } from './history/history-card';
import { LatestMessages } from './latest-messages';
import { LostCard } from './lost-card';
import styles from './my-code.module.css';
import { ScansCard } from './scans-card';

/** The first tab of a code: its facts, scans and messages, and what its owner can do with it. */
export function CodeOverview({ code }: { code: MyCodeDetail }) {
  return (
    <PageColumns>
      <Stack gap={4}>
        <Card>
          <Stack gap={6}>
            <CodeFacts code={code} />
            <CodeActions code={code} />
          </Stack>
        </Card>
        <LostCard code={code} />
        <ScansCard id={code.id} />
      </Stack>
      <Stack gap={4} className={classNames(look.inTurn, styles.second)}>
        <LatestMessages codeId={code.id} />
        <AlertsCard codeId={code.id} />
        <Card>
          <HoldSwitch code={code} />
        </Card>
        <HelpersCard codeId={code.id} />
        <HistoryCard id={code.id} />
        <GiveCode code={code} />
        <CodeEnding code={code} />
      </Stack>
    </PageColumns>
  );
}

/** Whether messages of senders who have not confirmed an email address are held. */
function HoldSwitch({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const change = useChangeMyCode(code.id);
  const { holdsUnproved } = { ...code, ...(change.isPending && change.variables) };
  return (
    <Switch
      label={t('code.hold')}
      hint={t('code.holdHint')}
      checked={holdsUnproved === true}
      onChange={(event) =>
        change.mutate(
          { holdsUnproved: event.target.checked },
          { onError: (error) => tellFailure(t('code.changeFailed'), error) },
        )
      }
    />
  );
}
