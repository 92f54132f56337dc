import { type DialogState, FormDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { type OwnLayout, useSaveLayout } from './labels.queries';
import { LayoutForm } from './layout-form';

/** Changes a label size, or adds one. */
export function LayoutDialog({ layout, ...dialog }: DialogState & { layout?: OwnLayout }) {
  const { t } = useTranslation('admin');
  const save = useSaveLayout(layout?.id);
  return (
    <FormDialog
      {...dialog}
      title={t(layout ? 'labelLayouts.editTitle' : 'labelLayouts.new')}
      submitLabel={t('save')}
      workingLabel={t('saving')}
      call={save}
      errorTitle={t('labelLayouts.saveFailed')}
    >
      {(id) => (
        <LayoutForm
          // A new key each time the dialog opens, so that the form shows what is saved and not an abandoned draft.
          key={`${layout?.id} ${dialog.open}`}
          id={id}
          layout={layout}
          onSubmit={(body) =>
            save.mutate(body, {
              onSuccess: () => {
                dialog.onClose();
                showSuccess(t('labelLayouts.saved'));
              },
            })
          }
        />
      )}
    </FormDialog>
  );
}
