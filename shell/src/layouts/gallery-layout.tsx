import type { ReactNode } from 'react';
import { LanguageSwitcher } from '@ringtag/forms';
import { brand, useTranslation } from '@ringtag/i18n';
import { ToastViewport } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import { BrandLogo } from './brand-logo';
import { Footer } from './footer';
import styles from './gallery-layout.module.css';
import controls from './header-controls.module.css';
import { SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';

/** The demonstration views for people who are not signed in: they need more room than the form column has. */
export function GalleryLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.header}>
        <Link to="/" className={styles.brand} aria-label={brand.name}>
          <BrandLogo />
        </Link>
        <span className={controls.controls}>
          <LanguageSwitcher />
          <ThemeToggle />
        </span>
      </header>
      <main id="main" className={styles.page} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ToastViewport label={t('notifications')} closeLabel={t('close')} />
    </div>
  );
}
