import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import {
  Button,
  DateTimePicker,
  Dialog,
  DropdownMenu,
  Field,
  IconCopy,
  IconDownload,
  Inline,
  Stack,
  Tooltip,
} from '@ringtag/ui';
import { useState } from 'react';

export default function InDialogExample() {
  const { t } = useTranslation('gallery');
  const texts = useDateLabels();
  const [when, setWhen] = useState('');
  const [open, setOpen] = useState(false);
  const [innerOpen, setInnerOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('overlays.inDialog.open')}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('overlays.inDialog.title')}
        closeLabel={t('overlays.close')}
        actions={<Button onClick={() => setInnerOpen(true)}>{t('overlays.inDialog.openInner')}</Button>}
      >
        <Stack gap={4}>
          <Field label={t('overlays.inDialog.when')}>
            <DateTimePicker {...texts} value={when} onChange={setWhen} />
          </Field>
          <Inline>
            <DropdownMenu
              label={t('overlays.menu.more')}
              trigger={<Button variant="outline">{t('overlays.menu.more')}</Button>}
              items={[
                { id: 'copy', label: t('overlays.menu.copy'), icon: <IconCopy /> },
                { id: 'download', label: t('overlays.menu.download'), icon: <IconDownload /> },
              ]}
            />
            <Tooltip text={t('overlays.tooltip.copy')}>
              <Button variant="plain" icon={<IconCopy />} aria-label={t('overlays.menu.copy')} />
            </Tooltip>
          </Inline>
        </Stack>
        <Dialog
          open={innerOpen}
          onClose={() => setInnerOpen(false)}
          title={t('overlays.inDialog.innerTitle')}
          closeLabel={t('overlays.close')}
          actions={<Button onClick={() => setInnerOpen(false)}>{t('overlays.inDialog.back')}</Button>}
        >
          <p>{t('overlays.inDialog.innerText')}</p>
        </Dialog>
      </Dialog>
    </>
  );
}
