import { FooterLinks, LanguageLinks, ModeChoice, OwnCode, ScanColumn } from '@ringtag/card';
import { ABOUT_PATH, cardPath, HELP_PATH, type Locale, LOCALES, reportPath } from '@ringtag/contracts';
import { ButtonLink } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { fill, getTexts } from './texts';

export interface DrawingContext {
  locale: Locale;
  /** The product's name. */
  brand: string;
  /**
   * Where the legal links lead, and who runs the site; there is an imprint only where administrators set one. All languages
   * are offered where none are named.
   */
  site: {
    privacyUrl: string;
    imprintUrl?: string;
    operatorEmail?: string | undefined;
    languages?: readonly Locale[];
  };
}

/** What the footer offers to the one who reads the page. */
export interface Offers {
  /** True for the page of an owner, which others can ask for the code. */
  owned?: boolean;
  /** True for a page that only signed-in people get. */
  signedIn?: boolean;
  /** True for the page where a code is entered. */
  findsCode?: boolean;
}

interface FrameProps extends DrawingContext, Offers {
  /** The code whose page it is; whoever signs in comes back to it. */
  alias: string | undefined;
  children: ReactNode;
}

/** What the shell and the remote put around a scan page, without their scripts. */
export function Frame({ alias, owned, signedIn, findsCode, locale, brand, site, children }: FrameProps) {
  const { card, common, plain, states } = getTexts(locale);
  const signIn = alias ? `/sign-in?returnUrl=${encodeURIComponent(cardPath(alias))}` : '/sign-in';
  const footer = (
    <>
      {owned && (
        <OwnCode
          title={card.footer.ownCode}
          text={card.footer.requestHint}
          action={
            <ButtonLink href={signIn} variant="outline">
              {card.footer.requestUnactivation}
            </ButtonLink>
          }
        />
      )}
      {!alias && (
        <FooterLinks>
          {!findsCode && <a href="/scan">{plain.about.found}</a>}
          <a href={ABOUT_PATH}>{fill(plain.about.title, { brand })}</a>
          <a href={HELP_PATH}>{states.help}</a>
        </FooterLinks>
      )}
      <FooterLinks>
        {!signedIn && (
          <ButtonLink href={signIn} variant="outline">
            {card.footer.signIn}
          </ButtonLink>
        )}
        <a href={site.privacyUrl}>{common.privacy}</a>
        {site.imprintUrl && <a href={site.imprintUrl}>{common.imprint}</a>}
        {owned && alias && <a href={reportPath(alias)}>{common.report}</a>}
      </FooterLinks>
      <ModeChoice label={card.footer.mode} texts={card.footer.modes} />
      <LanguageLinks label={common.language} languages={site.languages ?? LOCALES} current={locale} />
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
