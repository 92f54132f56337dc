import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import ConfirmExample from './confirm.example';
import confirmSource from './confirm.example.tsx?source';
import DialogsExample from './dialogs.example';
import dialogsSource from './dialogs.example.tsx?source';
import DrawersExample from './drawers.example';
import drawersSource from './drawers.example.tsx?source';
import InDialogExample from './in-dialog.example';
import inDialogSource from './in-dialog.example.tsx?source';
import MenuExample from './menu.example';
import menuSource from './menu.example.tsx?source';
import MenuOpeningsExample from './menu-openings.example';
import menuOpeningsSource from './menu-openings.example.tsx?source';
import PopoverExample from './popover.example';
import popoverSource from './popover.example.tsx?source';
import TooltipsExample from './tooltips.example';
import tooltipsSource from './tooltips.example.tsx?source';

export default function OverlaysPage() {
  const { t } = useTranslation('galleryOverlays');
  return (
    <>
      <Example title={t('dialog.heading')} text={t('dialog.text')} source={dialogsSource}>
        <DialogsExample />
      </Example>
      <Example title={t('inDialog.heading')} text={t('inDialog.text')} source={inDialogSource}>
        <InDialogExample />
      </Example>
      <Example title={t('confirm.title')} text={t('confirm.text')} source={confirmSource}>
        <ConfirmExample />
      </Example>
      <Example title={t('drawer.heading')} text={t('drawer.text')} source={drawersSource}>
        <DrawersExample />
      </Example>
      <Example title={t('menu.title')} text={t('menu.text')} source={menuSource}>
        <MenuExample />
      </Example>
      <Example title={t('openings.title')} text={t('openings.text')} source={menuOpeningsSource}>
        <MenuOpeningsExample />
      </Example>
      <Example title={t('tooltip.title')} text={t('tooltip.about')} source={tooltipsSource}>
        <TooltipsExample />
      </Example>
      <Example title={t('popover.title')} text={t('popover.text')} source={popoverSource}>
        <PopoverExample />
      </Example>
    </>
  );
}
