import { DAY, type Locale, LOCALES, SECOND, toLocale } from '@ringtag/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../platform/http/accepted-locale';

const COOKIE = 'i18next';
const YEAR = (365 * DAY) / SECOND;

/**
 * The language of a document: from the address, a cookie or the browser's settings (ADR 3). What answers a form is in the
 * language of the form.
 */
export function readLanguage(request: FastifyRequest, offered: readonly Locale[] = LOCALES): Locale {
  // The router may refuse an address before query and cookies are parsed.
  const cookies = request.cookies as FastifyRequest['cookies'] | undefined;
  return (
    askedLanguage(request, offered) ??
    toLocale(cookies?.[COOKIE], offered) ??
    acceptedLocale(request, offered)
  );
}

/** The language that the address names, or else that of the page whose form was sent. */
function askedLanguage(request: FastifyRequest, offered?: readonly Locale[]): Locale | undefined {
  // Codes are typed into a form that leads to a page of its own.
  const answersForm = request.method === 'POST' || /^\/scan\b\/?(\?|$)/.test(request.url);
  return namedLanguage(request, offered) ?? (answersForm ? pageLanguage(request, offered) : undefined);
}

function namedLanguage({ query }: FastifyRequest, offered?: readonly Locale[]): Locale | undefined {
  const { locale } = (query ?? {}) as { locale?: unknown };
  return toLocale(typeof locale === 'string' ? locale : undefined, offered);
}

/** The language that the address of the page names from which the request comes. */
function pageLanguage({ headers }: FastifyRequest, offered?: readonly Locale[]): Locale | undefined {
  const [, query] = headers.referer?.split('?') ?? [];
  return toLocale(new URLSearchParams(query).get('locale') ?? undefined, offered);
}

/** A path to redirect to, in the language that was asked for. */
export function inAskedLanguage(path: string, request: FastifyRequest): string {
  const locale = askedLanguage(request);
  if (!locale || /[?&]locale=/.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`;
}

/**
 * Keeps the language that somebody chose by a link of a page, in the cookie that the application sets too (ADR 3). A
 * link on another site or in a mail chooses nothing, nor does a form of the page that it opened.
 */
export function addLanguageChoice(fastify: FastifyInstance, publicUrl: string): void {
  const attributes = { path: '/', maxAge: YEAR, sameSite: 'lax', secure: /^https:/.test(publicUrl) } as const;
  fastify.addHook('preHandler', (request, reply, done) => {
    const { 'sec-fetch-site': from, 'sec-fetch-dest': as } = request.headers;
    const chosen = from === 'same-origin' && as === 'document' ? namedLanguage(request) : undefined;
    if (chosen && chosen !== pageLanguage(request)) void reply.setCookie(COOKIE, chosen, attributes);
    done();
  });
}
