import { DAY, type Locale, LOCALES, SECOND, toLocale } from '@ringtag/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../platform/http/accepted-locale';

const COOKIE = 'i18next';
const YEAR = (365 * DAY) / SECOND;

/** The language of a document: from the address, a cookie or the browser's settings (ADR 3). */
export function readLanguage(request: FastifyRequest, offered: readonly Locale[] = LOCALES): Locale {
  // The router may refuse an address before query and cookies are parsed.
  const cookies = request.cookies as FastifyRequest['cookies'] | undefined;
  return (
    askedLanguage(request, offered) ??
    toLocale(cookies?.[COOKIE], offered) ??
    acceptedLocale(request, offered)
  );
}

function askedLanguage({ query }: FastifyRequest, offered?: readonly Locale[]): Locale | undefined {
  const { locale } = (query ?? {}) as { locale?: unknown };
  return toLocale(typeof locale === 'string' ? locale : undefined, offered);
}

/**
 * Keeps the language that somebody chose by a link of a page, in the cookie that the application sets too (ADR 3). A
 * link on another site or in a mail chooses nothing.
 */
export function addLanguageChoice(fastify: FastifyInstance, publicUrl: string): void {
  const attributes = { path: '/', maxAge: YEAR, sameSite: 'lax', secure: /^https:/.test(publicUrl) } as const;
  fastify.addHook('preHandler', (request, reply, done) => {
    const { 'sec-fetch-site': from, 'sec-fetch-dest': as } = request.headers;
    const chosen = from === 'same-origin' && as === 'document' ? askedLanguage(request) : undefined;
    if (chosen) void reply.setCookie(COOKIE, chosen, attributes);
    done();
  });
}
