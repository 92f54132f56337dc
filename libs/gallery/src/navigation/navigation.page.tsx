import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import PaginationExample from './pagination.example';
import SideMenuExample from './side-menu.example';
import StepsExample from './steps.example';
import TabsExample from './tabs.example';

export default function NavigationPage() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Example title={t('navigation.tabs')} text={t('navigation.tabsText')} widget={TabsExample} />
      <Example title={t('navigation.steps')} text={t('navigation.stepsText')} widget={StepsExample} />
      <Example
        title={t('navigation.sideMenu')}
        text={t('navigation.sideMenuText')}
        widget={SideMenuExample}
      />
      <Example title={t('navigation.pagination')} widget={PaginationExample} />
    </>
  );
}
