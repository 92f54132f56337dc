import type { ReactNode } from 'react';
import { LanguageSwitcher } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import type { PageContainer as Container } from '@ringtag/mf-contract';
import { ToastViewport } from '@ringtag/ui';
import { BrandLink } from './brand-link';
import { Footer } from './footer';
import controls from './header-controls.module.css';
import { PageContainer } from './page-container';
import { SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';
import styles from './wide-layout.module.css';

interface WideLayoutProps {
  container: Container;
  children: ReactNode;
}

/** For signed-out people where the form column is too narrow: legal pages and demonstration views. */
export function WideLayout({ container, children }: WideLayoutProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.header}>
        <BrandLink />
        <span className={controls.controls}>
          <LanguageSwitcher />
          <ThemeToggle />
        </span>
      </header>
      <PageContainer kind={container}>{children}</PageContainer>
      <Footer />
      <ToastViewport label={t('notifications')} closeLabel={t('close')} />
    </div>
  );
}
