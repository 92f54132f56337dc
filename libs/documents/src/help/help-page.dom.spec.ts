import { HELP_QUESTIONS, HELP_READERS, type HelpReader, type Locale, LOCALES } from '@ringtag/contracts';
import { texts } from '@ringtag/i18n/testing';
import { drawHelp } from './help-drawings';
import { HELP_PICTURES } from './help-pictures';

const SITE = { privacyUrl: '/privacy' };

function show(reader: HelpReader | undefined, locale: Locale, site: object = {}): Document {
  const { markup } = drawHelp(reader, { locale, brand: 'Brand', site: { ...SITE, ...site } });
  return new DOMParser().parseFromString(markup, 'text/html');
}

describe.each(LOCALES)('The help pages in %s', (locale) => {
  const words = texts('libs/documents/src/help/locales', locale);

  it.each(HELP_READERS)('should answer each question of %s at its anchor', (reader) => {
    const page = show(reader, locale);
    for (const question of HELP_QUESTIONS[reader]) {
      const answer = page.getElementById(question);
      expect(answer?.querySelector('h2')?.textContent).toBe(words[`${reader}.${question}.question`]);
      expect(answer?.querySelector('p')?.textContent.length).toBeGreaterThan(30);
    }
    expect(page.body.textContent).not.toContain('{{');
  });

  it('should lead to each answer from the list of questions', () => {
    const targets = Array.from(show(undefined, locale).querySelectorAll('li > a'), (link) =>
      link.getAttribute('href'),
    );
    expect(targets).toEqual(
      HELP_READERS.flatMap((reader) =>
        HELP_QUESTIONS[reader].map((question) => `/help/${reader}#${question}`),
      ),
    );
  });

  it.each(HELP_READERS)('should describe the pictures of %s in words, and say their size', (reader) => {
    for (const [question, name] of Object.entries(HELP_PICTURES[reader])) {
      const pictures = [...show(reader, locale).querySelectorAll<HTMLImageElement>(`#${question} img`)];
      expect(pictures).toHaveLength(2);
      for (const picture of pictures) {
        expect(picture.alt).toBe(words[`pictures.${name}`]);
        expect(picture.width).toBe(390);
        expect(picture.height).toBeGreaterThan(0);
        expect(picture.getAttribute('loading')).toBe('lazy');
      }
    }
  });

  it('should say the same on the limit of codes as the pages that lead there', () => {
    const question = words['owner.limit.question'];
    expect(texts('libs/activation/src/limit/locales', locale)['help']).toBe(question);
    expect(texts('mfe-dashboard/src/codes/digital/locales', locale)['help']).toBe(question);
  });
});

it('should lead to whoever runs the site, as far as it is known, except for administrators', () => {
  const find = (reader: HelpReader, site: object) =>
    show(reader, 'en', site).querySelector('main > p > a')?.getAttribute('href');
  expect(find('owner', {})).toBeUndefined();
  expect(find('owner', { imprintUrl: 'https://example.com/imprint' })).toBe('https://example.com/imprint');
  expect(find('finder', { operatorEmail: 'hi@example.com' })).toBe('mailto:hi@example.com');
  expect(find('administrator', { operatorEmail: 'hi@example.com' })).toBeUndefined();
});

it('should write numbers as the language does', () => {
  expect(show('administrator', 'en').getElementById('codes')?.textContent).toContain('10,000');
  expect(show('administrator', 'de').getElementById('codes')?.textContent).toContain('10.000');
  expect(show('owner', 'uk').getElementById('give-up')?.textContent).toContain('24 години');
});
