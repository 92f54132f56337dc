import type { Locale } from '@ringtag/contracts';
import { ButtonLink } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import { ScanColumn } from '../scan-column';
import styles from './frame.module.css';
import { getTexts } from './texts';

export interface DrawingContext {
  locale: Locale;
  /** The product's name. */
  brand: string;
  /** Where the legal links lead; there is an imprint only where administrators set one. */
  site: { privacyUrl: string; imprintUrl?: string };
  /** What the message form is styled with, where the head of the document leaves it out. */
  formStyle?: string;
}

interface FrameProps extends DrawingContext {
  /** The code whose page it is; whoever signs in comes back to it. */
  alias: string | undefined;
  children: ReactNode;
}

/** What the shell and the remote put around a scan page, without their scripts. */
export function Frame({ alias, locale, brand, site, children }: FrameProps) {
  const { card, common } = getTexts(locale);
  const footer = (
    <>
      <ButtonLink
        href={alias ? `/sign-in?returnUrl=${encodeURIComponent(`/scan/${alias}`)}` : '/sign-in'}
        variant="outline"
        className={styles.signIn}
      >
        {card.footer.signIn}
      </ButtonLink>
      <p>
        <a href={site.privacyUrl}>{common.privacy}</a>{' '}
        {site.imprintUrl && <a href={site.imprintUrl}>{common.imprint}</a>}
      </p>
    </>
  );
  return (
    <main className={styles.page}>
      <ScanColumn brand={brand} footer={footer}>
        {children}
      </ScanColumn>
    </main>
  );
}
