import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import PaginationExample from './pagination.example';
import paginationSource from './pagination.example.tsx?source';
import SideMenuExample from './side-menu.example';
import sideMenuSource from './side-menu.example.tsx?source';
import StepsExample from './steps.example';
import stepsSource from './steps.example.tsx?source';
import TabsExample from './tabs.example';
import tabsSource from './tabs.example.tsx?source';
import VerticalStepsExample from './vertical-steps.example';
import verticalStepsSource from './vertical-steps.example.tsx?source';

export default function NavigationPage() {
  const { t } = useTranslation('galleryNavigation');
  return (
    <>
      <Example title={t('tabs')} text={t('tabsText')} source={tabsSource}>
        <TabsExample />
      </Example>
      <Example title={t('steps')} text={t('stepsText')} source={stepsSource}>
        <StepsExample />
      </Example>
      <Example title={t('verticalSteps')} source={verticalStepsSource}>
        <VerticalStepsExample />
      </Example>
      <Example title={t('sideMenu')} text={t('sideMenuText')} source={sideMenuSource}>
        <SideMenuExample />
      </Example>
      <Example title={t('pagination')} source={paginationSource}>
        <PaginationExample />
      </Example>
    </>
  );
}
