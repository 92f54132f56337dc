import { DOCUMENT_ID } from '@ringtag/contracts';
import type { Site } from '../../records';
import { dataBlock } from './data-block';

/** The document with what the pages are told about this installation (`brand` of `@ringtag/i18n` reads it). */
export function withSite(html: string, site: Site): string {
  // A function, because a replacement text would give `$&` in a setting a meaning.
  return html.replace('</head>', () => `${dataBlock(DOCUMENT_ID.site, site)}</head>`);
}
