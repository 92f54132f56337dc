import { type Locale, LOCALES, localeOfHeader, toLocale } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';

/** The language of a document, as far as the request says it: address, cookie, browser (docs/adr/0003). */
export function languageOf(request: FastifyRequest, offered: readonly Locale[] = LOCALES): Locale {
  // Both are missing when the router has refused the address before they were read.
  const { locale } = (request.query ?? {}) as { locale?: unknown };
  const cookies = request.cookies as FastifyRequest['cookies'] | undefined;
  return (
    toLocale(typeof locale === 'string' ? locale : undefined, offered) ??
    toLocale(cookies?.['i18next'], offered) ??
    localeOfHeader(request.headers['accept-language'], offered)
  );
}
