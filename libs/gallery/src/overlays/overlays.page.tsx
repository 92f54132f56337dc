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
  const { t } = useTranslation('gallery', { keyPrefix: 'overlays' });
  return (
    <>
      <Example title={t('dialog.heading')} text={t('dialog.text')} widget={DialogsExample} />
      <Example title={t('inDialog.heading')} text={t('inDialog.text')} widget={InDialogExample} />
      <Example title={t('confirm.title')} text={t('confirm.text')} widget={ConfirmExample} />
      <Example title={t('drawer.heading')} text={t('drawer.text')} widget={DrawersExample} />
      <Example title={t('menu.title')} text={t('menu.text')} widget={MenuExample} />
      <Example title={t('openings.title')} text={t('openings.text')} widget={MenuOpeningsExample} />
      <Example title={t('tooltip.title')} text={t('tooltip.about')} widget={TooltipsExample} />
      <Example title={t('popover.title')} text={t('popover.text')} widget={PopoverExample} />
    </>
  );
}
