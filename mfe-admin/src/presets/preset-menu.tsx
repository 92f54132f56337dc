import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFailureToast } from '@ringtag/pages';
import { Button, DropdownMenu, IconMore, IconRename, IconStar, IconTrash } from '@ringtag/ui';
import { useChangePreset, type Preset } from './presets.queries';

export type PresetDialogKind = 'rename' | 'delete';

interface PresetMenuProps {
  preset: Preset;
  onOpen: (kind: PresetDialogKind) => void;
}

export function PresetMenu({ preset: { id, name, isDefault }, onOpen }: PresetMenuProps) {
  const { t } = useTranslation('presets');
  const tellFailure = useFailureToast();
  const change = useChangePreset(id);

  const toggleDefault = () =>
    change.mutate(
      { isDefault: !isDefault },
      {
        onSuccess: () => showSuccess(t(isDefault ? 'defaultEnded' : 'defaultMade', { name })),
        onError: (error) => tellFailure(t('changeFailed'), error),
      },
    );
  return (
    <DropdownMenu
      align="end"
      label={t('actionsOf', { name })}
      items={[
        {
          id: 'default',
          label: t(isDefault ? 'endDefault' : 'makeDefault'),
          icon: <IconStar />,
          onSelect: toggleDefault,
        },
        { id: 'rename', label: t('rename'), icon: <IconRename />, onSelect: () => onOpen('rename') },
        { id: 'delete', label: t('delete'), icon: <IconTrash />, onSelect: () => onOpen('delete') },
      ]}
      trigger={
        <Button
          variant="plain"
          size="sm"
          icon={<IconMore />}
          loading={change.isPending}
          aria-label={t('actionsOf', { name })}
        />
      }
    />
  );
}
