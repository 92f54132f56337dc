import { CHALLENGE, defaultSettings, HOUR } from '@ringtag/contracts';
import { PlainBrowsing, readHeading } from './support/plain-browsing';
import { newEmail, TestApp, wrongCode } from './support/test-app';

describe('The proof of a mailbox without JavaScript', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());

  const readState = async (alias: string) => (await app.visitor().get(`/api/scan/${alias}`)).body.state;

  it('should count a wrong code, ask for all digits, and end with the last try', async () => {
    const { visitor, email, step } = await browse.begin();
    const code = await app.mail.codeFor(email);
    const short = await browse.post(visitor, step, { code: '12 3' });
    expect([short.status, short.html.includes('Enter all 6 digits')]).toEqual([400, true]);
    expect(short.html).toContain('value="12 3"');
    const wrong = wrongCode(code);
    const answers = [];
    for (let i = 0; i < CHALLENGE.tries; i += 1)
      answers.push(await browse.post(visitor, step, { code: wrong }));
    expect(answers[0]!.html).toContain('4 tries left');
    expect(answers[3]!.html).toContain('1 try left');
    expect([answers[4]!.status, readHeading(answers[4]!.html)]).toEqual([400, 'This code no longer works']);
    expect(answers[4]!.html).toContain(`action="${step}/resend"`);
    app.clock.advance(CHALLENGE.resendAfter);
    expect((await browse.post(visitor, `${step}/resend`, {})).location).toBe(`${step}?resent`);
    for (const address of [`${step}?resent`, `${step}?resent&locale=en`])
      expect((await browse.open(visitor, address)).html).toContain('Verification code resent');
    const renewed = await app.mail.codeFor(email, 2);
    // As people paste it.
    const spaced = `${renewed.slice(0, 3)} ${renewed.slice(3)}`;
    expect((await browse.post(visitor, step, { code: spaced })).status).toBe(303);
  });

  it('should say when the code can be sent again, and take two presses for one', async () => {
    app.clock.standStill();
    const { visitor, email, step } = await browse.begin();
    app.clock.advance(20_000);
    expect((await browse.open(visitor, step)).html).toContain('You can resend it in 40 seconds.');
    const early = await browse.post(visitor, `${step}/resend`, {});
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '40']);
    expect(early.html).toContain('Failed to resend verification code');
    expect(early.html).toContain('Try again in 40 seconds');
    app.clock.advance(40_000);
    const [first, second] = [
      await browse.post(visitor, `${step}/resend`, {}),
      await browse.post(visitor, `${step}/resend`, {}),
    ];
    expect([first.location, second.location]).toEqual([`${step}?resent`, `${step}?resent`]);
    await app.mail.waitFor(email, 2);
    expect(app.mail.to(email)).toHaveLength(2);
    expect((await browse.open(visitor, `${step}/resend`)).location).toBe(step);
  });

  describe('on a shared computer', () => {
    const TICKED = /<input type="checkbox"[^>]*name="shared"[^>]*checked=""/;
    const ticks = (html: string) => TICKED.test(html);

    it('should keep the answer over wrong digits, sending again and a reload, and open such a session (SES-5)', async () => {
      const { alias, visitor, email, step } = await browse.begin();
      expect((await browse.open(visitor, step)).html).toContain('This is a shared computer');
      expect(ticks((await browse.open(visitor, step)).html)).toBe(false);
      const code = await app.mail.codeFor(email);
      const wrong = await browse.post(visitor, step, { code: wrongCode(code), shared: 'yes' });
      expect([wrong.status, ticks(wrong.html)]).toEqual([400, true]);
      expect(wrong.headers.getSetCookie()).toEqual(['shared-computer=yes; Path=/; SameSite=Lax']);
      await browse.post(visitor, `${step}/resend`, {});
      expect(ticks((await browse.open(visitor, step)).html)).toBe(true);
      const done = await browse.post(visitor, step, { code, shared: 'yes' });
      expect([done.status, done.location]).toEqual([303, `/scan/${alias}/activated`]);
      const session = done.headers.getSetCookie().find((cookie) => cookie.startsWith('qrsid='));
      expect(session).not.toContain('Expires');
      expect(visitor.device).toBeUndefined();
      expect((await visitor.get('/api/user/sessions')).body.items).toMatchObject([{ shared: true }]);
    });

    it('should take the answer back where it is not ticked any more', async () => {
      const { visitor, email, step } = await browse.begin();
      const code = await app.mail.codeFor(email);
      await browse.post(visitor, step, { code: wrongCode(code), shared: 'yes' });
      const again = await browse.post(visitor, step, { code: wrongCode(code), shared: 'no' });
      expect([ticks(again.html), visitor.shared]).toEqual([false, undefined]);
      await browse.post(visitor, step, { code, shared: 'no' });
      expect((await visitor.get('/api/user/sessions')).body.items).toMatchObject([{ shared: false }]);
      expect(visitor.device).toBeDefined();
    });

    it('should ask on the page of the mailed link too, ticked where this browser has said so (UI-82)', async () => {
      const { alias, visitor, email, step } = await browse.begin();
      await browse.post(visitor, step, { code: '1', shared: 'yes' });
      const token = await app.mail.tokenFor(email);
      const link = `/scan/${alias}/activate`;
      const other = await browse.open(app.visitor(), `${link}?token=${token}`);
      expect([other.html.includes('This is a shared computer'), ticks(other.html)]).toEqual([true, false]);
      expect(ticks((await browse.open(visitor, `${link}?token=${token}`)).html)).toBe(true);
      const done = await browse.post(visitor, link, { token, shared: 'yes' });
      expect([done.status, done.location]).toEqual([303, `/scan/${alias}/activated`]);
      expect((await visitor.get('/api/user/sessions')).body.items).toMatchObject([{ shared: true }]);
    });
  });

  it('should activate once where the digits are sent twice, and show no failure (OTP-6)', async () => {
    const { alias, visitor, email, step } = await browse.begin();
    const code = await app.mail.codeFor(email);
    const answers = await Promise.all([1, 2, 3].map(() => browse.post(visitor, step, { code })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(answers.map(({ location }) => location)).toContain(`/scan/${alias}/activated`);
    // Whichever answer the browser follows.
    const again = await browse.open(visitor, step);
    expect([again.status, again.location]).toEqual([303, `/scan/${alias}/activated`]);
    const signedOut = app.visitor();
    signedOut.steps = visitor.steps;
    const elsewhere = await browse.open(signedOut, step);
    expect(elsewhere.html).toContain('You activated it in another window or on another device.');
  });

  it('should name the limit of an account that holds as many codes as it may', async () => {
    const email = newEmail();
    const limit = defaultSettings().activationLimit;
    for (let i = 0; i < limit; i += 1) await app.owner(await app.code(), email);
    app.clock.advance(HOUR);
    const sent = app.mail.to(email).length;
    const { visitor, step, alias } = await browse.begin({ email });
    const refused = await browse.post(visitor, step, { code: await app.mail.codeAfter(email, sent) });
    expect([refused.status, refused.html.includes(`You have already activated ${limit} QR codes.`)]).toEqual([
      409,
      true,
    ]);
    expect(refused.html).toContain('href="/my-codes"');
    expect(await readState(alias)).toBe('activatable');
  });

  it('should go back to the form with what everybody would see of it', async () => {
    const { visitor, email, step } = await browse.begin({
      pageKind: 'lost',
      'fields.phone': '112',
      'visibility.phone': 'public',
      'fields.city': 'Bonn',
      'visibility.city': 'private',
    });
    const { status, html } = await browse.open(visitor, `${step}/change`);
    expect([status, html.includes('value="Ann Lee"'), html.includes('value="112"')]).toEqual([
      200,
      true,
      true,
    ]);
    expect([html.includes('Bonn'), html.includes(email)]).toEqual([false, false]);
    expect(html).toMatch(/<input[^>]*autofocus[^>]*name="email"/);
  });

  describe('by the mailed link', () => {
    it('should show what it publishes, and activate with a button that has the token in no address (LNK-5)', async () => {
      const { alias, email } = await browse.begin({ 'fields.city': 'Bonn', 'visibility.city': 'private' });
      const token = await app.mail.tokenFor(email);
      const visitor = app.visitor();
      const page = await browse.open(visitor, `/scan/${alias}/activate?token=${token}`);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      for (const text of ['Ann Lee', 'Bonn', 'Private', email]) expect(page.html).toContain(text);
      expect(page.html.match(new RegExp(`name="token" value="${token}"`, 'g'))).toHaveLength(2);
      expect(page.html).not.toMatch(new RegExp(`(href|action|content)="[^"]*${token}`));
      expect(await readState(alias)).toBe('activatable');
      const [done, again] = [
        await browse.post(visitor, `/scan/${alias}/activate`, { token }),
        await browse.post(visitor, `/scan/${alias}/activate`, { token }),
      ];
      expect([done.location, again.location]).toEqual(Array(2).fill(`/scan/${alias}/activated`));
      expect((await browse.open(visitor, done.location!)).status).toBe(200);
      expect((await browse.open(app.visitor(), `/scan/${alias}/activate?token=${token}`)).html).toContain(
        'You activated it in another window',
      );
    });

    it('should say that the code is activated where the digits of the same mail were entered before (UI-95)', async () => {
      const { alias, visitor, email, step } = await browse.begin();
      const token = await app.mail.tokenFor(email);
      await browse.post(visitor, step, { code: await app.mail.codeFor(email) });
      const link = `/scan/${alias}/activate`;
      const [laptop, phone] = [visitor, app.visitor()];
      expect((await browse.open(laptop, `${link}?token=${token}`)).location).toBe(`/scan/${alias}/activated`);
      for (const answer of [
        await browse.open(phone, `${link}?token=${token}`),
        await browse.post(phone, link, { token }),
        await browse.post(phone, `${link}/decline`, { token }),
      ]) {
        expect([answer.status, readHeading(answer.html)]).toEqual([200, 'QR code activated']);
        expect(answer.html).toContain('You activated it in another window or on another device.');
      }
      // Whoever made a link up is told neither whose the code is, nor that anybody was faster.
      const made = await browse.open(phone, `${link}?token=garbage`);
      expect([made.status, readHeading(made.html)]).toEqual([400, 'QR code already activated']);
      expect(made.html).toContain('This link no longer works.');
      expect(made.html).toContain(`href="/scan/${alias}/message"`);
    });

    it('should end with "It wasn’t me", also when it is pressed twice', async () => {
      const { alias, visitor, email, step } = await browse.begin();
      const token = await app.mail.tokenFor(email);
      const decline = () => browse.post(app.visitor(), `/scan/${alias}/activate/decline`, { token });
      const [once, twice] = [await decline(), await decline()];
      expect([once.location, twice.location]).toEqual(Array(2).fill(`/scan/${alias}/declined`));
      expect((await browse.open(visitor, once.location!)).html).toContain('Nothing was published');
      const used = await browse.open(app.visitor(), `/scan/${alias}/activate?token=${token}`);
      expect([used.status, used.html.includes('Invalid or expired activation link')]).toEqual([400, true]);
      expect(used.html).toContain('Get a new link');
      expect(readHeading((await browse.open(visitor, step)).html)).toBe('This code no longer works');
    });

    it.each(['none', `01a208a2-2576-751b-b963-ad223330439a.${'x'.repeat(43)}`])(
      'should not be said to have ended by a forged token: %s',
      async (token) => {
        const { alias } = await browse.begin();
        const forged = await browse.post(app.visitor(), `/scan/${alias}/activate/decline`, { token });
        expect([forged.status, forged.html.includes('Invalid or expired activation link')]).toEqual([
          400,
          true,
        ]);
      },
    );

    it('should lead to the code where there is no token, or only the address of its button', async () => {
      const alias = await app.code();
      for (const below of ['activate', 'activate/decline'])
        expect((await browse.open(app.visitor(), `/scan/${alias}/${below}`)).location).toBe(`/scan/${alias}`);
    });

    it.each(['activate/x', 'verify/a/b', 'VERIFY/1/2/3'])(
      'should be no page below one, and lead to none: %s',
      async (below) => {
        const { status, location } = await browse.open(app.visitor(), `/scan/BCDFG23456/${below}`);
        const spelled = `/scan/BCDFG23456/${below.toLowerCase()}`;
        expect([status, location]).toEqual(below === below.toLowerCase() ? [404, null] : [303, spelled]);
      },
    );
  });
});
