import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@ringtag/contracts';
import { descriptions, ROOT, sources, texts } from './testing/locale-folders';

const FOLDERS = [...sources, 'api/src/delivery/mail/locales', 'api/src/codes/label-layouts/locales'];

interface Rule {
  /** What the text does wrong. */
  fault: string;
  found: RegExp;
}

/** Held in every language. */
const EVERYWHERE: Rule[] = [
  { fault: 'three dots instead of …', found: /\.\.\./ },
  { fault: 'a straight quotation mark', found: /"/ },
  { fault: 'a hyphen instead of a dash', found: /\s-\s/ },
  { fault: 'two spaces', found: / {2}/ },
  {
    fault: 'a space that breaks between a number and its unit',
    found: /[\d}] (px|ms|s|kb|mb|кб|мб|%|с(?=[.,]|$))(?!\p{L})/iu,
  },
];

const CLOSE_ELLIPSIS: Rule = { fault: 'a space before …', found: /\s…/ };

/** The typography of each language, and the one way in which it addresses people (docs/glossary.md). */
const RULES: Record<Locale, Rule[]> = {
  en: [CLOSE_ELLIPSIS],
  de: [
    { fault: 'a straight apostrophe', found: /'/ },
    { fault: 'other quotation marks than „ and “', found: /[«»”]/ },
    { fault: '… for left-out words without a no-break space before it', found: /[^\u00a0]…/ },
    { fault: 'du instead of Sie', found: /(?<!\p{L})(du|dir|dich|dein\p{L}*)(?!\p{L})/iu },
  ],
  es: [
    CLOSE_ELLIPSIS,
    { fault: 'a straight apostrophe', found: /'/ },
    { fault: 'other quotation marks than « and »', found: /[“”„]/ },
    { fault: 'a question or an exclamation that does not open', found: /^[^¿]*\?|^[^¡]*!/ },
    { fault: 'usted instead of tú', found: /(?<!\p{L})usted(es)?(?!\p{L})/iu },
  ],
  fr: [
    CLOSE_ELLIPSIS,
    { fault: 'a straight apostrophe', found: /'/ },
    { fault: 'other quotation marks than « and »', found: /[“”„]/ },
    { fault: 'no narrow no-break space before ; ! ? or »', found: /[^\u202f!?][;!?»]/ },
    { fault: 'no narrow no-break space before a colon', found: /[^\u202f]:(?=\s|$)/ },
    { fault: 'no narrow no-break space after «', found: /«[^\u202f]/ },
    { fault: 'tu instead of vous', found: /(?<!\p{L})(tu|toi|ta|tes)(?!\p{L})/iu },
  ],
  uk: [
    CLOSE_ELLIPSIS,
    { fault: 'another apostrophe than ’', found: /['ʼ]/ },
    { fault: 'other quotation marks than « and »', found: /[“”„]/ },
    { fault: 'a dash that may begin a line', found: /[^\u00a0]—/ },
    { fault: 'ти instead of ви', found: /(?<!\p{L})(ти|тебе|тобі|твій|твоя|твоє|твої\p{L}*)(?!\p{L})/iu },
  ],
  ru: [
    CLOSE_ELLIPSIS,
    { fault: 'a straight apostrophe', found: /'/ },
    { fault: 'other quotation marks than « and »', found: /[“”„]/ },
    { fault: 'a dash that may begin a line', found: /[^\u00a0]—/ },
    { fault: 'ты instead of вы', found: /(?<!\p{L})(ты|тебя|тебе|твой|твоя|твоё|твои\p{L}*)(?!\p{L})/iu },
  ],
};

/** What stands in quotes in a file of texts, whatever it exports. */
function readTexts(folder: string, locale: Locale): string[] {
  if (descriptions.includes(folder)) return Object.values(texts(folder, locale));
  const source = readFileSync(join(ROOT, folder, `${locale}.ts`), 'utf8');
  const quoted = source.replace(/^import .*$|^\s*(\/\/|\/?\*).*$/gm, '');
  return Array.from(
    quoted.matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"/g),
    ([, single, double]) => single ?? double ?? '',
  );
}

describe.each(FOLDERS)('%s', (folder) => {
  it.each(LOCALES)('should be set as %s is', (locale) => {
    const faults = readTexts(folder, locale).flatMap((text) =>
      [...EVERYWHERE, ...RULES[locale]]
        .filter(({ found }) => found.test(text))
        .map(({ fault }) => `${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });
});
