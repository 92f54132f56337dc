import { useTranslation } from '@ringtag/i18n';
import { Button, Checkbox, Popover, Stack } from '@ringtag/ui';
import { useState } from 'react';
import styles from './popover.module.css';

export default function PopoverExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'overlays.drawer' });
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('title')}
      anchor={(opener) => (
        <Button variant="outline" {...opener}>
          {t('title')}
        </Button>
      )}
    >
      <Stack gap={3} className={styles.content}>
        <Checkbox label={t('active')} defaultChecked />
        <Checkbox label={t('paused')} />
      </Stack>
    </Popover>
  );
}
