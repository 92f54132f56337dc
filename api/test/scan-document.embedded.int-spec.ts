import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MESSAGE, normalizeAlias, PROFILE_FIELD_KEYS, showDirectionMarks } from '@ringtag/contracts';
import { ScanPages } from '../src/codes/scan-pages/scan-pages';
import { newEmail, ORIGIN, TestApp } from './support/test-app';

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1' };
const ATTACKS = [
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '"><img src=x onerror=alert(1)>',
  '\u202Eexe',
];

describe('The document of a code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
  });
  afterAll(() => app.stop());

  const open = (path: string, headers: Record<string, string> = {}) =>
    app.visitor().get(path, { ...PHONE, ...headers }) as Promise<{
      status: number;
      headers: Headers;
      body: string;
    }>;
  const activated = async (profile: object = {}) => {
    const [alias, email] = [await app.code(), newEmail()];
    await app.owner(alias, email, { name: 'Ann Lee', ...profile });
    return alias;
  };
  const data = (html: string, id: string) =>
    JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)![1]!) as Record<string, unknown>;
  /** The form token, which stands in one place only. */
  const tokenIn = (html: string) => {
    const [, token, ...others] = html.split(/name="formToken" value="([^"]+)"/);
    expect(others).toHaveLength(1);
    return token!;
  };
  const setStatus = (alias: string, status: string) =>
    app.dataSource.query(`UPDATE items SET status = ? WHERE alias = ?`, [status, alias]);

  it('should show the card, its preview and nothing private, and bring the answer along', async () => {
    const fields = PROFILE_FIELD_KEYS.map((key, index) => ({
      key,
      value: key === 'dateOfBirth' ? '1990-05-01' : `${index % 2 ? 'seen' : 'hidden'}-${key}`,
      visibility: index % 2 ? 'public' : 'private',
    })).filter(
      ({ key }) =>
        ![
          'email',
          'website',
          'phone',
          'businessPhone',
          'alternativePhone',
          'whatsapp',
          'dateOfBirth',
        ].includes(key),
    );
    const alias = await activated({ fields });
    const { status, headers, body } = await open(`/SCAN/${alias.toLowerCase()}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    for (const { key, visibility } of fields)
      expect({ key, shown: body.includes(`-${key}`) }).toEqual({ key, shown: visibility === 'public' });
    expect(body).toContain('<title>Ann Lee · Ringtag</title>');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).toContain('<meta property="og:site_name" content="Ringtag" />');
    expect(body).toContain(`<meta property="og:url" content="${ORIGIN}/scan/${alias}" />`);
    expect(body).toContain(`href="/api/scan/${alias}/contact.vcf"`);
    const answer = data(body, 'scan-data');
    expect(answer).toMatchObject({ state: 'activated', code: { alias }, viewer: { signedIn: false } });
    expect(answer['formToken']).toBeUndefined();
    expect(body.indexOf(tokenIn(body))).toBeGreaterThan(body.lastIndexOf('</script>'));
  });

  it('should speak the language of the address, the cookie or the browser', async () => {
    const alias = await app.code();
    const accept = { 'accept-language': 'fr-CA, en;q=0.5' };
    const cookie = { ...accept, cookie: 'i18next=ru' };
    const languages = [
      (await open(`/scan/${alias}?locale=de`, cookie)).body,
      (await open(`/scan/${alias}`, cookie)).body,
      (await open(`/scan/${alias}`, accept)).body,
      (await open(`/scan/${alias}`)).body,
    ].map((html) => /<html lang="(\w+)".*?<h1>(.*?)<\/h1>/s.exec(html)!.slice(1));
    expect(languages).toEqual([
      ['de', 'QR-Code aktivieren'],
      ['ru', 'Активируйте этот QR-код'],
      ['fr', expect.any(String)],
      ['en', 'Activate this QR code'],
    ]);
  });

  it('should lead to the code from an address with what a sentence leaves behind it', async () => {
    const alias = await activated();
    for (const tail of ['.', ',', ')', ';', '%22', '&', '%E2%80%8B', '%E2%80%9D).']) {
      const answer = await fetch(`${app.url}/scan/${alias}${tail}`, { redirect: 'manual', headers: PHONE });
      expect([tail, answer.status, answer.headers.get('location')]).toEqual([tail, 303, `/scan/${alias}`]);
      expect([tail, (await app.visitor().get(`/api/scan/${alias}${tail}`)).status]).toEqual([tail, 200]);
    }
    const typed = await fetch(`${app.url}/scan?code=${alias}.%22`, { redirect: 'manual', headers: PHONE });
    expect(typed.headers.get('location')).toBe(`/scan/${alias}`);
  });

  it('should say what is wrong with a code, with the status that fits', async () => {
    const alias = await app.code();
    await setStatus(alias, 'disabled');
    const disabled = await open(`/scan/${alias}`);
    expect([disabled.status, disabled.body.includes('QR code is disabled')]).toEqual([200, true]);
    const unknownOnes = {
      ZZZZ9999: 'QR code not found',
      '%3Cscript%3Ealert(1)%3C%2Fscript%3E': 'Invalid QR code',
    };
    for (const [unknown, title] of Object.entries(unknownOnes)) {
      const { status, body } = await open(`/scan/${unknown}`);
      expect([status, body.includes(`<h1>${title}</h1>`)]).toEqual([404, true]);
      expect(body).not.toContain('<script>alert');
      expect(body).toContain('noindex');
      expect(data(body, 'scan-unknown')).toBe(normalizeAlias(decodeURIComponent(unknown)));
    }
  });

  it('should let nothing that an owner wrote out of its place (XSS-2, XSS-3)', async () => {
    for (const attack of ATTACKS) {
      const alias = await activated({
        name: attack,
        fields: [{ key: 'company', value: attack, visibility: 'public' }],
      });
      const { body, headers } = await open(`/scan/${alias}`);
      expect(body.match(/<script(?: type="application\/json" id="[\w-]+")?>/g)).toHaveLength(5);
      expect(body).not.toContain('<img src=x');
      expect(body).not.toMatch(/href="javascript:/);
      expect(/<title>(.*?)<\/title>/.exec(body)![1]).not.toContain('\u202E');
      expect((data(body, 'scan-data')['owner'] as { name: string }).name).toBe(showDirectionMarks(attack));
      const policy = headers.get('content-security-policy')!;
      const inline = [...body.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) => text);
      expect(inline.length).toBeGreaterThan(0);
      for (const text of inline)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(policy).not.toContain('unsafe');
    }
  });

  describe('and its message form', () => {
    const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' };
    const readToken = async (alias: string) => tokenIn((await open(`/scan/${alias}`)).body);
    const send = async (
      alias: string,
      typed: Record<string, string>,
      headers: Record<string, string> = {},
      age = MESSAGE.formMinAge as number,
    ) => {
      const formToken = await readToken(alias);
      app.clock.advance(age);
      const form = new URLSearchParams({
        kind: 'message',
        body: 'Hello',
        formToken,
        name: '',
        email: '',
        phone: '',
        website: '',
        ...typed,
      });
      const response = await fetch(`${app.url}/scan/${alias}/message`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...FORM, origin: ORIGIN, ...headers },
        body: form.toString(),
      });
      return {
        status: response.status,
        location: response.headers.get('location'),
        html: await response.text(),
      };
    };
    const messages = async (): Promise<{ body: string; senderName: string }[]> =>
      app.dataSource.query('SELECT body, senderName FROM messages ORDER BY id');

    it('should take a message without a script, and lead to the thanks', async () => {
      const alias = await activated();
      const { status, location } = await send(alias, { body: 'Line\r\nbreak', name: 'Bob' });
      const thanksPath = new RegExp(`^/scan/${alias}/thanks\\?token=[\\w-]{22}$`);
      expect([status, location]).toEqual([303, expect.stringMatching(thanksPath)]);
      expect((await messages()).at(-1)).toEqual({ body: 'Line\nbreak', senderName: 'Bob' });
      const thanks = await open(location!);
      expect(thanks.body).toContain('Your message was sent to Ann Lee.');
      expect(thanks.body).not.toContain('<script defer');
    });

    it('should refuse what the API refuses, and lose nothing that was typed', async () => {
      const alias = await activated({ fields: [{ key: 'phone', value: '112', visibility: 'public' }] });
      const before = (await messages()).length;
      const typed = { body: '<b>Hello</b>', email: 'not an address', phone: '"123"' };
      const wrong = await send(alias, typed);
      expect(wrong.status).toBe(400);
      expect(wrong.html).toContain('&lt;b&gt;Hello&lt;/b&gt;</textarea>');
      expect(wrong.html).toContain('value="not an address"');
      expect(wrong.html).toContain('value="&quot;123&quot;"');
      expect(wrong.html).toContain('Please enter a valid email address');
      expect((await send(alias, { body: ' ' })).status).toBe(400);
      expect((await send(alias, { email: 'ªnn@example.com' })).status).toBe(400);
      expect((await send(alias, { formToken: 'x.y' })).status).toBe(400);
      expect((await send(alias, { website: 'https://spam.example' })).status).toBe(303);
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const headers of foreign) expect((await send(alias, {}, headers)).status).toBe(403);
      expect((await messages()).length).toBe(before);
      // What fell into the trap was the first of five.
      const formToken = await readToken(alias);
      for (let i = 0; i < 4; i += 1)
        expect((await send(alias, { formToken, body: `${i}` })).status).toBe(303);
      const refused = await send(alias, { formToken, body: 'One too many' });
      expect([refused.status, refused.html.includes('One too many</textarea>')]).toEqual([429, true]);
      expect(refused.html).toContain(`value="${formToken}"`);
      expect(refused.html).toMatch(/You can send yours in (60|59) minutes\..*Or get in touch another way:/);
      expect(refused.html).toContain('href="tel:112"');
    });

    it('should say that a form was sent too early, not too late, and take it a moment later', async () => {
      const alias = await activated();
      const formToken = await readToken(alias);
      const early = await send(alias, { formToken, body: 'Quick' }, {}, 0);
      expect([early.status, early.html.includes('Quick</textarea>')]).toEqual([400, true]);
      expect(early.html).toContain('That was too quick for our spam filter.');
      expect(early.html).not.toContain('open too long');
      expect(early.html).toContain(`value="${formToken}"`);
      expect((await send(alias, { formToken, body: 'Quick' })).status).toBe(303);
      app.clock.advance(MESSAGE.formMaxAge);
      expect((await send(alias, { formToken, body: 'Late' })).html).toContain('open too long');
    });

    it('should be read from pages only, and by no call of the API (CSRF-3)', async () => {
      const alias = await activated();
      const answer = await app.visitor().post(`/api/scan/${alias}/messages`, 'kind=message&body=x', FORM);
      expect(answer.status).toBe(415);
    });
  });

  it.each(['', '/unactivation'])(
    'should send the plain document while the database does not answer: /scan/…%s',
    async (page) => {
      const alias = await activated();
      const pages = app.app.nest.get(ScanPages);
      const silent = jest.spyOn(pages, 'find').mockReturnValue(new Promise(() => undefined));
      try {
        const { status, body } = await open(`/scan/${alias}${page}`);
        expect([status, body.includes('<body'), body.includes('Ann Lee')]).toEqual([200, true, false]);
      } finally {
        silent.mockRestore();
      }
    },
  );

  it('should send the plain document when the page cannot be drawn', async () => {
    const alias = await activated();
    await writeFile(
      join(app.webRoot, 'shell', 'dist', 'index.html'),
      '<html><head></head><body>Bare shell</body></html>',
    );
    const deadline = Date.now() + 5000;
    while (!(await open(`/scan/${alias}`)).body.includes('Bare shell') && Date.now() < deadline);
    const { status, body } = await open(`/scan/${alias}`);
    expect([status, body.includes('Bare shell'), body.includes('first-paint')]).toEqual([200, true, false]);
    expect(app.logs.some((line) => line.includes('could not be drawn'))).toBe(true);
  });
});
