import type { RemoteList } from '@ringtag/contracts';
import { brand, useTranslation } from '@ringtag/i18n';
import { LanguageSwitcher } from '@ringtag/shell-controls';
import { useEffect, type ReactNode } from 'react';
import { useStoredMode } from '../display/use-stored-mode';
import { useNamedRemotes } from '../remotes/remotes.queries';
import { RouteTitle } from '../routing/route-title';
import { discardPreloads } from '../session/discard-preloads';
import { BrandLink, BrandLogo } from './brand-logo';
import { Footer } from './footer';
import controls from './header-controls.module.css';
import { LayoutFrame } from './layout-frame';
import { ModeSelect } from './mode-select';
import { OfflineNotice } from './offline-notice';
import styles from './signed-out-layout.module.css';
import { StrangerLinks } from './stranger-links';

/** A split screen: a marketing panel on large screens, and the form in a column of at most 460 px. */
interface SignedOutLayoutProps {
  list: RemoteList;
  children: ReactNode;
}

export default function SignedOutLayout({ list, children }: SignedOutLayoutProps) {
  const { t } = useTranslation('shell');
  const [mode, chooseMode] = useStoredMode();
  useEffect(discardPreloads, []);
  return (
    <LayoutFrame className={styles.layout}>
      <RouteTitle remotes={useNamedRemotes(list)} />
      <aside className={styles.panel} aria-label={brand.name}>
        <BrandLogo markOnly />
        <div>
          <p className={styles.headline}>{t('marketing.headline')}</p>
          <p className={styles.blurb}>{t('marketing.text')}</p>
        </div>
        <p className={styles.copyright}>{t('marketing.copyright', { year: new Date().getFullYear() })}</p>
      </aside>
      <div className={styles.side}>
        <header className={controls.controls}>
          <LanguageSwitcher />
          <ModeSelect choice={mode} onChoose={chooseMode} />
        </header>
        <main id="main" className={styles.column} tabIndex={-1}>
          <div className={styles.brand}>
            <BrandLink />
            <p>{t('slogan', { ns: 'common' })}</p>
          </div>
          {children}
          <OfflineNotice />
          <div className={styles.below}>
            <StrangerLinks />
          </div>
        </main>
        <Footer />
      </div>
    </LayoutFrame>
  );
}
