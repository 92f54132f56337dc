import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import PaginationExample from './pagination.example';
import SideMenuExample from './side-menu.example';
import StepsExample from './steps.example';
import TabsExample from './tabs.example';

export default function NavigationPage() {
  const { t } = useTranslation('gallery', { keyPrefix: 'navigation' });
  return (
    <>
      <Example title={t('tabs')} text={t('tabsText')} widget={TabsExample} />
      <Example title={t('steps')} text={t('stepsText')} widget={StepsExample} />
      <Example title={t('sideMenu')} text={t('sideMenuText')} widget={SideMenuExample} />
      <Example title={t('pagination')} widget={PaginationExample} />
    </>
  );
}
