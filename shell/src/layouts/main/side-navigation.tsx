import { themeActions, useDisplay } from '@ringtag/display';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconChevronEnd, IconChevronStart, SideMenu } from '@ringtag/ui';
import { useDispatch } from '@ringtag/vendor/redux';
import { BrandLink } from '../brand-logo';
import { NavSurface } from './nav-surface';
import { sideEntries } from './side-entries';
import styles from './side-navigation.module.css';
import type { Navigation } from './use-navigation';

/** The column of `classic` and `modern`: 290 px wide, 80 px when collapsed (specification 9). */
export function SideNavigation({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const collapsed = useDisplay((state) => state.theme.sideNavCollapsed);
  return (
    <NavSurface as="aside" className={styles.side}>
      <BrandLink markOnly={collapsed} className={styles.brand} />
      <div className={styles.menu}>
        <SideMenu
          label={t('nav.label')}
          entries={sideEntries(navigation, { small: collapsed })}
          active={navigation.active}
          collapsed={collapsed}
        />
      </div>
      <Button
        variant="plain"
        size="sm"
        className={styles.collapse}
        icon={collapsed ? <IconChevronEnd /> : <IconChevronStart />}
        aria-label={t(collapsed ? 'nav.expand' : 'nav.collapse')}
        onClick={() => dispatch(themeActions.set({ sideNavCollapsed: !collapsed }))}
      />
    </NavSurface>
  );
}
