import { DOCUMENT_ID } from '@ringtag/contracts';
import { escapeData } from '@ringtag/documents';
import type { Site } from '../../records';

/**
 * A data block: browsers do not run it, and the content security policy does not apply to it. Its content is escaped so
 * that nothing can end the block early (XSS-3).
 */
export function dataBlock(id: string, data: unknown): string {
  return toBlock(id, escapeData(JSON.stringify(data)));
}

/** A data block with this text, which is escaped already, or a marker in its place. */
export function toBlock(id: string, text: string): string {
  return `<script type="application/json" id="${id}">${text}</script>`;
}

/** Puts what the pages need to know about this installation into a document (`brand` of `@ringtag/i18n` reads it). */
export function withSite(html: string, site: Site): string {
  // A function, because `$&` in a replacement text has a meaning.
  return html.replace('</head>', () => `${dataBlock(DOCUMENT_ID.site, site)}</head>`);
}
