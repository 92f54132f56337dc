import { type DialogState, FormDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { ProofDialog, useProven } from '@ringtag/verification';
import { usePrintLabels, usePrintSecrets } from './labels.queries';
import { PrintLabelsForm } from './print-labels-form';

interface PrintLabelsDialogProps extends DialogState {
  projectId: string;
  /** Offers the backs of the labels too, which have the secrets of the codes. */
  offersBacks: boolean;
}

/** Downloads the codes of a project as a PDF of labels, or what belongs on their backs. */
export default function PrintLabelsDialog({ projectId, offersBacks, ...dialog }: PrintLabelsDialogProps) {
  const { t } = useTranslation('admin');
  const print = usePrintLabels(projectId);
  const backs = useProven(usePrintSecrets(projectId), dialog.onClose);
  const call = {
    isPending: print.isPending || backs.proof.call.isPending,
    error: print.error ?? backs.failure,
    reset: () => {
      print.reset();
      backs.clear();
    },
  };
  return (
    <>
      <FormDialog
        {...dialog}
        open={dialog.open && !backs.proof.open}
        title={t('print.title')}
        submitLabel={t('print.make')}
        workingLabel={t('print.making')}
        call={call}
        errorTitle={t('print.failed')}
      >
        {(id) => (
          <PrintLabelsForm
            id={id}
            offersBacks={offersBacks}
            onSubmit={(run, isBack) =>
              isBack ? backs.run(run) : print.mutate(run, { onSuccess: dialog.onClose })
            }
          />
        )}
      </FormDialog>
      <ProofDialog {...backs.proof} />
    </>
  );
}
