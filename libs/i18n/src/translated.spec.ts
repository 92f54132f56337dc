import { LOCALES, type Locale } from '@ringtag/contracts';
import { folders, texts } from './testing/locale-folders';
import { findSwapped, type Translation } from './testing/swapped';

const FOLDERS = [...folders, 'api/src/delivery/mail/locales', 'api/src/codes/label-layouts/locales'];
const OTHERS = LOCALES.filter((locale) => locale !== 'en');

const EVERYWHERE =
  'copyright facebook github instagram linkedin pdf png telegram tiktok twitter vk whatsapp x youtube';

/** Words that are the same in English and in another language, where a text has no other words. */
const SAME: Record<Exclude<Locale, 'en'>, string> = {
  de: 'badges code codes digital feedback format info laptop layout layouts limits link logo mm modern ms name navigation neutral optional overlays popover problem px scan scans schema server status system tabs tooltips transparent upload uploads version website zoom',
  es: 'digital error mm ms no personal px total zoom',
  fr: 'actions activation activations avatars badges code codes confirmations conversation danger date dates description format info logo menu message messages minutes mm mode ms navigation notifications page pages pagination photo photos public px question scan scans sections simple suggestions total type version zoom',
  uk: 'delete enter',
  ru: 'delete enter',
};

/** Pairs that only seem to be swapped: each of their words is in few other texts. */
const NOT_SWAPPED = ['libs/gallery/src/locales:.overlays.drawer.end: Al final'];

/** Words of English sentences that are no words in the other languages. */
const ENGLISH =
  /(?<!\p{L})(the|your|you|this|and|with|of|to|is|are|from|isn’t|can’t|don’t|couldn’t)(?!\p{L})/iu;

const withoutPlaceholders = (text: string) => text.replace(/\{\{?.*?\}\}?/g, ' ');
const readWords = (text: string) =>
  withoutPlaceholders(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

function readTranslations(locale: Locale): Translation[] {
  return FOLDERS.flatMap((folder) => {
    const source = texts(folder, 'en');
    return Object.entries(texts(folder, locale)).flatMap(([key, text]) =>
      source[key] === undefined ? [] : { key: `${folder}:.${key}`, source: source[key], text },
    );
  });
}

describe.each(OTHERS)('Texts in %s', (locale) => {
  const translations = readTranslations(locale);
  const same = new Set(`${EVERYWHERE} ${SAME[locale as keyof typeof SAME]}`.split(' '));
  const equal = translations.filter(({ source, text }) => source === text);

  it('should not be the English ones', () => {
    const english = equal.filter(({ text }) => readWords(text).some((word) => !same.has(word)));
    expect(english).toEqual([]);
  });

  it('should not have English words', () => {
    expect(translations.filter(({ text }) => ENGLISH.test(withoutPlaceholders(text)))).toEqual([]);
  });

  it('should not list a word as the same that is not', () => {
    const needed = new Set(equal.flatMap(({ text }) => readWords(text)));
    expect([...same].filter((word) => !needed.has(word))).toEqual([]);
  });

  it('should each stand at its own key', () => {
    const found = findSwapped(translations);
    expect(found.filter((pair) => !NOT_SWAPPED.some((known) => pair.startsWith(known)))).toEqual([]);
  });
});

it('should notice two texts that change places', () => {
  const translations = readTranslations('de');
  const place = 'mfe-dashboard/src/locales:.inbox.state';
  const solve = translations.find(({ key }) => key === `${place}.solve`)!;
  const reopen = translations.find(({ key }) => key === `${place}.reopen`)!;
  const swapped = translations.map((one) => {
    if (one === solve) return { ...solve, text: reopen.text };
    return one === reopen ? { ...reopen, text: solve.text } : one;
  });
  expect(findSwapped(swapped)).toContain(`${place}.solve: ${reopen.text} ↔ ${place}.reopen: ${solve.text}`);
});
