import { useTranslation } from '@ringtag/i18n';
import { Button, Checkbox, Popover, Stack } from '@ringtag/ui';
import { useState } from 'react';
import styles from './popover.module.css';

export default function PopoverExample() {
  const { t } = useTranslation('galleryOverlays');
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('drawer.title')}
      anchor={(opener) => (
        <Button variant="outline" {...opener}>
          {t('drawer.title')}
        </Button>
      )}
    >
      <Stack gap={3} className={styles.content}>
        <Checkbox label={t('drawer.active')} defaultChecked />
        <Checkbox label={t('drawer.paused')} />
      </Stack>
    </Popover>
  );
}
