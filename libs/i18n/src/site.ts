import { LEGAL_PAGES, type Locale, LOCALES } from '@ringtag/contracts';

/** What the server tells the pages about this installation. */
export interface Site {
  /** The name of the product, or of the brand under which it is offered here. */
  name: string;
  /** Where the footer's links lead: an address, or a path of this site. */
  termsUrl: string;
  privacyUrl: string;
  imprintUrl?: string;
  /** The interface languages that are offered. */
  languages: readonly Locale[];
  /** Who runs the installation; unknown unless configured. */
  operatorName?: string;
  operatorEmail?: string;
  /** Hosts besides that of the pages to which QR codes lead. */
  codeHosts?: readonly string[];
}

/** Reads the data block that the server put into the document; development servers put none. */
export function readSite(page: Document): Site {
  const block = page.getElementById('site')?.textContent ?? '{}';
  return {
    name: 'Ringtag',
    termsUrl: LEGAL_PAGES.terms,
    privacyUrl: LEGAL_PAGES.privacy,
    languages: LOCALES,
    ...(JSON.parse(block) as Partial<Site>),
  };
}
