import { DOCUMENT_ID } from '@ringtag/contracts';
import type { Site } from '../../records';

const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * A data block: browsers do not run it, and the content security policy does not apply to it. Its content is escaped so
 * that nothing can end the block early (XSS-3).
 */
export function dataBlock(id: string, data: unknown): string {
  const text = JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => ESCAPES[sign]!);
  return `<script type="application/json" id="${id}">${text}</script>`;
}

/** Puts what the pages need to know about this installation into a document (`brand` of `@ringtag/i18n` reads it). */
export function withSite(html: string, site: Site): string {
  // A function, because `$&` in a replacement text has a meaning.
  return html.replace('</head>', () => `${dataBlock(DOCUMENT_ID.site, site)}</head>`);
}
