import { useTranslation } from '@ringtag/i18n';
import { LanguageSwitcher } from '@ringtag/shell-controls';
import { Drawer, SideMenu, VisuallyHidden } from '@ringtag/ui';
import { BrandLogo } from '../brand-logo';
import styles from './navigation-drawer.module.css';
import { sideEntries } from './side-entries';
import type { Navigation } from './use-navigation';

interface NavigationDrawerProps {
  navigation: Navigation;
  open: boolean;
  onClose: () => void;
}

/** The navigation of small screens. It is the same in all layouts. */
export function NavigationDrawer({ navigation, open, onClose }: NavigationDrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="start"
      closeLabel={t('nav.close')}
      title={
        <>
          <BrandLogo /> <VisuallyHidden>{t('nav.label')}</VisuallyHidden>
        </>
      }
    >
      <div className={styles.content}>
        <SideMenu
          label={t('nav.label')}
          entries={sideEntries(navigation, { onNavigate: onClose })}
          active={navigation.active}
        />
        <LanguageSwitcher />
      </div>
    </Drawer>
  );
}
