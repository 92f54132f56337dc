import fc, { type Arbitrary } from 'fast-check';
import { PIXEL } from './pictures';

/** What the server has when it is asked. A request names it by a mark such as `~item~`, so that it can be sent again. */
export type Known =
  | 'alias'
  | 'freeAlias'
  | 'item'
  | 'freeItem'
  | 'project'
  | 'preset'
  | 'layout'
  | 'message'
  | 'blocked'
  | 'session'
  | 'mail'
  | 'photo'
  | 'conversationPhoto'
  | 'user'
  | 'other'
  | 'admin'
  | 'email'
  | 'otherEmail'
  | 'challenge'
  | 'code'
  | 'formToken'
  | 'signUpToken'
  | 'resetToken'
  | 'activationToken'
  | 'requestToken'
  | 'giftToken'
  | 'conversation'
  | 'ownerLink'
  | 'metricsToken';
export type KnownValues = Record<Known, string>;

const toMark = (known: Known): string => `~${known}~`;

export const KNOWN_IDS = (
  ['item', 'freeItem', 'project', 'preset', 'layout', 'message', 'user', 'other', 'admin'] as const
).map(toMark);

/** What a segment behind these means. */
const PARAMETERS: Record<string, Known[]> = {
  scan: ['alias', 'alias', 'freeAlias'],
  items: ['item', 'freeItem'],
  'my-codes': ['item'],
  projects: ['project'],
  presets: ['preset'],
  'label-layouts': ['layout'],
  messages: ['message'],
  conversations: ['message'],
  conversation: ['conversation'],
  answer: ['ownerLink'],
  'blocked-senders': ['blocked'],
  sessions: ['session'],
  mails: ['mail'],
  photos: ['photo', 'conversationPhoto'],
  users: ['user', 'other', 'admin'],
  'unactivation-requests': ['requestToken'],
  gifts: ['giftToken'],
};

/** What fields of these names mean. */
const FIELDS: Record<string, Known[]> = {
  email: ['email', 'otherEmail'],
  challengeId: ['challenge'],
  code: ['code', 'item'],
  formToken: ['formToken'],
  token: ['signUpToken', 'resetToken', 'activationToken', 'requestToken', 'giftToken'],
  'x-link-token': ['activationToken', 'requestToken', 'giftToken'],
  messageId: ['message'],
  presetId: ['preset'],
  projectId: ['project'],
  digitalCodesProjectId: ['project'],
  layoutId: ['layout'],
  itemIds: ['item', 'freeItem'],
  ids: ['message', 'item', 'freeItem'],
};

const ADDRESSES = ['https://example.com/terms', 'https://xn--80ak6aa92e.com?a="><x', 'https://é.example#'];

/** Values of fields that have to fit one another, or of which a pattern says little. */
const USUAL: Record<string, string[]> = {
  foreground: ['#000000', '#112244'],
  eyeColor: ['#000000', '#112244'],
  background: ['#ffffff', '#fffff0'],
  logo: [`data:image/png;base64,${Buffer.from(PIXEL, 'latin1').toString('base64')}`],
  mailSenderName: ['Ringtag', 'Ключи & "Co" <x>', '\u202e'],
  termsUrl: ADDRESSES,
  privacyUrl: ADDRESSES,
  imprintUrl: ADDRESSES,
};

const MADE_UP = ['01930000-0000-7000-8000-000000000000', 'ABCD2345', '0'.repeat(64) + '.webp'];

/** A parameter of a path: mostly what is there, else of another kind, or made up. */
export function parameterAfter(segment: string): Arbitrary<string> {
  const known = PARAMETERS[segment] ?? [];
  const others = [...KNOWN_IDS, ...MADE_UP];
  if (known.length === 0) return fc.constantFrom(...others);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known.map(toMark)) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

/** Values of a field whose name says what they mean; undefined where it says nothing. */
export function knownFor(name: string): Arbitrary<string> | undefined {
  const known = FIELDS[name]?.map(toMark) ?? USUAL[name];
  if (!known) return undefined;
  if (name !== 'email') return fc.constantFrom(...known);
  const fresh = fc.nat(9999).map((number) => `fuzz-${number}@example.com`);
  return fc.oneof(fc.constantFrom(...known), fresh);
}

/** The marks in a text replaced by what they stand for now. */
export function withKnown(text: string, values: Partial<KnownValues>): string {
  return text.replace(/~(\w+)~/g, (mark, name: Known) => values[name] ?? mark);
}
