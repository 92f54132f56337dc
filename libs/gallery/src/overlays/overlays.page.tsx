import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import ConfirmExample from './confirm.example';
import DialogsExample from './dialogs.example';
import DrawersExample from './drawers.example';
import InDialogExample from './in-dialog.example';
import MenuOpeningsExample from './menu-openings.example';
import MenuExample from './menu.example';
import PopoverExample from './popover.example';
import TooltipsExample from './tooltips.example';

export default function OverlaysPage() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Example
        title={t('overlays.dialog.heading')}
        text={t('overlays.dialog.text')}
        widget={DialogsExample}
      />
      <Example
        title={t('overlays.inDialog.heading')}
        text={t('overlays.inDialog.text')}
        widget={InDialogExample}
      />
      <Example
        title={t('overlays.confirm.title')}
        text={t('overlays.confirm.text')}
        widget={ConfirmExample}
      />
      <Example
        title={t('overlays.drawer.heading')}
        text={t('overlays.drawer.text')}
        widget={DrawersExample}
      />
      <Example title={t('overlays.menu.title')} text={t('overlays.menu.text')} widget={MenuExample} />
      <Example
        title={t('overlays.openings.title')}
        text={t('overlays.openings.text')}
        widget={MenuOpeningsExample}
      />
      <Example
        title={t('overlays.tooltip.title')}
        text={t('overlays.tooltip.about')}
        widget={TooltipsExample}
      />
      <Example
        title={t('overlays.popover.title')}
        text={t('overlays.popover.text')}
        widget={PopoverExample}
      />
    </>
  );
}
