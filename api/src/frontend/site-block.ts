import type { SiteConfig } from '../config/config';

/**
 * The document with what the pages are told about this installation (`brand` of `@ringtag/i18n` reads it): a data
 * block, which browsers do not run and the content security policy does not concern. No `<` can end it early (XSS-3).
 */
export function withSite(html: string, site: SiteConfig): string {
  const json = JSON.stringify(site).replace(/</g, '\\u003c');
  // A function, because a replacement text would give `$&` in a setting a meaning.
  return html.replace('</head>', () => `<script type="application/json" id="site">${json}</script></head>`);
}
