import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showToast, Stack } from '@ringtag/ui';
import { useDeletePreset, type Preset } from './presets.queries';

interface DeletePresetDialogProps {
  preset: Preset;
  open: boolean;
  onClose: () => void;
}

/** Asks before a preset is deleted. Says which projects and codes use it, and what they get instead. */
export function DeletePresetDialog({ preset, open, onClose }: DeletePresetDialogProps) {
  const { name, projects, items, isDefault } = preset;
  const { t } = useTranslation(['presets', 'admin']);
  const remove = useDeletePreset(preset.id);
  const used = projects > 0 || items > 0;
  return (
    <QuestionDialog
      danger
      open={open}
      onClose={onClose}
      title={t('deleteTitle', { name })}
      confirmLabel={t('admin:delete')}
      cancelLabel={t('admin:cancel')}
      workingLabel={t('admin:deleting')}
      errorTitle={t('deleteFailed')}
      onConfirm={async () => {
        await remove.mutateAsync();
        showToast({ variant: 'success', description: t('deleted', { name }) });
      }}
    >
      <Stack gap={2}>
        {projects > 0 && <p>{t('deleteProjects', { count: projects })}</p>}
        {items > 0 && <p>{t('deleteItems', { count: items })}</p>}
        {used && <p>{t('deleteThen')}</p>}
        {isDefault && <p>{t('deleteDefault')}</p>}
        {!used && !isDefault && <p>{t('deleteUnused')}</p>}
      </Stack>
    </QuestionDialog>
  );
}
