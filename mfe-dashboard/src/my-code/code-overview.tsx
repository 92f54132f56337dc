import { useTranslation } from '@ringtag/i18n';
import { PageColumns, useFailureToast } from '@ringtag/pages';
import { Card, Stack, Switch } from '@ringtag/ui';
import { CodeActions } from '../codes/code-actions';
import { CodeFacts } from '../codes/code-facts';
import { type MyCode, useChangeMyCode } from '../codes/codes.queries';
import { CodeEnding } from './code-ending';
import { LatestMessages } from './latest-messages';
import { ScansCard } from './scans-card';

/** The first tab of a code: its facts, scans and messages, and what its owner can do with it. */
export function CodeOverview({ code }: { code: MyCode }) {
  return (
    <PageColumns>
      <Stack gap={4}>
        <Card>
          <Stack gap={6}>
            <CodeFacts code={code} />
            <CodeActions code={code} />
          </Stack>
        </Card>
        <ScansCard id={code.id} />
      </Stack>
      <Stack gap={4}>
        <LatestMessages codeId={code.id} />
        <Card>
          <NotifySwitch code={code} />
        </Card>
        <CodeEnding code={code} />
      </Stack>
    </PageColumns>
  );
}

function NotifySwitch({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const change = useChangeMyCode(code.id);
  const shown = (change.isPending && change.variables.notify) || code.notify;
  return (
    <Switch
      label={t('code.notify')}
      hint={t('code.notifyHint')}
      checked={shown === 'always'}
      onChange={(event) =>
        change.mutate(
          { notify: event.target.checked ? 'always' : 'never' },
          {
            onError: (error) => tellFailure(t('code.changeFailed'), error),
          },
        )
      }
    />
  );
}
