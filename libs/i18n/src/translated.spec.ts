import { LOCALES, type Locale } from '@ringtag/contracts';
import { sources, texts } from './testing/locale-folders';

interface Translation {
  /** With its folder: two texts are compared if they stand side by side. */
  key: string;
  source: string;
  text: string;
}

/** How much better two texts must fit at each other's key before they count as swapped: fits are from 0 to 2. */
const MARGIN = 0.3;

/** A text that fits better than this, from 0 to 1, is where it belongs. */
const GOOD_FIT = 0.5;

/** The words without their endings, the numbers, and the stop at the end. */
function readParts(text: string): string[] {
  const said = text.replace(/\{\{.*?\}\}/g, ' ').toLowerCase();
  return [...new Set(said.match(/\p{L}+|\d+|[.!?…:]+$/gu)?.map((part) => part.slice(0, 5)))];
}

interface Read extends Translation {
  sourceParts: string[];
  parts: string[];
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Knows which parts of two languages come together in all their texts, as “reopen” does with “wieder” and “öffnen”. */
class Lexicon {
  readonly #sources = new Map<string, Set<Read>>();
  readonly #translations = new Map<string, Set<Read>>();
  readonly #both = new Map<string, Map<string, number>>();

  constructor(all: readonly Read[]) {
    const add = (map: Map<string, Set<Read>>, part: string, read: Read) =>
      map.set(part, (map.get(part) ?? new Set()).add(read));
    for (const read of all) {
      for (const part of read.parts) add(this.#translations, part, read);
      for (const part of read.sourceParts) {
        add(this.#sources, part, read);
        const both = this.#both.get(part) ?? new Map<string, number>();
        this.#both.set(part, both);
        for (const other of read.parts) both.set(other, (both.get(other) ?? 0) + 1);
      }
    }
  }

  /** How well a translation fits a source, from 0 to 1, as far as all texts but these tell. */
  fit({ sourceParts }: Read, { parts }: Read, but: readonly Read[]): number {
    const best = (scores: number[]) => Math.max(...scores);
    const scores = sourceParts.map((source) => parts.map((part) => this.#likeness(source, part, but)));
    return (mean(scores.map(best)) + mean(parts.map((_, at) => best(scores.map((row) => row[at] ?? 0))))) / 2;
  }

  #likeness(source: string, part: string, but: readonly Read[]): number {
    const withSource = this.#sources.get(source) ?? new Set();
    const withPart = this.#translations.get(part) ?? new Set();
    const both =
      (this.#both.get(source)?.get(part) ?? 0) -
      but.filter((read) => withSource.has(read) && withPart.has(read)).length;
    if (both === 0) return 0;
    const count = (reads: Set<Read>) => reads.size - but.filter((read) => reads.has(read)).length;
    return (2 * both) / (count(withSource) + count(withPart));
  }
}

/**
 * Finds pairs of neighbours whose translations seem to stand at each other's key: as all other texts use their words,
 * they would fit much better the other way round.
 */
function findSwapped(translations: readonly Translation[]): string[] {
  const all = translations
    .map((one): Read => ({ ...one, sourceParts: readParts(one.source), parts: readParts(one.text) }))
    .filter(({ sourceParts, parts }) => sourceParts.length > 0 && parts.length > 0);
  const lexicon = new Lexicon(all);

  function isSwapped(one: Read, other: Read): boolean {
    if (one.source === other.source || one.text === other.text) return false;
    const both = [one, other];
    const asIs = lexicon.fit(one, one, both) + lexicon.fit(other, other, both);
    return lexicon.fit(one, other, both) + lexicon.fit(other, one, both) - asIs > MARGIN;
  }

  const place = ({ key }: Read) => key.slice(0, key.lastIndexOf('.') + 1);
  const odd = all.filter((one) => lexicon.fit(one, one, [one]) < GOOD_FIT);
  return odd.flatMap((one, index) =>
    odd
      .slice(index + 1)
      .filter((other) => place(one) === place(other) && isSwapped(one, other))
      .map((other) => `${one.key}: ${one.text} ↔ ${other.key}: ${other.text}`),
  );
}

const FOLDERS = [...sources, 'api/src/delivery/mail/locales', 'api/src/codes/label-layouts/locales'];
const OTHERS = LOCALES.filter((locale) => locale !== 'en');

const EVERYWHERE =
  'copyright facebook github instagram linkedin pdf png push telegram tiktok twitter vk whatsapp x youtube';

/** Words that are the same in English and in another language, where a text has no other words. */
const SAME: Record<Exclude<Locale, 'en'>, string> = {
  de: 'badges code codes commit digital feedback finder format info laptop layout layouts limits link links logo mm modern ms name navigation neutral optional orange overlays pink popover problem px scan scans schema server status system tabs token tooltips transparent upload uploads version website zoom',
  es: 'commit ctrl digital error mm ms no personal px token total zoom',
  fr: 'actions activation activations avatars badges code codes commit confirmations conversation ctrl danger date dates description format info logo menu message messages minutes mm mode ms navigation notifications options orange page pages pagination photo photos public px question scan scans sections simple suggestions total type version violet zoom',
  uk: 'ctrl delete enter',
  ru: 'ctrl delete enter',
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
