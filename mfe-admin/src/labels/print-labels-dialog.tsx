import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog, Stack } from '@ringtag/ui';
import { useId } from 'react';
import { usePrintLabels } from './labels.queries';
import { PrintLabelsForm } from './print-labels-form';

interface PrintLabelsDialogProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

/** The codes of a project as a PDF of labels. */
export function PrintLabelsDialog({ projectId, open, onClose }: PrintLabelsDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const print = usePrintLabels(projectId);
  const close = () => {
    onClose();
    print.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('print.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={print.isPending} loadingLabel={t('print.making')}>
            {t('print.make')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FailureAlert title={t('print.failed')} error={print.error} />
        <PrintLabelsForm id={formId} onSubmit={(run) => print.mutate(run, { onSuccess: close })} />
      </Stack>
    </Dialog>
  );
}
