import { DEFAULT_LOCALE, isLocale, type Locale } from '@ringtag/contracts';
import { createInstance, initReactI18next } from '@ringtag/vendor-i18n';
import { brand } from './brand';
import { detectLocale, localeSourcesOfPage, rememberChosenLocale } from './detect-locale';

interface Tree {
  [key: string]: string | Tree;
}
// eslint-disable-next-line no-restricted-properties -- the bundler puts its mode here, so that production drops the branch
const IN_DEVELOPMENT = process.env.NODE_ENV !== 'production';

type Loader = (locale: Locale) => Promise<{ default: Tree }>;

/** The one i18next instance of the page. */
export const i18n = createInstance();

const loaders = new Map<string, Loader>();

// Each by its name: a computed one makes the bundler keep a list in a file of its own, one more request of every page.
const OWN: Record<Locale, () => Promise<{ default: { common: Tree; errors: Tree } }>> = {
  en: () => import('./locales/en'),
  es: () => import('./locales/es'),
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
  uk: () => import('./locales/uk'),
  ru: () => import('./locales/ru'),
};

/**
 * Tells what is not translated (`?locale=en-XA`, in development only; the bundler drops it from production builds).
 */
const isPseudo = () => IN_DEVELOPMENT && /[?&]locale=en-XA\b/i.test(location.search);

/** Prepares the detected language; awaited once, before the first render. */
export async function startI18n(
  locale: Locale = detectLocale(localeSourcesOfPage(), brand.languages),
): Promise<void> {
  loaders.set('common', async (of) => ({ default: (await OWN[of]()).default.common }));
  loaders.set('errors', async (of) => ({ default: (await OWN[of]()).default.errors }));
  await i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources: {},
    ns: [],
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await loadAll(locale);
  showOnPage(locale);
}

/** Adds a namespace: loads it in the current language now, and in others when they are chosen. */
export async function addNamespace(namespace: string, load: Loader): Promise<void> {
  loaders.set(namespace, load);
  let locale: Locale;
  // Another language may be chosen while the texts are on their way.
  do {
    locale = currentLocale();
    await loadNamespace(namespace, locale);
  } while (locale !== currentLocale());
}

export function currentLocale(): Locale {
  return isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
}

let lastChoice: Locale | undefined;

/** Switches the language because a person asked for it; every namespace on the page is loaded first. The last choice counts. */
export async function chooseLocale(locale: Locale): Promise<void> {
  lastChoice = locale;
  await loadAll(locale);
  if (lastChoice !== locale) return;
  await i18n.changeLanguage(locale);
  rememberChosenLocale(locale);
  showOnPage(locale);
}

/** Those too that are added meanwhile, as by a remote that has just arrived. */
async function loadAll(locale: Locale): Promise<void> {
  for (let loaded = 0; loaded < loaders.size;) {
    loaded = loaders.size;
    await Promise.all([...loaders.keys()].map((namespace) => loadNamespace(namespace, locale)));
  }
}

/** A language that cannot be loaded falls back to English, which is then fetched; a missing English throws. */
async function loadNamespace(namespace: string, locale: Locale): Promise<void> {
  const load = loaders.get(namespace);
  if (!load || i18n.hasResourceBundle(locale, namespace)) return;
  try {
    const texts = (await load(locale)).default;
    const shown = isPseudo() ? (await import('./pseudo-locale')).pseudoTree(texts) : texts;
    i18n.addResourceBundle(locale, namespace, shown);
  } catch (error) {
    if (locale === DEFAULT_LOCALE) throw error;
    console.error(`i18n: ${namespace} could not be loaded in ${locale}`, error);
    await loadNamespace(namespace, DEFAULT_LOCALE);
  }
}

/** The direction is a display setting of its own (`theme.direction`): all six languages run from left to right. */
function showOnPage(locale: Locale): void {
  document.documentElement.lang = locale;
}
