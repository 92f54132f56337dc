import { type DialogState, FormDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { usePrintLabels } from './labels.queries';
import { PrintLabelsForm } from './print-labels-form';

/** Downloads the codes of a project as a PDF of labels. */
export default function PrintLabelsDialog({ projectId, ...dialog }: DialogState & { projectId: string }) {
  const { t } = useTranslation('admin');
  const print = usePrintLabels(projectId);
  return (
    <FormDialog
      {...dialog}
      title={t('print.title')}
      submitLabel={t('print.make')}
      workingLabel={t('print.making')}
      call={print}
      errorTitle={t('print.failed')}
    >
      {(id) => (
        <PrintLabelsForm id={id} onSubmit={(run) => print.mutate(run, { onSuccess: dialog.onClose })} />
      )}
    </FormDialog>
  );
}
