import type { Locale } from '@ringtag/contracts';
import type { Preview } from '@ringtag/documents';
import { cardPath } from '../scan/scan-path';

export type PlainPicture = Exclude<Preview['picture'], 'contact'>;

/** The path of the picture of a page that is not a contact. */
export function plainPreviewPath(kind: PlainPicture, locale: Locale): string {
  return `/preview/${kind}-${locale}.png`;
}

/** The path of the picture of a contact; `version` changes with what it shows. */
export function contactPreviewPath(alias: string, version: string): string {
  return `${cardPath(alias)}/preview.png?v=${version}`;
}
