import { DEFAULT_LOCALE, toLocale, type Locale } from '@ringtag/contracts';

/** The key of specification 3; a value here alone ranks below the browser's languages, as specification 9 orders. */
const LOCALE_KEY = 'i18nextLng';
/** Says that the value was picked by the person, which then ranks above the browser (ADR 3). */
const CHOSEN_KEY = 'i18nextLngChosen';
/** Says the choice to the server, which answers scan pages in that language. */
const COOKIE_NAME = 'i18next';
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Where a language may be said; a parameter so that the order can be tested. */
export interface LocaleSources {
  search: string;
  storage: Pick<Storage, 'getItem'> | undefined;
  languages: readonly string[];
  cookie: string;
  pageLanguage: string;
}

/** The interface language, of those that are offered: querystring, the person's own choice, browser, local storage, cookie, page. */
export function detectLocale(sources: LocaleSources, offered?: readonly Locale[]): Locale {
  const toOffered = (tag: string | null | undefined) => toLocale(tag, offered);
  const stored = toOffered(read(sources.storage, LOCALE_KEY));
  const chosen = read(sources.storage, CHOSEN_KEY) === '1' ? stored : undefined;
  return (
    toOffered(new URLSearchParams(sources.search).get('locale')) ??
    chosen ??
    sources.languages.map(toOffered).find((locale) => locale !== undefined) ??
    stored ??
    toOffered(/(?:^|;\s*)i18next=([^;]+)/.exec(sources.cookie)?.[1]) ??
    toOffered(sources.pageLanguage) ??
    DEFAULT_LOCALE
  );
}

export function localeSourcesOfPage(): LocaleSources {
  return {
    search: location.search,
    storage: storage(),
    languages: navigator.languages,
    cookie: document.cookie,
    pageLanguage: document.documentElement.lang,
  };
}

/** Remembers a language that a person picked. */
export function rememberChosenLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  try {
    document.cookie = `${COOKIE_NAME}=${locale};Path=/;Max-Age=${YEAR_IN_SECONDS};SameSite=Lax${secure}`;
    storage()?.setItem(LOCALE_KEY, locale);
    storage()?.setItem(CHOSEN_KEY, '1');
  } catch {
    // Storage is full, or it or cookies are forbidden: the choice lasts as long as the page.
  }
}

function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function read(from: LocaleSources['storage'], key: string): string | null | undefined {
  try {
    return from?.getItem(key);
  } catch {
    return undefined;
  }
}
