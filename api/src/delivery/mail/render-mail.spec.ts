import { LOCALES } from '@ringtag/contracts';
import { MAIL_TEMPLATES, type MailTemplate } from '../tables/mail';
import { getPhrases, type MailPhrases } from './phrases';
import { type MailContent, renderMail } from './render-mail';

/** Templates that answer an address without an account, or tell of what happened: nothing to type in. */
const WITHOUT_CODE: readonly string[] = [
  'sign-in-unknown',
  'password-reset-unknown',
  'password-changed',
  'new-device',
  'code-entry-closed',
  'email-change-taken',
  'email-changed',
  'account-deleted',
  'account-blocked',
  'account-unblocked',
  'message',
  'messages',
  'unactivation-request',
  'unactivation-confirmed',
  'unactivation-declined',
];
const CODE = '004217';
const LINK = 'https://qr.example.com/sign-in?token=abc.def-_1';

const content = (template: MailTemplate, more: Partial<MailContent> = {}): MailContent => ({
  template,
  locale: 'en',
  brand: 'Ringtag',
  home: 'https://qr.example.com/?locale=en',
  link: LINK,
  ...(WITHOUT_CODE.includes(template) ? {} : { digits: CODE }),
  alias: 'BCDF-2345',
  count: '3',
  ...more,
});

const EVERY_MAIL = LOCALES.flatMap((locale) =>
  MAIL_TEMPLATES.map((template) => ({ locale, template, mail: renderMail(content(template, { locale })) })),
);

const placeholders = (text: string) => (text.match(/\{[^}]*\}/g) ?? []).sort();

/** Every phrase of a language by its path, such as `templates.activate.subject`. */
function flat(phrases: MailPhrases): [string, string][] {
  const walk = (node: object, path: string): [string, string][] =>
    Object.entries(node).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : walk(value, `${path}${key}.`),
    );
  return walk(phrases, '');
}

describe('renderMail', () => {
  describe.each(EVERY_MAIL)('$template in $locale', ({ template, locale, mail }) => {
    const hasCode = !WITHOUT_CODE.includes(template);

    it('should have a subject of one line', () => {
      expect(mail.subject.trim()).not.toBe('');
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.subject).toMatch(/Ringtag|BCDF-2345/);
    });

    it('should leave no placeholder open', () => {
      for (const part of [mail.subject, mail.text, mail.html]) {
        expect(part).not.toMatch(/\{\w+\}|undefined|\[object|null/);
      }
    });

    it('should hold the link in both forms', () => {
      expect(mail.text).toContain(LINK);
      expect(mail.html).toContain(`href="${LINK}"`);
    });

    it(`should ${hasCode ? 'offer the code first' : 'hold no code'}`, () => {
      const aboveTheIntro = mail.text.split('\n\n').slice(0, 2).join('\n');
      expect(aboveTheIntro.includes(CODE)).toBe(hasCode);
      expect(mail.subject.includes(CODE)).toBe(hasCode);
      expect(mail.html.includes(CODE)).toBe(hasCode);
      if (hasCode) expect(mail.html.indexOf(CODE)).toBeLessThan(mail.html.indexOf(LINK));
    });

    it('should say which language it is in', () => {
      expect(mail.html).toContain(`<html lang="${locale}">`);
    });
  });

  it('should name the code that is activated', () => {
    const { text, html } = renderMail(content('activate'));
    expect(text).toContain('BCDF-2345');
    expect(html).toContain('BCDF-2345');
  });

  it.each([
    ['en', 'January 2, 2027 at 1:05 PM UTC'],
    ['de', '2. Januar 2027 um 13:05 UTC'],
    ['uk', '2 січня 2027 р. о 13:05 UTC'],
  ] as const)('should list when and where somebody signed in, as people write it in %s', (locale, time) => {
    const at = new Date('2027-01-02T13:05:59.000Z');
    const signIn = { at, device: 'Firefox, Linux', network: '81.2.69' };
    const { text, html } = renderMail(content('new-device', { locale, signIn }));
    for (const part of [text, html]) {
      const facts = [time, 'Firefox, Linux', '81.2.69'].map((fact) =>
        part.replaceAll('\u202f', ' ').indexOf(fact),
      );
      expect(Math.min(...facts)).toBeGreaterThan(0);
      expect(facts).toEqual([...facts].sort((a, b) => a - b));
    }
  });

  it('should say that a browser is not known, and leave out a network that says nothing', () => {
    const { text } = renderMail(content('new-device', { signIn: { at: new Date(0) } }));
    expect(text).toContain('Browser and system\nUnknown');
    expect(text).not.toContain('Network');
  });

  it('should escape what is put into HTML, and only there (MAIL-2)', () => {
    const nasty = `<img src=x onerror="alert('1')">&`;
    const { html, text } = renderMail(content('activate', { brand: nasty, alias: nasty, digits: nasty }));
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
    expect(text).toContain(nasty);
  });

  it('should break no word at its hyphen that is shorter than a line, and none inside', () => {
    const { html } = renderMail(content('activate', { locale: 'de' }));
    expect(html).toContain('Aktivieren Sie Ihren <span style="white-space:nowrap">QR-Code</span>');
    expect(html).not.toContain('break-all');
    const long = renderMail(content('activate', { alias: 'A-NAME-THAT-IS-LONGER-THAN-A-LINE' })).html;
    expect(long).not.toContain('nowrap">A-NAME');
  });

  it('should keep a link inside its attribute', () => {
    const { html } = renderMail(content('sign-in', { link: 'https://x.test/?a=1&b="><script>' }));
    expect(html).toContain('href="https://x.test/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
    expect(html).not.toContain('<script>');
  });

  it('should not let a line break into the subject (MAIL-2)', () => {
    const { subject } = renderMail(content('sign-in', { brand: 'Ring\r\nBcc: evil@example.com' }));
    expect(subject).toBe(`${CODE} is your Ring Bcc: evil@example.com code`);
  });

  it('should not fill placeholders that come with a value, nor read replacement patterns', () => {
    const { subject } = renderMail(content('sign-in', { brand: '{code} $& $1' }));
    expect(subject).toBe(`${CODE} is your {code} $& $1 code`);
  });
});

describe('phrases of mails', () => {
  const english = new Map(flat(getPhrases('en')));

  it.each(LOCALES)('should all exist in %s, with the same placeholders', (locale) => {
    const phrases = flat(getPhrases(locale));
    expect(phrases.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of phrases) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      // The order of the words differs by language; what stands in them must not.
      expect({ path, placeholders: new Set(placeholders(text)) }).toEqual({
        path,
        placeholders: new Set(placeholders(english.get(path) ?? '')),
      });
    }
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))('should be translated in %s', (locale) => {
    const same = flat(getPhrases(locale)).filter(([path, text]) => english.get(path) === text);
    expect(same).toEqual([]);
  });
});
