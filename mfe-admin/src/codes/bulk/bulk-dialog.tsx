import { FormDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showToast } from '@ringtag/ui';
import { useBulkChange, type BulkAnswer, type BulkTargets } from '../items.queries';
import { BulkForm } from './bulk-form';

interface BulkDialogProps {
  projectId: string;
  open: boolean;
  /** Undefined for all that match, however many they are. */
  count?: number;
  targets: BulkTargets;
  onClose: () => void;
  /** The codes are changed. */
  onDone: () => void;
}

/** Gives the chosen codes what the form says, and tells how many it changed. */
export function BulkDialog({ projectId, open, count, targets, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation(['admin', 'items']);
  const outcomeText = useOutcomeText();
  const change = useBulkChange(projectId);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
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
                  showToast({ variant: 'success', description: outcomeText(answer) });
                  onClose();
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

/** How many changed, and why others did not. */
function useOutcomeText(): (answer: BulkAnswer) => string {
  const { t } = useTranslation(['admin', 'items']);
  return ({ changed, skipped }) =>
    [
      t('items:bulk.done', { count: changed }),
      ...skipped.map(({ reason, count }) => t(`items:bulk.skipped.${reason}`, { count })),
    ].join(' ');
}
