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
  const { t } = useTranslation('gallery', { keyPrefix: 'overlays' });
  const texts = useDateLabels();
  const [when, setWhen] = useState('');
  const [open, setOpen] = useState(false);
  const [innerOpen, setInnerOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('inDialog.open')}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('inDialog.title')}
        closeLabel={t('close')}
        actions={<Button onClick={() => setInnerOpen(true)}>{t('inDialog.openInner')}</Button>}
      >
        <Stack gap={4}>
          <Field label={t('inDialog.when')}>
            <DateTimePicker {...texts} value={when} onChange={setWhen} />
          </Field>
          <Inline>
            <DropdownMenu
              label={t('menu.more')}
              trigger={<Button variant="outline">{t('menu.more')}</Button>}
              items={[
                { id: 'copy', label: t('menu.copy'), icon: <IconCopy /> },
                { id: 'download', label: t('menu.download'), icon: <IconDownload /> },
              ]}
            />
            <Tooltip text={t('tooltip.copy')}>
              <Button variant="plain" icon={<IconCopy />} aria-label={t('menu.copy')} />
            </Tooltip>
          </Inline>
        </Stack>
        <Dialog
          open={innerOpen}
          onClose={() => setInnerOpen(false)}
          title={t('inDialog.innerTitle')}
          closeLabel={t('close')}
          actions={<Button onClick={() => setInnerOpen(false)}>{t('inDialog.back')}</Button>}
        >
          <p>{t('inDialog.innerText')}</p>
        </Dialog>
      </Dialog>
    </>
  );
}
