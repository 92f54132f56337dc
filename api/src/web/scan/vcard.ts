import { type ProfileFieldKey, profileLink, showDirectionMarks, type SocialKey } from '@ringtag/contracts';

/** The content of a card: public fields only. */
export interface VCardSource {
  /** The same for all cards of a person, so that saving one again updates the contact. */
  uid: string;
  changedAt: Date;
  name: string;
  fields: readonly VCardField[];
  /** The owner's own links. */
  links?: readonly { label: string; url: string }[];
  /** A small JPEG. */
  photo?: Buffer | undefined;
}

interface VCardField {
  key: ProfileFieldKey;
  value: string;
  /** What is dialled, where that is not just the digits of the value. */
  dialled?: string | undefined;
}

/** The lines of a field: none if other lines contain its value, undefined if the value was not recognised. */
type Lines = (value: string, link: string | undefined) => string[] | undefined;

/** A phone number with its types. */
const number =
  (types: string): Lines =>
  (_, link) =>
    link ? [`TEL;${types}:${link.slice('tel:'.length).replace(EXTENSION, '')}`] : undefined;
/** Of a number that is dialled. Address books would dial it as more digits, so it stands in the note. */
const EXTENSION = /;ext=.*/;
/** A part of the name or of the address: `toVCard` writes each of these as one line. */
const part: Lines = () => [];

/** How each field is written, social profiles apart. A field without an entry here is a type error. */
const LINES: Record<Exclude<ProfileFieldKey, SocialKey>, Lines> = {
  firstName: part,
  lastName: part,
  middleName: part,
  fullName: part,
  dateOfBirth: (value) => (isDate(value) ? [`BDAY:${value}`] : undefined),
  email: (value, link) => (link ? [`EMAIL;TYPE=INTERNET:${text(value.trim())}`] : undefined),
  phone: number('TYPE=CELL;TYPE=VOICE;TYPE=PREF'),
  businessPhone: number('TYPE=WORK;TYPE=VOICE'),
  alternativePhone: number('TYPE=VOICE'),
  address: part,
  city: part,
  state: part,
  country: part,
  postalCode: part,
  company: (value) => [`ORG:${text(value)}`],
  jobTitle: (value) => [`TITLE:${text(value)}`],
  website: (_, link) => (link ? [`URL:${uri(link)}`] : undefined),
};

const MAX_OCTETS = 75;

/**
 * A contact as vCard 3.0 (RFC 2426), which old phones import too. Addresses, numbers and dates are written only if they
 * were recognised (XSS-2); any other value becomes a note.
 */
export function toVCard({ uid, changedAt, name, fields, links = [], photo }: VCardSource): string {
  const values = new Map(fields.map(({ key, value }) => [key, value]));
  const value = (key: ProfileFieldKey) => values.get(key) ?? '';
  const notes: string[] = [];
  const lines = ['BEGIN:VCARD', 'VERSION:3.0', `FN:${text(name)}`, structuredName(name, value, notes)];

  for (const field of fields) {
    const found = toLines(field);
    lines.push(...(found ?? []));
    if (!found || EXTENSION.test(field.dialled ?? '')) notes.push(field.value);
  }
  // Phones show the label of a group beside the address; others read the address alone.
  links.forEach(({ label, url }, place) =>
    lines.push(`item${place + 1}.URL:${uri(url)}`, `item${place + 1}.X-ABLabel:${text(label)}`),
  );
  const address = (['address', 'city', 'state', 'postalCode', 'country'] as const).map(value);
  if (address.some(Boolean)) lines.push(`ADR:;;${address.map(text).join(';')}`);
  if (notes.length > 0) lines.push(`NOTE:${text(notes.join('\n'))}`);
  if (photo) lines.push(`PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`);
  lines.push(`UID:${uid}`, `REV:${changedAt.toISOString().replace(/\.\d+/, '')}`, 'END:VCARD');
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/**
 * The parts of the name that the owner gave, otherwise the whole name as one part: which word is the family name
 * differs between countries.
 */
function structuredName(name: string, value: (key: ProfileFieldKey) => string, notes: string[]): string {
  const parts = (['lastName', 'firstName', 'middleName'] as const).map(value);
  const fullName = value('fullName');
  const given = parts.some(Boolean) ? parts : ['', fullName || name, ''];
  if (fullName && fullName !== name && parts.some(Boolean)) notes.push(fullName);
  return `N:${given.map(text).join(';')};;`;
}

function toLines({ key, value, dialled }: VCardField): string[] | undefined {
  const link = profileLink(key, value, dialled);
  const lines = (LINES as Partial<Record<ProfileFieldKey, Lines>>)[key];
  if (lines) return lines(value, link);
  // A social profile: iOS reads the first line, Android the second.
  return link ? [`X-SOCIALPROFILE;TYPE=${key}:${uri(link)}`, `URL:${uri(link)}`] : undefined;
}

/** True for a day that exists, as YYYY-MM-DD. */
function isDate(value: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * A text value: escapes the format's special characters, removes other control characters, and shows marks that would
 * turn a line around.
 */
function text(value: string): string {
  return showDirectionMarks(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** URIs are not escaped, but readers would take a backslash for an escape. */
function uri(link: string): string {
  return link.replaceAll('\\', '%5C');
}

/** At most 75 octets a line (RFC 2425, 5.8.1), never cut within a character. */
function folded(line: string): string {
  let octets = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

/** Latin letters that are no other letter with a mark: ASCII writes them like this. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * The Content-Disposition header: an ASCII file name for old clients, the real name for others (RFC 6266). Characters
 * that turn the direction of the text are dropped: with them, the name of a program can look like that of a picture.
 */
export function vCardDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter]!)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const shown = name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '');
  const encoded = encodeURIComponent(Buffer.from(shown).toString()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain || 'contact'}.vcf"; filename*=UTF-8''${encoded}.vcf`;
}
