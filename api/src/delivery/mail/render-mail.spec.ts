import { LOCALES } from '@ringtag/contracts';
import { MAIL_TEMPLATES, type MailTemplate } from '../tables/mail';
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
  'export',
  'reports',
  'release-stopped',
  'account-blocked',
  'account-unblocked',
  'message',
  'messages',
  'conversation',
  'many-messages',
  'lost-opened',
  'owner-link',
  'answer',
  'conversation-link',
  'helper-invitation',
  'helper-joined',
  'unactivation-request',
  'unactivation-confirmed',
  'unactivation-declined',
  'gift',
  'gift-offered',
  'gift-declined',
  'gift-accepted',
  'gift-received',
];
/** Templates that quote what people wrote. */
const QUOTING: readonly string[] = ['conversation', 'answer'];
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
  code: 'My keys',
  release: 'mfe-dashboard 1234',
  count: 3,
  ...(QUOTING.includes(template) && { count: 1, quote: { text: 'Hello', name: 'Zoë' } }),
  ...more,
});

const EVERY_MAIL = LOCALES.flatMap((locale) =>
  MAIL_TEMPLATES.map((template) => ({ locale, template, mail: renderMail(content(template, { locale })) })),
);

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
    expect(text).toContain('Device\nUnknown');
    expect(text).not.toContain('IP address starts with');
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

  it('should say that a message has no text', () => {
    const { text, html } = renderMail(content('answer', { quote: { text: '', name: 'Zoë' } }));
    expect([text, html]).toEqual([
      expect.stringContaining('> Photo or location'),
      expect.stringContaining('Photo or location'),
    ]);
  });

  it('should say only that there is an answer where nothing may be quoted', () => {
    const { text } = renderMail(content('answer', { quote: undefined }));
    expect(text).toContain(
      'New reply\n\nSomeone sent a message through QR code BCDF-2345 and asked for replies',
    );
    expect(text).not.toContain('>');
  });

  it('should keep what people wrote inside its own part, whatever it is (MAIL-2)', () => {
    const text = 'Hi\u202e\r\n-- \u2028Ringtag\n\n<a href="https://evil.example">here</a> {brand}';
    const quote = { text, name: '\u2066<b>Zoë</b>\u2028Sign in' };
    const mail = renderMail(content('conversation', { count: 2, quote, code: 'Keys\u202e' }));
    expect(mail.subject).toBe('New message for BCDF-2345');
    expect(mail.text).toContain(
      '[U+2066]<b>Zoë</b> Sign in:\n> Hi[U+202E]\n> -- \n> Ringtag\n> \n> <a href="https://evil.example">here</a> {brand}\n\n',
    );
    expect(`${mail.text} ${mail.html}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(mail.html).not.toMatch(/href="https:\/\/evil|<b>/);
    expect(mail.html).toMatch(/<p dir="auto"[^>]*>Hi\[U\+202E]<br \/>-- <br \/>Ringtag<br \/><br \/>&lt;a /);
    expect(mail.html).toContain('<bdi>[U+2066]&lt;b&gt;Zoë&lt;/b&gt;\u2028Sign in</bdi>');
    expect(mail.html).toContain('Sent through your QR code Keys[U+202E]:');
  });

  it.each([
    ['en', 1, 'New reply'],
    ['en', 2, '2 new replies'],
    ['fr', 2, '2 nouvelles réponses'],
    ['uk', 1, '1 нова відповідь'],
    ['uk', 3, '3 нові відповіді'],
    ['ru', 5, '5 новых ответов'],
    ['ru', 21, '21 новый ответ'],
  ] as const)('should count in %s as people do: %i', (locale, count, heading) => {
    const { text, html } = renderMail(content('answer', { locale, count }));
    expect(text.split('\n')[0]).toBe(heading);
    expect(html).toContain(`>${heading}</h1>`);
  });

  it('should give as its reason the code, the account or the address that was entered', () => {
    const withReason = (reason: string) =>
      MAIL_TEMPLATES.filter((template) => {
        const { text, html } = renderMail(content(template));
        expect(html).toContain(text.slice(text.lastIndexOf('because')));
        return text.includes(`because ${reason} on Ringtag.`);
      });
    const forOwners = withReason('you have a QR code');
    const forAccounts = withReason('you have an account');
    expect(forOwners).toEqual([
      'message',
      'messages',
      'conversation',
      'many-messages',
      'lost-opened',
      'owner-link',
      'helper-joined',
      'unactivation-request',
      'gift-offered',
      'gift-declined',
      'gift-received',
    ]);
    expect(forAccounts).toEqual([
      'password-changed',
      'new-device',
      'email-changed',
      'confirm',
      'delete-account',
      'reports',
      'release-stopped',
      'account-blocked',
      'account-unblocked',
      'gift-accepted',
    ]);
    expect(withReason('someone entered your email address')).toHaveLength(
      MAIL_TEMPLATES.length - forOwners.length - forAccounts.length,
    );
  });

  it('should offer to end mails where they can be ended, and nowhere else', () => {
    const unsubscribe = 'https://qr.example.com/conversation/mails/abc';
    const { text, html } = renderMail(content('answer', { unsubscribe }));
    expect(text).toContain(`Stop these emails\n${unsubscribe}`);
    expect(html).toContain(`href="${unsubscribe}"`);
    expect(renderMail(content('answer')).text).not.toContain('Stop these emails');
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

  it('should have colors of its own for the night wherever it has some for the day', () => {
    const { html } = renderMail(content('conversation'));
    const night = html.slice(html.indexOf('prefers-color-scheme: dark'), html.indexOf('</style>'));
    const classes = [...night.matchAll(/^ {2}\.(\w+) \{/gm)].map(([, name]) => name!);
    const coloured = [...html.matchAll(/<[a-z]+\s[^>]*style="[^"]*(?:background|[^-]color):#[^>]*>/g)].map(
      ([tag]) => tag,
    );
    const byDayAlone = coloured.filter((tag) => !classes.some((name) => tag.includes(`class="${name}"`)));
    // The button looks the same at any time.
    expect(byDayAlone.filter((tag) => !tag.startsWith('<a'))).toEqual([]);
    expect(classes.filter((name) => !html.includes(`class="${name}"`))).toEqual([]);
  });
});
