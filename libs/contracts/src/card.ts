import { hasDirectionMarks } from './direction-marks';
import { LENGTH } from './limits';
import { isPlainText } from './plain-text';
import type { ProfileFieldKey } from './profile-fields';
import { toWebsiteUrl } from './profile-link';
import { trimmed } from './trimmed';

/** The colours for the head of a page. Each is seen on the backgrounds of both modes (`card.spec.ts`). */
export const CARD_COLORS = {
  teal: '#0d9488',
  blue: '#2f74e0',
  violet: '#8557e8',
  pink: '#d4408f',
  red: '#dc3545',
  orange: '#cf6212',
  green: '#2e8b3d',
  gray: '#6b7687',
} as const;
export type CardColor = keyof typeof CARD_COLORS;
export const CARD_COLOR_NAMES = Object.keys(CARD_COLORS) as CardColor[];

interface Field {
  key: ProfileFieldKey;
  value: string;
}

/** What an owner chose for the page of one code. */
interface Choice {
  /** The fields that may be shown; null for all. */
  fields: readonly ProfileFieldKey[] | null;
  name: string;
  role: string;
}

const NAMES: readonly ProfileFieldKey[] = ['firstName', 'lastName', 'middleName', 'fullName'];

/**
 * The fields that the page of a code shows, of those that the profile makes public. An own name stands for all names of
 * the profile, and an own role for the job title: somebody with two cards keeps them apart.
 */
export function toShownFields(open: readonly Field[], { fields, name, role }: Choice): Field[] {
  const replaced = [...(name ? NAMES : []), ...(role ? ['jobTitle'] : [])];
  const shown = open.filter(({ key }) => (!fields || fields.includes(key)) && !replaced.includes(key));
  return role ? [...shown, { key: 'jobTitle', value: role }] : shown;
}

/** How many links of their own owners may add to the page of a code. */
export const CARD_LINKS_MAX = 8;

/** The rules that links can break. Failed fields of an answer carry the same names. */
export type CardLinkFault = 'isLinkLabel' | 'isHttpsLink';

interface CardLink {
  label: string;
  url: string;
}

/** The rule that each part of a link breaks. */
export function findLinkFaults({ label, url }: CardLink): { label?: CardLinkFault; url?: CardLinkFault } {
  const isLabel = trimmed(label) !== '' && isPlainText(label) && !hasDirectionMarks(label);
  return { ...(!isLabel && { label: 'isLinkLabel' }), ...(!toLinkUrl(url) && { url: 'isHttpsLink' }) };
}

/**
 * The address of a link as it is stored, or undefined for what strangers should not be sent to: anything but https, a
 * password, control characters, and marks that turn a text around. An address without a scheme gets https.
 */
export function toLinkUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (!isPlainText(text) || /\p{Bidi_Control}/u.test(text)) return undefined;
  const url = toWebsiteUrl(text);
  if (url?.protocol !== 'https:' || url.href.length > LENGTH.linkUrl.max) return undefined;
  return isPublicName(url.hostname) ? url.href : undefined;
}

/** A host name with a dot. IP addresses and `localhost` are refused: they can lead into the network of the reader. */
function isPublicName(host: string): boolean {
  return /^[^.]+(\.[^.]+)*\.[a-z][^.]*\.?$/.test(host);
}

/** Where a stored link leads, as people read it. Letters of other scripts stay encoded: they can look like Latin ones. */
export function toLinkHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
