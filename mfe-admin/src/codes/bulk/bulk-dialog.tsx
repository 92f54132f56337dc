import { type DialogState, FormDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { useBulkChange, type BulkTargets } from '../items.queries';
import { BulkForm } from './bulk-form';

interface BulkDialogProps extends DialogState {
  projectId: string;
  /** The number of chosen codes. Undefined when all that match are chosen and their number is not known. */
  count?: number;
  targets: BulkTargets;
  /** Called after the codes were changed. */
  onDone: () => void;
}

/** Changes the chosen codes as the form says, then tells how many were changed, and why others were not. */
export default function BulkDialog({ projectId, count, targets, onDone, ...dialog }: BulkDialogProps) {
  const { t } = useTranslation(['admin', 'items']);
  const change = useBulkChange(projectId);
  return (
    <FormDialog
      {...dialog}
      title={count === undefined ? t('items:bulk.titleAll') : t('items:bulk.title', { count })}
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
                onSuccess: ({ changed, skipped }) => {
                  const notChanged = skipped.map(({ reason, count: left }) =>
                    t(`items:bulk.skipped.${reason}`, { count: left }),
                  );
                  showSuccess([t('items:bulk.done', { count: changed }), ...notChanged].join(' '));
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
