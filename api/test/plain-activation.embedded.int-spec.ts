import { MINUTE } from '@ringtag/contracts';
import { ScanPages } from '../src/codes/scan-pages/scan-pages';
import { newUnavailableError } from '../src/platform/errors/domain-error';
import { Guessing, GUARDED } from './support/guesser';
import { PlainBrowsing, readHeading } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';

const PROFILE = { name: 'Ann Lee' };

describe('Activating a code without JavaScript', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());

  const readState = async (alias: string) => (await app.visitor().get(`/api/scan/${alias}`)).body.state;

  it('should lead from the free code to the card of its owner, who is signed in', async () => {
    const alias = await app.code();
    const document = await browse.open(app.visitor(), `/scan/${alias}`);
    expect(document.html).toContain(`action="/scan/${alias}/activation" method="post"`);
    expect(document.html).not.toContain('<noscript>');

    const visitor = app.visitor();
    const email = newEmail();
    const begun = await browse.post(visitor, `/scan/${alias}/activation`, {
      name: ' Ann Lee ',
      email,
      pageKind: 'contact',
      'fields.phone': '+49 30 1234567',
      'visibility.phone': 'private',
      'fields.city': ' ',
      'visibility.city': 'public',
      add: '',
    });
    const step = await browse.open(visitor, begun.location!);
    expect([step.status, readHeading(step.html)]).toEqual([200, 'Check your inbox']);
    expect([step.headers.get('cache-control'), step.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
    expect(step.html).toContain(`to ${email.replace(/^(.)[^@]*/, '$1•••')}.`);
    expect(step.html).toMatch(
      /<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"[^>]*name="code"/,
    );

    const activated = await browse.post(visitor, begun.location!, { code: await app.mail.codeFor(email) });
    expect([activated.status, activated.location]).toEqual([303, `/scan/${alias}/activated`]);
    const welcome = await browse.open(visitor, activated.location!);
    expect([welcome.status, readHeading(welcome.html)]).toEqual([200, 'QR code activated']);
    expect(welcome.headers.get('cache-control')).toBe('no-store');
    expect(welcome.html).toContain('href="/my-codes"');

    const { owner, pageKind } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    expect([owner, pageKind]).toEqual([{ name: 'Ann Lee', fields: [] }, 'contact']);
    expect((await visitor.get('/api/profile')).body.fields).toEqual([
      { key: 'phone', value: '+49 30 1234567', visibility: 'private' },
    ]);
  });

  it('should show its welcome to the owner only, and the card to everybody else', async () => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const stranger = await browse.open(app.visitor(), `/scan/${alias}/activated`);
    expect([stranger.status, stranger.location]).toEqual([303, `/scan/${alias}`]);
    const free = await app.code();
    expect((await browse.open(app.visitor(), `/scan/${free}/activated`)).location).toBe(`/scan/${free}`);
    expect((await browse.open(app.visitor(), '/scan/ZZZZ9999/activated')).status).toBe(404);
  });

  it('should take the own name of a code from its owner only, and refuse one that is too long', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const path = `/scan/${alias}/activated`;
    const readLabel = async () => (await owner.get('/api/my-codes')).body.items[0].label;
    const stranger = await browse.post(app.visitor(), path, { label: 'Mine' });
    expect([stranger.status, stranger.location]).toEqual([303, `/scan/${alias}`]);
    expect((await browse.post(owner, path, { label: 'x'.repeat(101) })).status).toBe(400);
    expect(await readLabel()).toBeNull();
    const named = await browse.post(owner, path, { label: ' Blue bag ' });
    expect([named.status, named.location]).toEqual([303, `${path}?named`]);
    expect(await readLabel()).toBe('Blue bag');
    const saved = await browse.open(owner, named.location!);
    expect(saved.html).toContain('Name saved');
    // The owner alone sees it (ADR 36).
    expect((await browse.open(app.visitor(), `/scan/${alias}`)).html).not.toContain('Blue bag');
    // Nothing typed takes no name away.
    expect((await browse.post(owner, path, { label: '' })).location).toBe(path);
    expect(await readLabel()).toBe('Blue bag');
  });

  it('should add and remove fields, keep what was typed and mail nothing', async () => {
    const [alias, visitor, email] = [await app.code(), app.visitor(), newEmail()];
    const path = `/scan/${alias}/activation`;
    const typed = { name: '"Ann"', email, pageKind: 'lost', add: 'dateOfBirth' };
    const added = await browse.post(visitor, path, { ...typed, do: 'add' });
    expect(added.status).toBe(200);
    expect(added.html).toContain('value="&quot;Ann&quot;"');
    expect(added.html).toMatch(/<input[^>]*name="pageKind"[^>]*checked=""[^>]*value="lost"/);
    expect(added.html).toMatch(/<input[^>]*autofocus=""[^>]*name="fields.dateOfBirth"/i);
    expect(added.html).toMatch(/<input[^>]*name="visibility.dateOfBirth"[^>]*checked=""[^>]*value="private"/);
    expect(added.html).not.toContain('<option value="dateOfBirth"');
    const more = {
      ...typed,
      'fields.dateOfBirth': '1990-05-01',
      'visibility.dateOfBirth': 'public',
      do: 'add',
    };
    const both = await browse.post(visitor, path, { ...more, add: 'city' });
    expect(both.html).toContain('value="1990-05-01"');
    expect(both.html).toContain('name="fields.city"');
    const less = await browse.post(visitor, path, { ...more, 'fields.city': 'Bonn', remove: 'dateOfBirth' });
    expect(less.html).not.toContain('name="fields.dateOfBirth"');
    expect(less.html).toContain('value="Bonn"');
    expect(await app.dataSource.query('SELECT id FROM challenges WHERE email = ?', [email])).toEqual([]);
  });

  it('should come back with what was typed and what is wrong with each field', async () => {
    const [alias, visitor] = [await app.code(), app.visitor()];
    const refused = await browse.post(visitor, `/scan/${alias}/activation`, {
      name: ' ',
      email: 'not an address',
      pageKind: 'contact',
      'fields.phone': '<b>',
      'visibility.phone': 'private',
    });
    // Back would ask to send the form again if the browser did not keep the page.
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'private, no-cache']);
    for (const text of [
      'Check the fields and try again.',
      'Name is required',
      'Please enter a valid email address',
    ])
      expect(refused.html).toContain(text);
    expect(refused.html).toContain('value="not an address"');
    expect(refused.html).toContain('value="&lt;b&gt;"');
    expect(refused.html).toMatch(/name="visibility.phone" checked="" value="private"/);
    expect(refused.html).toMatch(/aria-describedby="plain-name-hint plain-name-error" aria-invalid="true"/);
    expect(refused.html.match(/autofocus/gi)).toHaveLength(1);
    expect(refused.html).toMatch(/<input[^>]*autofocus[^>]*name="name"/);
    const called = await browse.post(visitor, `/scan/${alias}/activation`, {
      name: 'Ann',
      email: newEmail(),
      'fields.city': '',
      'fields.phone': 'call me',
    });
    expect([called.status, called.html.includes('Enter a phone number, such as')]).toEqual([400, true]);
    expect(called.html).toMatch(/<input[^>]*aria-invalid="true"[^>]*autofocus[^>]*name="fields.phone"/);
  });

  it('should mail once what is sent twice, one after the other and at the same time', async () => {
    const [alias, visitor, email] = [await app.code(), app.visitor(), newEmail()];
    const send = () => browse.post(visitor, `/scan/${alias}/activation`, { ...PROFILE, email });
    const places = (await Promise.all([send(), send(), send()])).map(({ location }) => location);
    places.push((await send()).location);
    expect(new Set(places).size).toBe(1);
    expect(await app.dataSource.query('SELECT id FROM challenges WHERE email = ?', [email])).toHaveLength(1);
    // Something else, or the same a minute later, is a new request.
    const other = await browse.post(visitor, `/scan/${alias}/activation`, { ...PROFILE, name: 'Ben', email });
    app.clock.advance(MINUTE);
    expect(new Set([places[0], other.location, (await send()).location]).size).toBe(3);
  });

  it.each([
    ['same', MINUTE / 4],
    ['next', MINUTE / 2],
  ])(
    'should begin anew where its code was used and the code was given up again, in the %s minute',
    async (_, wait) => {
      app.clock.standStill();
      app.clock.advance(1.5 * MINUTE - (app.clock.now().getTime() % MINUTE));
      const [alias, visitor, email] = [await app.code(), app.visitor(), newEmail()];
      const send = () => browse.post(app.visitor(), `/scan/${alias}/activation`, { ...PROFILE, email });
      const first = await browse.post(visitor, `/scan/${alias}/activation`, { ...PROFILE, email });
      await browse.post(visitor, first.location!, { code: await app.mail.codeFor(email) });
      expect((await visitor.post(`/api/scan/${alias}/unactivate`)).status).toBeLessThan(300);
      app.clock.advance(wait);
      const second = await send();
      expect(second.status).toBe(303);
      expect(second.location).not.toBe(first.location);
    },
  );

  it('should give another browser a challenge of its own, at the same address and for the same form', async () => {
    const [alias, email] = [await app.code(), newEmail()];
    const send = async (headers: Record<string, string>) =>
      (await browse.post(app.visitor(), `/scan/${alias}/activation`, { ...PROFILE, email }, headers))
        .location;
    const phone = { 'user-agent': 'Phone/1', 'accept-language': 'de' };
    const first = await send(phone);
    const others = [
      await send({ ...phone, 'user-agent': 'Phone/2' }),
      await send({ ...phone, 'accept-language': 'fr' }),
    ];
    expect(new Set([first, ...others]).size).toBe(3);
    expect(await send(phone)).toBe(first);
  });

  it('should say that somebody else was faster, in each step', async () => {
    const { alias, visitor, email, step } = await browse.begin();
    const code = await app.mail.codeFor(email);
    const token = await app.mail.tokenFor(email);
    await app.owner(alias, newEmail());
    const link = `/scan/${alias}/activate`;
    for (const answer of [
      await browse.open(visitor, step),
      await browse.post(visitor, step, { code }),
      await browse.post(visitor, `/scan/${alias}/activation`, { ...PROFILE, email: newEmail() }),
      await browse.open(visitor, `${link}?token=${token}`),
      await browse.post(visitor, link, { token }),
    ]) {
      expect([answer.status, readHeading(answer.html)]).toEqual([409, 'QR code already activated']);
      expect(answer.html).toContain(`href="/scan/${alias}"`);
      expect(answer.html).toContain(`href="/scan/${alias}/message"`);
    }
  });

  it('should be unknown to every other browser, and to other sites (CSRF-3)', async () => {
    const { alias, visitor, email, step } = await browse.begin();
    const code = await app.mail.codeFor(email);
    const stranger = app.visitor();
    for (const [method, path] of [
      ['GET', step],
      ['POST', step],
      ['POST', `${step}/resend`],
      ['GET', `${step}/change`],
    ] as const) {
      const answer =
        method === 'GET' ? await browse.open(stranger, path) : await browse.post(stranger, path, { code });
      expect([path, answer.status, readHeading(answer.html)]).toEqual([path, 404, 'QR code not found']);
      expect(answer.html).not.toContain(alias);
    }
    const evil = { origin: 'https://evil.example' };
    for (const [path, fields] of [
      [`/scan/${alias}/activation`, { ...PROFILE, email }],
      [step, { code }],
      [`${step}/resend`, {}],
      [`/scan/${alias}/activate`, { token: await app.mail.tokenFor(email) }],
      [`/scan/${alias}/activate/decline`, { token: await app.mail.tokenFor(email) }],
    ] as const) {
      const answer = await browse.post(visitor, path, fields, evil);
      expect([path, answer.status, answer.html.includes('Ann Lee')]).toEqual([path, 403, false]);
    }
    expect(await readState(alias)).toBe('activatable');
  });

  it('should keep what was typed while the database does not answer', async () => {
    const { visitor, email, step, alias } = await browse.begin();
    const code = await app.mail.codeFor(email);
    const down = jest.spyOn(app.app.nest.get(ScanPages), 'find').mockRejectedValue(newUnavailableError());
    try {
      const form = await browse.post(visitor, `/scan/${alias}/activation`, {
        name: 'Ann',
        email: 'x@example.com',
      });
      expect([form.status, form.html.includes('value="x@example.com"')]).toEqual([503, true]);
      const digits = await browse.post(visitor, step, { code });
      expect([digits.status, digits.html.includes(`value="${code}"`)]).toEqual([503, true]);
      for (const path of [step, `/scan/${alias}/activate?token=x`])
        expect((await browse.open(visitor, path)).status).toBe(503);
    } finally {
      down.mockRestore();
    }
    expect((await browse.post(visitor, step, { code })).status).toBe(303);
  });

  it('should be guarded like every way to a code (LIM-2)', async () => {
    const alias = await app.code();
    const guessing = new Guessing(app);
    const guesser = await guessing.guesser(guessing.newAddress());
    for (const path of [`/scan/${alias}/activated`, `/scan/${alias}/activate?token=x`])
      expect((await guessing.ask(guesser, { path })).statusCode).toBe(GUARDED);
  });

  it('should lead from a typed code to its page, and say what a code looks like', async () => {
    const visitor = app.visitor();
    const page = await browse.open(visitor, '/scan');
    expect([page.status, readHeading(page.html)]).toEqual([200, 'Enter or scan a code']);
    expect((await browse.open(visitor, '/scan?code=abcd-ef%2023')).location).toBe('/scan/ABCDEF23');
    const wrong = await browse.open(visitor, '/scan?code=%22%3F');
    expect([wrong.status, wrong.html.includes('value="&quot;?"')]).toEqual([400, true]);
    expect(wrong.html).toContain('letters and digits');
    const empty = await browse.open(visitor, '/scan?code=');
    expect([empty.status, empty.html.includes('letters and digits')]).toEqual([400, true]);
    const unknown = await browse.open(visitor, '/scan/ZZZZ9999');
    expect([unknown.status, unknown.html.includes('action="/scan" method="get"')]).toEqual([404, true]);
    expect((await browse.open(visitor, `/SCAN/zzzz9999/VERIFY/Ab?x=1`)).location).toBe(
      '/scan/zzzz9999/verify/Ab?x=1',
    );
  });
});
