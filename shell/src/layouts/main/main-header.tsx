import { chooseMode, toModeChoice, useDisplay } from '@ringtag/display';
import { lazyWithTexts, LostPart, useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { LanguageSwitcher } from '@ringtag/shell-controls';
import { Button, classNames, IconMenu, IconSearch } from '@ringtag/ui';
import { useDispatch } from '@ringtag/vendor/redux';
import { Suspense } from 'react';
import { BrandLink } from '../brand-logo';
import controls from '../header-controls.module.css';
import { ModeSelect } from '../mode-select';
import type { LayoutParts } from './layouts';
import styles from './main-header.module.css';
import { NavSurface } from './nav-surface';
import { NavigationBar } from './navigation-bar';
import { LostSwitcher } from './project-switcher/lost-switcher';
import { useAuthorities } from './use-authorities';
import type { Navigation } from './use-navigation';
import { UserMenu } from './user-menu';
import { WaitingBadge } from './waiting-badge';

// Only administrators load it.
const ProjectSwitcher = lazyWithTexts(
  ['projectSwitcher'],
  () => import('./project-switcher/project-switcher'),
);

interface MainHeaderProps {
  user: User;
  parts: LayoutParts;
  navigation: Navigation;
  onMenu: () => void;
  onDisplay: () => void;
  onSearch: () => void;
}

/**
 * The header, 64 px high (specification 9): the button of the drawer on small screens, the brand, and the entries in
 * layouts without a side column. The blank layout has no header but needs a way out, so it keeps two buttons that
 * scroll with the page.
 */
export function MainHeader({ user, parts, navigation, onMenu, onDisplay, onSearch }: MainHeaderProps) {
  const { t } = useTranslation('shell');
  const waiting = navigation.groups.flatMap(({ links }) => links).find((link) => link.waiting)?.waiting;
  const dispatch = useDispatch();
  const mode = useDisplay((state) => toModeChoice(state.theme));
  const administers = useAuthorities().includes('admin');
  return (
    <NavSurface
      as="header"
      plain={parts.bar !== 'header'}
      className={parts.bare ? styles.bare : styles.header}
    >
      <span className={classNames(styles.start, administers && styles.crowded)}>
        <span className={styles.menu}>
          <Button variant="plain" icon={<IconMenu />} aria-label={t('nav.open')} onClick={onMenu} />
          <span className={styles.waiting}>
            <WaitingBadge waiting={waiting} dot />
          </span>
        </span>
        {!parts.bare && <BrandLink className={parts.side && styles.brandOfPhones} />}
      </span>
      {parts.bar === 'header' && <NavigationBar navigation={navigation} />}
      <span className={controls.controls}>
        {!parts.bare && (
          <>
            {administers && (
              <>
                <Button
                  variant="plain"
                  icon={<IconSearch />}
                  aria-label={t('search')}
                  aria-keyshortcuts="Control+K Meta+K"
                  onClick={onSearch}
                />
                <LostPart value={LostSwitcher}>
                  <Suspense fallback={<span className={styles.switcher} />}>
                    <ProjectSwitcher />
                  </Suspense>
                </LostPart>
              </>
            )}
            <span className={styles.language}>
              <LanguageSwitcher />
            </span>
            <ModeSelect choice={mode} onChoose={(choice) => dispatch(chooseMode(choice))} />
          </>
        )}
        <UserMenu user={user} navigation={navigation} onDisplay={onDisplay} />
      </span>
    </NavSurface>
  );
}
