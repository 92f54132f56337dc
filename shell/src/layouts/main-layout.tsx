import { useState, type ReactNode } from 'react';
import { LanguageSwitcher } from '@ringtag/forms';
import { brand, useTranslation } from '@ringtag/i18n';
import type { RemoteEntry } from '@ringtag/mf-contract';
import { themeActions, useDisplay, type User } from '@ringtag/session';
import { Button, IconChevronEnd, IconChevronStart, IconMenu, ToastViewport } from '@ringtag/ui';
import { useDispatch } from '@ringtag/vendor-redux';
import { Link } from '@ringtag/vendor-router';
import { BrandLogo } from './brand-logo';
import { Footer } from './footer';
import controls from './header-controls.module.css';
import styles from './main-layout.module.css';
import { Navigation } from './navigation';
import { NavigationDrawer } from './navigation-drawer';
import { SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';
import { UserMenu } from './user-menu';

interface MainLayoutProps {
  user: User;
  remotes: readonly RemoteEntry[];
  preload: (path: string) => void;
  children: ReactNode;
}

/** The `modern` layout: side navigation on large screens, a drawer on small ones. */
export function MainLayout({ user, remotes, preload, children }: MainLayoutProps) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const collapsed = useDisplay((state) => state.theme.sideNavCollapsed);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className={styles.layout} data-collapsed={collapsed || undefined}>
      <SkipLink />
      <aside className={styles.side}>
        <Link to="/" className={styles.brand} aria-label={brand.name}>
          <BrandLogo markOnly={collapsed} />
        </Link>
        <Navigation remotes={remotes} preload={preload} collapsed={collapsed} />
        <Button
          variant="plain"
          size="sm"
          className={styles.collapse}
          icon={collapsed ? <IconChevronEnd /> : <IconChevronStart />}
          aria-label={t(collapsed ? 'nav.expand' : 'nav.collapse')}
          onClick={() => dispatch(themeActions.setSideNavCollapsed(!collapsed))}
        />
      </aside>
      <div className={styles.content}>
        <header className={styles.header}>
          <span className={styles.phone}>
            <Button
              variant="plain"
              icon={<IconMenu />}
              aria-label={t('nav.open')}
              onClick={() => setDrawerOpen(true)}
            />
            <Link to="/" className={styles.brand} aria-label={brand.name}>
              <BrandLogo />
            </Link>
          </span>
          <span className={controls.controls}>
            <span className={styles.wide}>
              <LanguageSwitcher />
            </span>
            <ThemeToggle />
            <UserMenu user={user} />
          </span>
        </header>
        <main id="main" className={styles.page} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <NavigationDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)}>
        <Navigation remotes={remotes} preload={preload} onNavigate={() => setDrawerOpen(false)} />
        <LanguageSwitcher />
      </NavigationDrawer>
      <ToastViewport label={t('notifications')} closeLabel={t('close')} />
    </div>
  );
}
