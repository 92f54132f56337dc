import { useTranslation } from '@ringtag/i18n';
import { themeActions } from '@ringtag/display';
import { Button, Drawer } from '@ringtag/ui';
import { useDispatch } from '@ringtag/vendor-redux';
import { DisplaySettings } from './display-settings';

interface DisplayPanelProps {
  open: boolean;
  onClose: () => void;
}

/** The layouts that nobody gets by themselves are chosen here (specification 2). */
export function DisplayPanel({ open, onClose }: DisplayPanelProps) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('display.title')}
      closeLabel={t('close')}
      actions={
        <Button variant="outline" onClick={() => dispatch(themeActions.reset())}>
          {t('display.reset')}
        </Button>
      }
    >
      <DisplaySettings />
    </Drawer>
  );
}
