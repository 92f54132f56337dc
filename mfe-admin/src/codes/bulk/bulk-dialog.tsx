import { useId } from 'react';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog, showToast, Stack } from '@ringtag/ui';
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
  const formId = useId();
  const outcomeText = useOutcomeText();
  const change = useBulkChange(projectId);
  const close = () => {
    if (change.isPending) return;
    change.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={count === undefined ? t('items:bulk.titleAll') : t('items:bulk.title', { count })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={change.isPending}
            loadingLabel={t('items:bulk.changing')}
          >
            {t('items:bulk.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FailureAlert title={t('items:bulk.failed')} error={change.error} />
        <BulkForm
          id={formId}
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
      </Stack>
    </Dialog>
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
