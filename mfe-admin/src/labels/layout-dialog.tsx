import { FormDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showToast } from '@ringtag/ui';
import { type OwnLayout, useSaveLayout } from './labels.queries';
import { LayoutForm } from './layout-form';

interface LayoutDialogProps {
  /** Undefined for a new label size. */
  layout: OwnLayout | undefined;
  open: boolean;
  onClose: () => void;
}

/** Adds or changes a label size. */
export function LayoutDialog({ layout, open, onClose }: LayoutDialogProps) {
  const { t } = useTranslation('admin');
  const save = useSaveLayout(layout?.id);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(layout ? 'labelLayouts.editTitle' : 'labelLayouts.new')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      workingLabel={t('saving')}
      call={save}
      errorTitle={t('labelLayouts.saveFailed')}
    >
      {(id) => (
        <LayoutForm
          // A new key each time the dialog opens, so that the form shows what is saved and not an abandoned draft.
          key={`${layout?.id} ${open}`}
          id={id}
          layout={layout}
          onSubmit={(body) =>
            save.mutate(body, {
              onSuccess: () => {
                onClose();
                showToast({ variant: 'success', description: t('labelLayouts.saved') });
              },
            })
          }
        />
      )}
    </FormDialog>
  );
}
