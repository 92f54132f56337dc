import { useTranslation } from '@ringtag/i18n';
import { Button, Checkbox, Drawer, Inline, Stack, type DrawerProps } from '@ringtag/ui';
import { useState } from 'react';

const PLACEMENTS = ['end', 'start', 'top', 'bottom'] as const;

export default function DrawersExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'overlays' });
  const [open, setOpen] = useState(false);
  const [placement, setPlacement] = useState<DrawerProps['placement']>();
  const close = () => setOpen(false);
  return (
    <Inline>
      {PLACEMENTS.map((edge) => (
        <Button
          key={edge}
          variant="outline"
          onClick={() => {
            setPlacement(edge);
            setOpen(true);
          }}
        >
          {t(`drawer.${edge}`)}
        </Button>
      ))}
      <Drawer
        open={open}
        onClose={close}
        placement={placement}
        title={t('drawer.title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('drawer.reset')}
            </Button>
            <Button onClick={close}>{t('drawer.apply')}</Button>
          </>
        }
      >
        <Stack gap={4}>
          <Checkbox label={t('drawer.active')} defaultChecked />
          <Checkbox label={t('drawer.paused')} />
          <Checkbox label={t('drawer.free')} />
        </Stack>
      </Drawer>
    </Inline>
  );
}
