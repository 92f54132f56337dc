import { type Locale, LOCALES, toLocale } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../platform/http/accepted-locale';

/** The language of a document: from the address, a cookie or the browser's settings (ADR 3). */
export function readLanguage(request: FastifyRequest, offered: readonly Locale[] = LOCALES): Locale {
  // The router may refuse an address before query and cookies are parsed.
  const { locale } = (request.query ?? {}) as { locale?: unknown };
  const cookies = request.cookies as FastifyRequest['cookies'] | undefined;
  return (
    toLocale(typeof locale === 'string' ? locale : undefined, offered) ??
    toLocale(cookies?.['i18next'], offered) ??
    acceptedLocale(request, offered)
  );
}
