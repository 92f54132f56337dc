import { type DialogState, FormDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { useBulkChange, type BulkAnswer, type BulkTargets } from '../items.queries';
import { BulkForm } from './bulk-form';

interface BulkDialogProps extends DialogState {
  projectId: string;
  /** The number of chosen codes. Undefined when all that match are chosen and their number is not known. */
  count?: number;
  targets: BulkTargets;
  /** Called after the codes were changed. */
  onDone: () => void;
}

/** Changes the chosen codes as the form says, then tells how many were changed. */
export function BulkDialog({ projectId, count, targets, onDone, ...dialog }: BulkDialogProps) {
  const { t } = useTranslation(['admin', 'items']);
  const outcomeText = useOutcomeText();
  const change = useBulkChange(projectId);
  return (
    <FormDialog
      {...dialog}
      title={count === undefined ? t('items:bulk.titleAll') : t('items:bulk.title', { count })}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('items:bulk.apply')}
      workingLabel={t('items:bulk.changing')}
      call={change}
      waits
      errorTitle={t('items:bulk.failed')}
    >
      {(id) => (
        <BulkForm
          id={id}
          projectId={projectId}
          onSubmit={(changes) =>
            change.mutate(
              { ...targets, changes },
              {
                onSuccess: (answer) => {
                  showSuccess(outcomeText(answer));
                  dialog.onClose();
                  onDone();
                },
              },
            )
          }
        />
      )}
    </FormDialog>
  );
}

/** Returns a function that says how many codes were changed, and why others were not. */
function useOutcomeText(): (answer: BulkAnswer) => string {
  const { t } = useTranslation(['admin', 'items']);
  return ({ changed, skipped }) =>
    [
      t('items:bulk.done', { count: changed }),
      ...skipped.map(({ reason, count }) => t(`items:bulk.skipped.${reason}`, { count })),
    ].join(' ');
}
