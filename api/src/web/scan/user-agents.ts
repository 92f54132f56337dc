import { createHmac, randomBytes } from 'node:crypto';
import { createIsbotFromList, list } from 'isbot';
import partition from 'lodash/partition';
import { LRUCache } from 'lru-cache';

/** Names that scanning apps send. They name an HTTP library, which programs use as well. */
const HTTP_CLIENTS = ['okhttp/4.12', 'Dart/3.1 (dart:io)', 'Scanner/1 CFNetwork/1490 Darwin/23', 'node'];
/** Link previews that are missing in the list of `isbot`. */
const PREVIEWS = ['^Viber\\/', '^Bluesky Cardyb'];
const MAX_REMEMBERED = 1000;

/** What is known from a User-Agent header. */
export interface UserAgent {
  /** A robot is a crawler, a link preview or a headless browser. */
  kind: 'browser' | 'http-client' | 'robot';
  /** A hash of the header, with a key that lives as long as this process. */
  mark: string;
}

const [httpClients, robots] = partition(list, (pattern) =>
  HTTP_CLIENTS.some((name) => new RegExp(pattern, 'i').test(name)),
);
const isHttpClient = createIsbotFromList(httpClients);
const isRobot = createIsbotFromList([...robots, ...PREVIEWS]);

const key = randomBytes(32);

/** The results are cached: matching a header takes a hundred times as long as a look-up. */
const remembered = new LRUCache<string, UserAgent>({
  max: MAX_REMEMBERED,
  memoMethod: (name) => ({
    kind: isRobot(name) ? 'robot' : isHttpClient(name) ? 'http-client' : 'browser',
    mark: createHmac('sha256', key).update(name).digest('base64url'),
  }),
});

/** Takes the raw header. */
export const readUserAgent = (name = ''): UserAgent => remembered.memo(name);
