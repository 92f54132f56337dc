import { type Locale, LOCALES } from '@ringtag/contracts';
import type { MailTemplate } from '../tables/mail';
import { getPhrases, type MailPhrases } from './phrases';

/** Templates whose headings count. */
const COUNTING: readonly MailTemplate[] = ['conversation', 'answer'];

const placeholders = (text: string) => (text.match(/\{[^}]*\}/g) ?? []).sort();

/** The plurals that a language uses for numbers of messages. */
const findPlurals = (locale: Locale) =>
  [...new Set(Array.from({ length: 200 }, (_, i) => new Intl.PluralRules(locale).select(i + 1)))].sort();
const PLURAL = /\.(one|two|few|many|other)$/;

/** Every phrase of a language by its path, such as `templates.activate.subject`. */
function flat(phrases: MailPhrases): [string, string][] {
  const walk = (node: object, path: string): [string, string][] =>
    Object.entries(node).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : walk(value, `${path}${key}.`),
    );
  return walk(phrases, '');
}

describe('phrases of mails', () => {
  const english = new Map(flat(getPhrases('en')));
  const withoutPlural = (path: string) => path.replace(PLURAL, '');
  const unique = (paths: Iterable<string>) => [...new Set(Array.from(paths, withoutPlural))].sort();

  it.each(LOCALES)('should all exist in %s, with the same placeholders', (locale) => {
    const phrases = flat(getPhrases(locale));
    expect(unique(phrases.map(([path]) => path))).toEqual(unique(english.keys()));
    for (const [path, text] of phrases) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      // The order of the words differs by language; what stands in them must not.
      if (PLURAL.test(path)) continue;
      expect({ path, placeholders: new Set(placeholders(text)) }).toEqual({
        path,
        placeholders: new Set(placeholders(english.get(path) ?? '')),
      });
    }
  });

  it.each(LOCALES)(
    'should have exactly the plurals that %s uses, with the number where it can differ',
    (locale) => {
      for (const template of COUNTING) {
        const forms = Object.entries(getPhrases(locale).templates[template].heading);
        expect(forms.map(([form]) => form).sort()).toEqual(findPlurals(locale));
        const rules = new Intl.PluralRules(locale);
        for (const [form, text] of forms) {
          const numbers = Array.from({ length: 200 }, (_, i) => i + 1).filter(
            (n) => rules.select(n) === form,
          );
          expect([form, text.includes('{count}')]).toEqual([form, numbers.length > 1]);
        }
      }
    },
  );

  it.each(LOCALES.filter((locale) => locale !== 'en'))('should be translated in %s', (locale) => {
    const same = flat(getPhrases(locale)).filter(([path, text]) => english.get(path) === text);
    expect(same).toEqual([]);
  });
});
