import {
  type CardColor,
  PHOTO,
  PROFILE_SECTIONS,
  profileLink,
  smallPhotoPath,
  type Locale,
  type ProfileFieldKey,
  type ProfileSection,
  type SocialKey,
} from '@ringtag/contracts';
import type { PublicLink } from './own-parts';

export interface PublicField {
  key: ProfileFieldKey;
  value: string;
  /** What a telephone dials for the value, where that is not just its digits. */
  dialled?: string | undefined;
}

/** What an owner shows to everyone. */
export interface PublicOwner {
  name: string;
  fields: readonly PublicField[];
  /** The address of a photo. */
  photo?: string;
  /** Of the head of the page. */
  color?: CardColor;
  /** Own links of the page. */
  links?: readonly PublicLink[];
  /** Set where others help the owner to answer: they may read messages, too. */
  helped?: boolean;
}

/** One line of the card. `key` is the profile field that names it. */
export interface CardLine {
  key: ProfileFieldKey;
  text: string;
  href: string | undefined;
}

export interface CardSection {
  section: ProfileSection;
  lines: CardLine[];
}

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, readonly ProfileFieldKey[]][];
/** Fields that are shown under the name instead of in the list. */
export const IN_HEADER: readonly ProfileFieldKey[] = ['jobTitle', 'company'];
/** Fields that are shown as one line, as on an envelope. */
const ADDRESS: readonly ProfileFieldKey[] = ['address', 'postalCode', 'city', 'state', 'country'];
const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** The texts under the name: job title and company. */
export function toSubtitle({ fields }: PublicOwner): string[] {
  return IN_HEADER.flatMap((key) => fields.find((field) => field.key === key)?.value ?? []);
}

/** The owner's photo as the card shows it: as many pixels as the screen has. */
export function toPicture({ photo }: PublicOwner): { src?: string; srcSet?: string; fetchPriority: 'high' } {
  const [double, triple] = PHOTO.smallEdges.map((edge) => photo && smallPhotoPath(photo, edge));
  if (!double) return { src: photo, fetchPriority: 'high' };
  return { src: double, srcSet: `${double} 2x, ${triple} 3x`, fetchPriority: 'high' };
}

/** The public fields by section, in the order of the specification. Sections without fields are left out. */
export function toSections({ fields }: PublicOwner, locale: Locale): CardSection[] {
  return SECTIONS.map(([section, keys]) => ({
    section,
    lines: keys
      .filter((key) => !IN_HEADER.includes(key))
      .flatMap((key) => {
        const field = fields.find((candidate) => candidate.key === key);
        if (!field) return [];
        return ADDRESS.includes(key) ? addressAt(field, fields) : [toLine(field, locale)];
      }),
  })).filter(({ lines }) => lines.length > 0);
}

function toLine({ key, value, dialled }: PublicField, locale: Locale): CardLine {
  const text = key === 'dateOfBirth' ? dateText(value, locale) : value;
  return { key, text, href: profileLink(key, value, dialled) };
}

/**
 * One line for the whole address, at the place of its first part. Nothing for its other parts. Only with a street does it
 * link to a map: without one, nobody finds the owner there.
 */
function addressAt(field: PublicField, fields: readonly PublicField[]): CardLine[] {
  const parts = ADDRESS.flatMap((key) => fields.find((candidate) => candidate.key === key) ?? []);
  const first = PROFILE_SECTIONS.contact.find((key) => parts.some((part) => part.key === key));
  if (field.key !== first) return [];
  const [only] = parts;
  const text = parts.map(({ value }) => value).join(', ');
  const href = parts.some(({ key }) => key === 'address') ? toMap(text) : undefined;
  return [{ key: parts.length === 1 && only ? only.key : 'address', text, href }];
}

/** Letters stay as they are: browsers encode them when somebody follows the link, and encoded they are thrice as long. */
function toMap(text: string): string {
  return MAP + text.replace(/[^\p{L}\p{N}]/gu, encodeURIComponent);
}

/** A line that is shown as the icon of its network. */
export interface NetworkLine extends CardLine {
  key: Exclude<SocialKey, 'whatsapp'>;
  href: string;
}

/**
 * True for a network with a safe link. Without one, the value is shown as text in a row. WhatsApp is a way to write, and
 * has a round action.
 */
export function isNetwork(line: CardLine): line is NetworkLine {
  const networks: readonly ProfileFieldKey[] = PROFILE_SECTIONS.social;
  return networks.includes(line.key) && line.key !== 'whatsapp' && line.href !== undefined;
}

/** The date as the reader's language writes it. Text that is no date stays unchanged. */
function dateText(value: string, locale: Locale): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : undefined;
  if (!date || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
