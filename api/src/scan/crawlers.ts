import { createIsbotFromList, list } from 'isbot';

/** What apps with which people scan are called: the name of an HTTP client says nothing about who holds the phone. */
const HTTP_CLIENTS = ['okhttp/4.12', 'Dart/3.1 (dart:io)', 'Scanner/1 CFNetwork/1490 Darwin/23', 'node'];
const MAX_REMEMBERED = 1000;

const namesCrawler = createIsbotFromList(
  list.filter((pattern) => !HTTP_CLIENTS.some((name) => new RegExp(pattern, 'i').test(name))),
);
/** Looking a name up costs a hundredth of matching it. */
const remembered = new Map<string, boolean>();

/** Whether a caller of the API names itself a crawler, a link preview or a browser that nobody looks at. */
export function isCrawler(userAgent: string | undefined): boolean {
  if (!userAgent) return false;
  const known = remembered.get(userAgent);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const crawler = namesCrawler(userAgent);
  remembered.set(userAgent, crawler);
  return crawler;
}
