import { type DialogState, QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Stack } from '@ringtag/ui';
import { useDeletePreset, type Preset } from './presets.queries';

/** Asks before a preset is deleted. Says which projects and codes use it, and what they get instead. */
export function DeletePresetDialog({ preset, ...dialog }: DialogState & { preset: Preset }) {
  const { name, projects, items, isDefault } = preset;
  const { t } = useTranslation(['presets', 'admin']);
  const remove = useDeletePreset(preset.id);
  const used = projects > 0 || items > 0;
  return (
    <QuestionDialog
      danger
      {...dialog}
      title={t('deleteTitle', { name })}
      confirmLabel={t('admin:delete')}
      workingLabel={t('admin:deleting')}
      errorTitle={t('deleteFailed')}
      onConfirm={async () => {
        await remove.mutateAsync();
        showSuccess(t('deleted', { name }));
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
