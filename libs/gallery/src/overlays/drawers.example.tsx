import { useTranslation } from '@ringtag/i18n';
import { Button, Checkbox, Drawer, Inline, Stack, type DrawerProps } from '@ringtag/ui';
import { useState } from 'react';

const PLACEMENTS = ['end', 'start', 'top', 'bottom'] as const;

export default function DrawersExample() {
  const { t } = useTranslation('gallery');
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
          {t(`overlays.drawer.${edge}`)}
        </Button>
      ))}
      <Drawer
        open={open}
        onClose={close}
        placement={placement}
        title={t('overlays.drawer.title')}
        closeLabel={t('overlays.close')}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('overlays.drawer.reset')}
            </Button>
            <Button onClick={close}>{t('overlays.drawer.apply')}</Button>
          </>
        }
      >
        <Stack gap={4}>
          <Checkbox label={t('overlays.drawer.active')} defaultChecked />
          <Checkbox label={t('overlays.drawer.paused')} />
          <Checkbox label={t('overlays.drawer.free')} />
        </Stack>
      </Drawer>
    </Inline>
  );
}
