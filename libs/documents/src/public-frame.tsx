import { FooterLinks, LanguageLinks } from '@ringtag/card';
import { LOCALES } from '@ringtag/contracts';
import { BrandMark } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import type { DrawingContext } from './frame';
import frameStyles from './frame.module.css';
import styles from './public-frame.module.css';
import { getTexts } from './texts';

interface PublicFrameProps extends DrawingContext {
  /** Links to other pages, before the legal ones. */
  links: ReactNode;
  children: ReactNode;
}

/** The frame of a public page without a script: brand, sign-in link, legal links and languages. */
export function PublicFrame({ locale, brand, site, links, children }: PublicFrameProps) {
  const { card, common } = getTexts(locale);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <span className={styles.brand}>
          <BrandMark size={32} />
          <span className={frameStyles.name}>{brand}</span>
        </span>
        <a href="/sign-in">{card.footer.signIn}</a>
      </header>
      {children}
      <footer className={styles.footer}>
        <FooterLinks>
          {links}
          <a href={site.privacyUrl}>{common.privacy}</a>
          {site.imprintUrl && <a href={site.imprintUrl}>{common.imprint}</a>}
        </FooterLinks>
        <LanguageLinks label={common.language} languages={site.languages ?? LOCALES} current={locale} />
      </footer>
    </div>
  );
}
