import { useTranslation } from '@ringtag/i18n';
import { Button, Checkbox, Popover, Stack } from '@ringtag/ui';
import { useState } from 'react';
import styles from './popover.module.css';

export default function PopoverExample() {
  const { t } = useTranslation('gallery');
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('overlays.drawer.title')}
      anchor={(opener) => (
        <Button variant="outline" {...opener}>
          {t('overlays.drawer.title')}
        </Button>
      )}
    >
      <Stack gap={3} className={styles.content}>
        <Checkbox label={t('overlays.drawer.active')} defaultChecked />
        <Checkbox label={t('overlays.drawer.paused')} />
      </Stack>
    </Popover>
  );
}
