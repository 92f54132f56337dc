import { DEFAULT_LOCALE, isLocale, type Locale } from '@ringtag/contracts';
import { type BackendModule, createInstance, initReactI18next } from '@ringtag/vendor/i18n';
import { brand } from './brand';
import { detectLocale, localeSourcesOfPage, rememberChosenLocale } from './detect-locale';
import type { Texts, TextTree } from './texts';

// eslint-disable-next-line no-restricted-properties -- the bundler puts its mode here, so that production drops the branch
const IN_DEVELOPMENT = process.env.NODE_ENV !== 'production';

/** The one i18next instance of the page. */
export const i18n = createInstance();

/** What remotes and libraries declare. The rest stands in the files of this library. */
const declared: Texts = {};
/** Namespaces that could not be loaded, until they are named again or a remote starts over. */
const failed = new Map<string, Error>();
/** Namespaces that English stands in for, because they could not be loaded in a language. */
const missing: Partial<Record<Locale, string[]>> = {};

/**
 * Tells what is not translated (`?locale=en-XA`, in development only; the bundler drops it from production builds).
 */
const isPseudo = () => IN_DEVELOPMENT && /[?&]locale=en-XA\b/i.test(location.search);

/** Prepares the detected language; awaited once, before the first render. */
export async function startI18n(
  locale: Locale = detectLocale(localeSourcesOfPage(), brand.languages),
): Promise<void> {
  i18n.use(initReactI18next).use({ type: 'backend', callbackApi: false, read } as unknown as BackendModule);
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
    react: { bindI18nStore: 'added' },
  });
  await loadTexts('common', 'errors');
  showOnPage(locale);
}

/** Makes namespaces known; each is loaded when it is asked for. What could not be loaded may be tried again. */
export function declareTexts(texts: Texts): void {
  Object.assign(declared, texts);
  forgetFailures();
}

/** Forgets which texts could not be loaded, so that they are requested again. */
export function forgetFailures(): void {
  failed.clear();
}

/** Loads namespaces in the language of the page; in others when they are chosen. */
export async function loadTexts(...namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.map(load));
}

/** What keeps a component from saying its texts: they are on their way, or did not come. */
export function obstacle(namespace: string): Promise<void> | Error | undefined {
  return isLoaded(namespace) ? undefined : (failed.get(namespace) ?? load(namespace));
}

async function load(namespace: string): Promise<void> {
  await i18n.loadNamespaces(namespace);
  // i18next does not ask again by itself for what did not come.
  if (!isLoaded(namespace)) await i18n.reloadResources(i18n.language, namespace);
  if (!isLoaded(namespace)) {
    const error = new Error(`No texts of ${namespace}`);
    failed.set(namespace, error);
    throw error;
  }
  failed.delete(namespace);
}

function isLoaded(namespace: string): boolean {
  return i18n.hasResourceBundle(i18n.language, namespace);
}

export function currentLocale(): Locale {
  return isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
}

/** Switches the language because a person asked for it; every namespace in use is loaded first. The last choice counts. */
export async function chooseLocale(locale: Locale): Promise<void> {
  const again = missing[locale];
  delete missing[locale];
  await i18n.changeLanguage(locale);
  if (currentLocale() !== locale) return;
  if (again) await i18n.reloadResources(locale, again);
  // Those too that were asked for meanwhile, as by a remote that has just arrived.
  await i18n.loadNamespaces([]);
  rememberChosenLocale(locale);
  showOnPage(locale);
}

const loadOwn = async (locale: Locale) =>
  ((await import(`./locales/${locale}.ts`)) as { default: Record<string, TextTree> }).default;

/** A language that cannot be loaded falls back to English, which is then fetched; a missing English throws. */
async function read(locale: Locale, namespace: string): Promise<TextTree> {
  try {
    const load = declared[namespace];
    const texts = load ? (await load(locale)).default : (await loadOwn(locale))[namespace]!;
    return isPseudo() ? (await import('./pseudo-locale')).pseudoTree(texts) : texts;
  } catch (error) {
    console.error(`i18n: ${namespace} could not be loaded in ${locale}`, error);
    if (locale === DEFAULT_LOCALE) throw error;
    (missing[locale] ??= []).push(namespace);
    i18n.addResourceBundle(DEFAULT_LOCALE, namespace, await read(DEFAULT_LOCALE, namespace));
    i18n.options.fallbackLng = [DEFAULT_LOCALE];
    return {};
  }
}

/** The direction is a display setting of its own (`theme.direction`): all six languages run from left to right. */
function showOnPage(locale: Locale): void {
  document.documentElement.lang = locale;
}
