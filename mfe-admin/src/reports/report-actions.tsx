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
  const { t } = useTranslation(['reports', 'admin']);
  const navigate = useNavigate();
  const tellFailure = useFailureToast();
  const settle = useSettleReport(id);
  const remove = useDeleteReport(id);
  const [asking, setAsking] = useState(false);
  const settled = settledAt !== null;
  return (
    <Section title={t('actions.title')}>
      <p>{t('actions.text')}</p>
      <Inline gap={2}>
        <Button
          variant={settled ? 'outline' : undefined}
          icon={settled ? undefined : <IconCheck />}
          loading={settle.isPending}
          loadingLabel={t('actions.saving')}
          onClick={() =>
            settle.mutate(!settled, {
              onSuccess: () => showSuccess(t(settled ? 'actions.reopened' : 'actions.settled')),
              onError: (error) => tellFailure(t('actions.failed'), error),
            })
          }
        >
          {t(settled ? 'actions.reopen' : 'actions.settle')}
        </Button>
        <Button variant="outline" icon={<IconTrash />} onClick={() => setAsking(true)}>
          {t('actions.delete')}
        </Button>
      </Inline>
      <p className={styles.quiet}>{t('actions.others')}</p>
      <QuestionDialog
        danger
        open={asking}
        onClose={() => setAsking(false)}
        title={t('actions.deleteTitle')}
        confirmLabel={t('admin:delete')}
        cancelLabel={t('admin:cancel')}
        workingLabel={t('admin:deleting')}
        errorTitle={t('actions.deleteFailed')}
        onConfirm={async () => {
          await remove.mutateAsync();
          showSuccess(t('actions.deleted'));
          void navigate('/reports');
        }}
      >
        {t('actions.deleteText')}
      </QuestionDialog>
    </Section>
  );
}
