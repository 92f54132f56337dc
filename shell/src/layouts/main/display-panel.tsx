import { themeActions } from '@ringtag/display';
import type { DialogState } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { DisplaySettings } from '@ringtag/shell-controls/display';
import { Button, Drawer } from '@ringtag/ui';
import { useDispatch } from '@ringtag/vendor/redux';

/** The panel for the display settings. All layouts but the default one can be chosen only here (specification 2). */
export default function DisplayPanel({ open, onClose }: DialogState) {
  const { t } = useTranslation(['display', 'shell']);
  const dispatch = useDispatch();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('shell:close')}
      actions={
        <Button variant="outline" onClick={() => dispatch(themeActions.reset())}>
          {t('reset')}
        </Button>
      }
    >
      <DisplaySettings />
    </Drawer>
  );
}
