import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog, showToast, Stack } from '@ringtag/ui';
import { useId } from 'react';
import { type OwnLayout, useSaveLayout } from './labels.queries';
import { LayoutForm } from './layout-form';

interface LayoutDialogProps {
  /** Undefined for a new one. */
  layout: OwnLayout | undefined;
  open: boolean;
  onClose: () => void;
}

/** Makes or changes a label size. */
export function LayoutDialog({ layout, open, onClose }: LayoutDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const save = useSaveLayout(layout?.id);
  const close = () => {
    onClose();
    save.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(layout ? 'labelLayouts.editTitle' : 'labelLayouts.new')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={save.isPending} loadingLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FailureAlert title={t('labelLayouts.saveFailed')} error={save.error} />
        <LayoutForm
          // Opened again, it shows what is saved and not what was typed and left.
          key={`${layout?.id} ${open}`}
          id={formId}
          layout={layout}
          onSubmit={(body) =>
            save.mutate(body, {
              onSuccess: () => {
                close();
                showToast({ variant: 'success', description: t('labelLayouts.saved') });
              },
            })
          }
        />
      </Stack>
    </Dialog>
  );
}
