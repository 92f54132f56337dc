import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LOCALE, type Locale, LOCALES, toLocale } from '@ringtag/contracts';
import Negotiator from 'negotiator';

/**
 * The first offered language in the `Accept-Language` header, by its quality values (RFC 9110, 12.5.4), else the
 * default. Negotiator gets no list of offered languages, because for `de-AT, en;q=0.9, de;q=0.8` it would choose
 * English.
 */
export function acceptedLocale(
  request: { headers: IncomingHttpHeaders },
  offered: readonly Locale[] = LOCALES,
): Locale {
  const tags = new Negotiator(request).languages();
  return tags.map((tag) => toLocale(tag, offered)).find(Boolean) ?? DEFAULT_LOCALE;
}
