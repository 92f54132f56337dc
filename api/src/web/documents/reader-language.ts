import { type Locale, LOCALES, toLocale } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../platform/http/accepted-locale';

/** The language of a document, as far as the request says it: address, cookie, browser (docs/adr/0003). */
export function languageOf(request: FastifyRequest, offered: readonly Locale[] = LOCALES): Locale {
  // Both are missing when the router has refused the address before they were read.
  const { locale } = (request.query ?? {}) as { locale?: unknown };
  const cookies = request.cookies as FastifyRequest['cookies'] | undefined;
  return (
    toLocale(typeof locale === 'string' ? locale : undefined, offered) ??
    toLocale(cookies?.['i18next'], offered) ??
    acceptedLocale(request, offered)
  );
}
