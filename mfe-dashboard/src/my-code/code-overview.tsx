import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { PageColumns, useFailureToast } from '@ringtag/pages';
import { Card, classNames, Skeleton, Stack, Switch } from '@ringtag/ui';
import { Suspense } from 'react';
import { CodeActions } from '../codes/code-actions';
import { CodeFacts } from '../codes/code-facts';
import { type CodeChanges, type MyCode, useChangeMyCode } from '../codes/codes.queries';
import { NoEmails } from '../own-address/no-emails';
import look from '../page/look.module.css';
import { CodeEnding } from './code-ending';
import { LatestMessages } from './latest-messages';
import styles from './my-code.module.css';
import { ScansCard } from './scans-card';

const HelpersCard = lazyWithTexts(['helping'], () => import('./helpers/helpers-card'));

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
      <Stack gap={4} className={classNames(look.inTurn, styles.second)}>
        <LatestMessages codeId={code.id} />
        <Card>
          <MessageSwitches code={code} />
        </Card>
        <Suspense fallback={<Skeleton shape="card" />}>
          <HelpersCard codeId={code.id} />
        </Suspense>
        <CodeEnding code={code} />
      </Stack>
    </PageColumns>
  );
}

/** What happens with new messages to the code. */
function MessageSwitches({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap={4}>
      <CodeSwitch
        code={code}
        label={t('code.notify')}
        hint={t('code.notifyHint')}
        isOn={({ notify }) => notify === 'always'}
        toChanges={(on) => ({ notify: on ? 'always' : 'never' })}
      />
      {/* Whatever the switch says. */}
      {code.notify === 'always' && <NoEmails />}
      <CodeSwitch
        code={code}
        label={t('code.hold')}
        hint={t('code.holdHint')}
        isOn={({ holdsUnproved }) => holdsUnproved}
        toChanges={(holdsUnproved) => ({ holdsUnproved })}
      />
    </Stack>
  );
}

interface CodeSwitchProps {
  code: MyCode;
  label: string;
  hint: string;
  isOn: (code: Pick<MyCode, 'notify' | 'holdsUnproved'>) => boolean;
  toChanges: (on: boolean) => CodeChanges;
}

function CodeSwitch({ code, label, hint, isOn, toChanges }: CodeSwitchProps) {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const change = useChangeMyCode(code.id);
  return (
    <Switch
      label={label}
      hint={hint}
      checked={isOn({ ...code, ...(change.isPending && change.variables) })}
      onChange={(event) =>
        change.mutate(toChanges(event.target.checked), {
          onError: (error) => tellFailure(t('code.changeFailed'), error),
        })
      }
    />
  );
}
