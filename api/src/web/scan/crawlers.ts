import { createIsbotFromList, list } from 'isbot';

/** What apps with which people scan are called: the name of an HTTP client says nothing about who holds the phone. */
const HTTP_CLIENTS = ['okhttp/4.12', 'Dart/3.1 (dart:io)', 'Scanner/1 CFNetwork/1490 Darwin/23', 'node'];
/** Link previews that the list does not know. */
const PREVIEWS = ['^Viber\\/', '^Bluesky Cardyb'];
const MAX_REMEMBERED = 1000;

/** Whether a caller of the API names itself a crawler, a link preview or a browser that nobody looks at. */
export const isCrawler = remembering(
  createIsbotFromList([
    ...list.filter((pattern) => !HTTP_CLIENTS.some((name) => new RegExp(pattern, 'i').test(name))),
    ...PREVIEWS,
  ]),
);

/** The same for whoever opens a page, which is read in browsers. */
export const isNoBrowser = remembering(createIsbotFromList([...list, ...PREVIEWS]));

/** Looking a name up costs a hundredth of matching it. */
function remembering(matches: (userAgent: string) => boolean): (userAgent: string | undefined) => boolean {
  const remembered = new Map<string, boolean>();
  return (userAgent) => {
    if (!userAgent) return false;
    const known = remembered.get(userAgent);
    if (known !== undefined) return known;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    const matched = matches(userAgent);
    remembered.set(userAgent, matched);
    return matched;
  };
}
