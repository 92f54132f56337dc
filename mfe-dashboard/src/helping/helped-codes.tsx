import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { LoadedSection, showSuccess, useFailureToast } from '@ringtag/pages';
import { Button, Skeleton, Stack } from '@ringtag/ui';
import type { UseQueryResult } from '@ringtag/vendor/query';
import { useState } from 'react';
import { AlertTable } from '../alerts/alert-table';
import { PushSwitch } from '../alerts/push-switch';
import { toCodeName } from '../codes/code-name';
import look from '../page/look.module.css';
import styles from './helping.module.css';
import { type HelpedCode, useChooseHelperAlerts, useLeave } from './helping.queries';

/** The codes with which the reader helps, each with what the reader hears of it and the way to stop. */
export function HelpedCodes({ query }: { query: UseQueryResult<HelpedCode[]> }) {
  const { t } = useTranslation('helping');
  const leave = useLeave();
  const [leaving, setLeaving] = useState<HelpedCode>();
  const stop = async () => {
    await leave.mutateAsync(leaving!.id);
    setLeaving(undefined);
    showSuccess(t('leave.done'));
  };
  return (
    <LoadedSection
      size="lg"
      title={t('codes.title')}
      query={query}
      errorTitle={t('codes.loadFailed')}
      skeleton={<Skeleton />}
    >
      {(codes) => (
        <>
          {codes.length === 0 ? (
            <p className={look.quiet}>{t('codes.none')}</p>
          ) : (
            <ul role="list" className={look.divided}>
              {codes.map((code) => (
                <CodeRow key={code.id} code={code} onLeave={() => setLeaving(code)} />
              ))}
            </ul>
          )}
          {codes.length > 0 && <PushSwitch />}
          <QuestionDialog
            danger
            open={leaving !== undefined}
            onClose={() => setLeaving(undefined)}
            title={t('leave.title')}
            confirmLabel={t('leave.confirm')}
            workingLabel={t('leave.working')}
            errorTitle={t('leave.failed')}
            onConfirm={stop}
          >
            {t('leave.text')}
          </QuestionDialog>
        </>
      )}
    </LoadedSection>
  );
}

function CodeRow({ code, onLeave }: { code: HelpedCode; onLeave: () => void }) {
  const { t } = useTranslation(['helping', 'alerts']);
  const tellFailure = useFailureToast();
  const choose = useChooseHelperAlerts(code.id);
  const chosen = choose.isPending ? choose.variables : undefined;
  const name = toCodeName(code);
  return (
    <li className={styles.code}>
      <Stack gap={3}>
        <div className={styles.line}>
          <div>
            <bdi className={styles.name}>{name}</bdi>
            <p className={look.quiet}>
              <bdi>{code.ownerName ? t('codes.of', { name: code.ownerName }) : t('codes.ofNobody')}</bdi>
            </p>
          </div>
          <Button variant="outline" size="sm" aria-label={t('leave.named', { name })} onClick={onLeave}>
            {t('leave.confirm')}
          </Button>
        </div>
        <AlertTable
          choices={code.alerts.map((each) => (chosen?.kind === each.kind ? chosen : each))}
          onChoose={(choice) =>
            choose.mutate(choice, { onError: (error) => tellFailure(t('alerts:changeFailed'), error) })
          }
        />
      </Stack>
    </li>
  );
}
