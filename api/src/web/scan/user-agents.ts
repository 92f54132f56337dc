import { createHmac, randomBytes } from 'node:crypto';
import { createIsbotFromList, list } from 'isbot';

/** What apps with which people scan are called: the name of an HTTP client says nothing about who holds the phone. */
const HTTP_CLIENTS = ['okhttp/4.12', 'Dart/3.1 (dart:io)', 'Scanner/1 CFNetwork/1490 Darwin/23', 'node'];
/** Link previews that the list does not know. */
const PREVIEWS = ['^Viber\\/', '^Bluesky Cardyb'];
const MAX_REMEMBERED = 1000;

/** What the name of a user agent tells. */
export interface UserAgent {
  /** A robot is a crawler, a link preview, or a browser that nobody looks at. */
  kind: 'browser' | 'http-client' | 'robot';
  /** Short for the name, and the same for the same name as long as this process runs. */
  mark: string;
}

const isHttpClientPattern = (pattern: string) =>
  HTTP_CLIENTS.some((name) => new RegExp(pattern, 'i').test(name));
const isHttpClient = createIsbotFromList(list.filter(isHttpClientPattern));
const isRobot = createIsbotFromList([
  ...list.filter((pattern) => !isHttpClientPattern(pattern)),
  ...PREVIEWS,
]);

const key = randomBytes(32);
const remembered = new Map<string, UserAgent>();

/** Takes the header as it came. Looking a name up costs a hundredth of matching it. */
export function userAgentOf(name = ''): UserAgent {
  const known = remembered.get(name);
  if (known) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const kind = isRobot(name) ? 'robot' : isHttpClient(name) ? 'http-client' : 'browser';
  const made: UserAgent = { kind, mark: createHmac('sha256', key).update(name).digest('base64url') };
  remembered.set(name, made);
  return made;
}
