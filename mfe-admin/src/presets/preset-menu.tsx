import { useErrorText, useTranslation } from '@ringtag/i18n';
import { Button, DropdownMenu, IconMore, IconRename, IconStar, IconTrash, showToast } from '@ringtag/ui';
import { useState } from 'react';
import { DeletePresetDialog } from './delete-preset-dialog';
import { useChangePreset, type Preset } from './presets.queries';
import { RenamePresetDialog } from './rename-preset-dialog';

/** What is done with one preset of the list. */
export function PresetMenu({ preset }: { preset: Preset }) {
  const { id, name, isDefault } = preset;
  const { t } = useTranslation('presets');
  const errorText = useErrorText();
  const change = useChangePreset(id);
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const close = () => setOpen(undefined);

  const toggleDefault = () =>
    change.mutate(
      { isDefault: !isDefault },
      {
        onSuccess: () =>
          showToast({
            variant: 'success',
            description: t(isDefault ? 'defaultEnded' : 'defaultMade', { name }),
          }),
        onError: (error) =>
          showToast({ variant: 'error', title: t('changeFailed'), description: errorText(error) }),
      },
    );
  return (
    <>
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
          { id: 'rename', label: t('rename'), icon: <IconRename />, onSelect: () => setOpen('rename') },
          { id: 'delete', label: t('delete'), icon: <IconTrash />, onSelect: () => setOpen('delete') },
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
      <RenamePresetDialog preset={preset} open={open === 'rename'} onClose={close} />
      <DeletePresetDialog preset={preset} open={open === 'delete'} onClose={close} />
    </>
  );
}
