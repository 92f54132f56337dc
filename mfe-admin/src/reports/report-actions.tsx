import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFailureToast } from '@ringtag/pages';
import { Button, IconCheck, IconTrash, Inline, Section } from '@ringtag/ui';
import { useNavigate } from '@ringtag/vendor/router';
import { useState } from 'react';
import styles from './report.module.css';
import { type ReportedConversation, useDeleteReport, useSettleReport } from './reports.queries';

/** Settles a report or opens it again, and deletes its conversation for both sides. */
export function ReportActions({ report: { id, settledAt } }: { report: ReportedConversation }) {
  const { t } = useTranslation(['operations', 'admin']);
  const navigate = useNavigate();
  const tellFailure = useFailureToast();
  const settle = useSettleReport(id);
  const remove = useDeleteReport(id);
  const [asking, setAsking] = useState(false);
  const settled = settledAt !== null;
  return (
    <Section title={t('reports.actions.title')}>
      <p>{t('reports.actions.text')}</p>
      <Inline gap={2}>
        <Button
          variant={settled ? 'outline' : undefined}
          icon={settled ? undefined : <IconCheck />}
          loading={settle.isPending}
          loadingLabel={t('reports.actions.saving')}
          onClick={() =>
            settle.mutate(!settled, {
              onSuccess: () =>
                showSuccess(t(settled ? 'reports.actions.reopened' : 'reports.actions.settled')),
              onError: (error) => tellFailure(t('reports.actions.failed'), error),
            })
          }
        >
          {t(settled ? 'reports.actions.reopen' : 'reports.actions.settle')}
        </Button>
        <Button variant="outline" icon={<IconTrash />} onClick={() => setAsking(true)}>
          {t('reports.actions.delete')}
        </Button>
      </Inline>
      <p className={styles.quiet}>{t('reports.actions.others')}</p>
      <QuestionDialog
        danger
        open={asking}
        onClose={() => setAsking(false)}
        title={t('reports.actions.deleteTitle')}
        confirmLabel={t('admin:delete')}
        workingLabel={t('admin:deleting')}
        errorTitle={t('reports.actions.deleteFailed')}
        onConfirm={async () => {
          await remove.mutateAsync();
          showSuccess(t('reports.actions.deleted'));
          void navigate('/reports');
        }}
      >
        {t('reports.actions.deleteText')}
      </QuestionDialog>
    </Section>
  );
}
