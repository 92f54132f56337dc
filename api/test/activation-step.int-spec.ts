import { CODE_STEP, CHALLENGE, CHALLENGE_LIMITS, MINUTE } from '@ringtag/contracts';
import { MailBudgets } from '../src/accounts/challenges/mail-budgets';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { Guessing, GUARDED, UNKNOWN } from './support/guesser';
import { newEmail, TestApp, wrongCode } from './support/test-app';
import type { Visitor } from './support/visitor';

const FORGED = '01930000-0000-7000-8000-000000000000';

describe('The code step of an activation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  /** A browser that has sent the form. */
  async function begun(email = newEmail(), visitor = app.visitor()) {
    const alias = await app.code();
    const { body } = await visitor.post(`/api/scan/${alias}/profile`, { name: 'Ann Lee', email });
    const id: string = body.challengeId;
    return { alias, email, visitor, id, path: `/scan/${alias}/verify/${id}` };
  }
  const show = (visitor: Visitor, path: string) => visitor.get(`/api${path}`);
  const readState = async (visitor: Visitor, path: string) => (await show(visitor, path)).body.state;

  it('should show the browser that began it where the code went and how long it counts, as often as asked', async () => {
    const { visitor, path, email } = await begun('ann.lee@example.com');
    for (let i = 0; i < 3; i += 1) {
      const answer = await show(visitor, path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const { expiresAt, resendAt, ...challenge } = answer.body.challenge;
      expect([answer.body.state, challenge]).toEqual(['open', { email: 'a•••@example.com' }]);
      expect(Date.parse(expiresAt) - Date.parse(resendAt)).toBe(CHALLENGE.life - CHALLENGE.resendAfter);
    }
    await app.mail.waitFor(email);
    expect(app.mail.to(email)).toHaveLength(1);
  });

  it('should be as unknown as a code that does not exist: of another browser, of another code, old or forged (ACC-1)', async () => {
    const { alias, visitor, id, path, email } = await begun();
    const other = await begun();
    const unknown = await show(visitor, `/scan/ZZZZ9999/verify/${id}`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'code_not_found']);
    const same = async (browser: Visitor, address: string) => {
      const { status, body } = await show(browser, address);
      expect([address, status, { ...body, requestId: '' }]).toEqual([
        address,
        404,
        { ...unknown.body, requestId: '' },
      ]);
      expect(JSON.stringify(body)).not.toContain(email);
    };
    await same(app.visitor(), path);
    await same(other.visitor, path);
    await same(visitor, other.path);
    await same(visitor, `/scan/${other.alias}/verify/${id}`);
    for (const forged of [FORGED, id.toUpperCase(), 'x', '%00', `${id}x`, 'a'.repeat(300)])
      await same(visitor, `/scan/${alias}/verify/${forged}`);
    // A cookie that somebody made up opens nothing.
    const liar = app.visitor();
    liar.steps = `steps=${id}.${'A'.repeat(43)}~${visitor.steps!.split('=')[1]!.replace(/.$/, '')}`;
    await same(liar, path);
    expect(await readState(visitor, path)).toBe('open');
  });

  it('should say when the time of the code is over, and that another one can be sent for it', async () => {
    app.clock.standStill();
    const { alias, visitor, id, path } = await begun();
    app.clock.advance(CHALLENGE.life - 1000);
    expect(await readState(visitor, path)).toBe('open');
    app.clock.advance(1000);
    const over = await show(visitor, path);
    expect([over.body.state, over.body.challenge.email]).toEqual(['ended', expect.stringMatching(/^p•••@/)]);
    expect((await visitor.post(`/api/scan/${alias}/resend`, { challengeId: id })).status).toBe(200);
    expect(await readState(visitor, path)).toBe('open');
  });

  it('should say when its tries are used up', async () => {
    const { alias, visitor, id, path, email } = await begun();
    const wrong = wrongCode(await app.mail.codeFor(email));
    for (let i = 0; i < CHALLENGE.tries; i += 1)
      await visitor.post(`/api/scan/${alias}/activate`, { challengeId: id, code: wrong });
    expect(await readState(visitor, path)).toBe('ended');
  });

  it('should tell what became of it elsewhere: activated by its link, declined, taken by somebody else', async () => {
    const late = await begun();
    const used = await begun();
    const token = await app.mail.tokenFor(used.email);
    const phone = app.visitor();
    await phone.post(`/api/scan/${used.alias}/activate-link`, { token });
    // Ends what is under way, not what was done.
    const password = 'correct horse battery';
    expect((await phone.post('/api/profile/password', { password })).status).toBe(204);
    expect((await show(used.visitor, used.path)).body).toEqual({ state: 'activated' });

    const declined = await begun();
    const refused = await app.mail.tokenFor(declined.email);
    await app.visitor().post(`/api/scan/${declined.alias}/activation/decline`, { token: refused });
    expect((await show(declined.visitor, declined.path)).body).toEqual({ state: 'ended' });

    // By whom a code was activated that was declined here is told to nobody, also where it is the same mailbox.
    const another = await begun();
    const unwanted = await app.mail.tokenFor(another.email);
    await app.visitor().post(`/api/scan/${another.alias}/activation/decline`, { token: unwanted });
    await app.owner(another.alias, another.email);
    expect((await show(another.visitor, another.path)).body.code).toBe('already_activated');

    await app.owner(late.alias, newEmail());
    const { status, body } = await show(late.visitor, late.path);
    expect([status, body.code]).toEqual([409, 'already_activated']);
    // Whoever declined and whose code somebody else then activated has activated nothing.
    await app.owner(declined.alias, newEmail());
    expect((await show(declined.visitor, declined.path)).body.code).toBe('already_activated');
  });

  it('should say that it is over when everything under way for the account was ended', async () => {
    const { visitor, path, email } = await begun();
    await app.dataSource.query('DELETE FROM challenges WHERE email = ?', [email]);
    expect((await show(visitor, path)).body).toEqual({ state: 'ended' });
  });

  it('should keep a step once, however often its form is sent', async () => {
    const { visitor, path } = await begun();
    const form = new URLSearchParams({ name: 'Ann', email: newEmail() }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const free = await app.code();
    visitor.redirect = 'manual';
    for (let i = 0; i <= CODE_STEP.kept; i += 1)
      await visitor.send('POST', `/scan/${free}/activation`, form, type);
    expect(decodeURIComponent(visitor.steps!).split('~')).toHaveLength(2);
    expect(await readState(visitor, path)).toBe('open');
  });

  it('should keep the latest few of a browser, in a cookie that no script and no other site can use (SES-2)', async () => {
    const visitor = app.visitor();
    const steps: { path: string }[] = [];
    for (let i = 0; i <= CODE_STEP.kept; i += 1) steps.push(await begun(newEmail(), visitor));
    const states = [];
    for (const { path } of steps) states.push(await readState(visitor, path));
    expect(states).toEqual([undefined, ...Array<string>(CODE_STEP.kept).fill('open')]);

    const { headers } = await visitor.post(`/api/scan/${await app.code()}/profile`, {
      name: 'Ann',
      email: newEmail(),
    });
    const [cookie = ''] = headers.getSetCookie();
    const tokens = `[\\w-]{36}\\.[\\w-]{43}(~[\\w-]{36}\\.[\\w-]{43}){${CODE_STEP.kept - 1}}`;
    expect(decodeURIComponent(cookie)).toMatch(
      new RegExp(`^steps=${tokens}; Path=/; Expires=[^;]+; HttpOnly; SameSite=Strict$`),
    );
    const end = Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!);
    expect(Math.abs(end - app.clock.in(CODE_STEP.life).getTime())).toBeLessThan(MINUTE);
  });

  it('should tell whoever has only its id nothing of the address when the code is sent again', async () => {
    const { alias, visitor, id } = await begun('ben.lee@example.com');
    const resend = async (browser: Visitor, path: string) => {
      app.clock.advance(CHALLENGE.resendAfter);
      return (await browser.post(path, { challengeId: id })).body.email;
    };
    // The page of its own browser masks it, too.
    for (const browser of [visitor, app.visitor()])
      for (const path of [`/api/scan/${alias}/resend`, '/api/auth/resend'])
        expect([path, await resend(browser, path)]).toEqual([path, 'b•••@example.com']);
  });

  it('should be mailed at most as often as a mailbox hears of strangers to whoever has only its id, and go on working', async () => {
    const { alias, visitor, id, email } = await begun();
    const code = await app.mail.codeFor(email);
    const statuses = [];
    for (let i = 0; i < 9; i += 1) {
      app.clock.advance(CHALLENGE.resendAfter);
      const address = { 'x-forwarded-for': `198.51.100.${i}` };
      const path = i % 2 ? '/api/auth/resend' : `/api/scan/${alias}/resend`;
      statuses.push((await app.visitor().post(path, { challengeId: id }, address)).status);
    }
    const resent = CHALLENGE_LIMITS.mailsForOtherThings.max - 1;
    expect(statuses).toEqual([...Array<number>(resent).fill(200), ...Array<number>(9 - resent).fill(429)]);
    expect((await visitor.post(`/api/scan/${alias}/activate`, { challengeId: id, code })).status).toBe(200);
  });

  describe('that is asked for twice at the same time', () => {
    const ADDRESS = { 'x-forwarded-for': '203.0.113.7' };
    const countTaken = async () => Number(await app.dataSource.manager.sum(LimitCounterEntity, 'used'));

    /** Lets `between` happen after `ask` has taken its mail, and answers how many limits both have taken from. */
    const interrupt = async <T>(ask: () => Promise<T>, between: () => Promise<unknown>) => {
      const budgets = app.app.nest.get(MailBudgets);
      const take = budgets.take.bind(budgets);
      let ofOne = 0;
      jest.spyOn(budgets, 'take').mockImplementationOnce(async (asked) => {
        const taken = await take(asked);
        ofOne = taken.length;
        await between();
        return taken;
      });
      const before = await countTaken();
      const answer = await ask();
      return { answer, ofOne, ofBoth: (await countTaken()) - before };
    };

    it.each([
      { done: 'sent again', refusal: 'too_many_requests', mails: 1 },
      { done: 'used', refusal: 'invalid_code', mails: 0 },
    ])('should not be sent again where it was $done in that moment', async ({ done, refusal, mails }) => {
      const { alias, visitor, id, email } = await begun();
      const code = await app.mail.codeFor(email);
      const resend = () => visitor.post(`/api/scan/${alias}/resend`, { challengeId: id }, ADDRESS);
      const use = () => visitor.post(`/api/scan/${alias}/activate`, { challengeId: id, code });
      app.clock.advance(CHALLENGE.resendAfter);
      const { answer, ofOne, ofBoth } = await interrupt(resend, async () =>
        expect((await (done === 'used' ? use() : resend())).status).toBe(200),
      );
      expect(answer.body.code).toBe(refusal);
      expect(ofBoth).toBe(mails * ofOne);
    });

    it('should be one step, and cost one mail, where its form overtakes itself', async () => {
      const [alias, visitor, email] = [await app.code(), app.visitor(), newEmail()];
      const form = new URLSearchParams({ name: 'Ann', email }).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded', ...ADDRESS };
      visitor.redirect = 'manual';
      const send = async () => {
        const { status, headers } = await visitor.send('POST', `/scan/${alias}/activation`, form, type);
        return [status, headers.get('location')];
      };
      const answers: unknown[] = [];
      const { answer, ofOne, ofBoth } = await interrupt(send, async () => answers.push(await send()));
      expect(answers).toEqual([answer]);
      expect(ofBoth).toBe(ofOne);
    });
  });

  describe('as a document', () => {
    it('should be kept by nothing, found by nobody and no scan, and 404 for every other browser', async () => {
      const { alias, visitor, path } = await begun();
      const readHeaders = async (browser: Visitor, address: string) => {
        const { status, headers } = await browser.get(address);
        return [status, headers.get('cache-control'), headers.get('x-robots-tag')];
      };
      expect(await readHeaders(visitor, path)).toEqual([200, 'no-store', 'noindex']);
      expect(
        await readHeaders(visitor, path.toUpperCase().replace(/[^/]+$/, path.split('/').at(-1)!)),
      ).toEqual([200, 'no-store', 'noindex']);
      const [foreign, forged, unknown] = [
        await app.visitor().get(path),
        await visitor.get(`/scan/${alias}/verify/${FORGED}`),
        await visitor.get(path.replace(alias, 'ZZZZ9999')),
      ];
      for (const { status, body } of [foreign, forged, unknown])
        expect([status, body]).toEqual([404, unknown.body]);
      expect((await visitor.get(`/scan/${alias}/verify`)).status).toBe(404);
      await app.app.nest.get(ScanCounter).flush();
      expect(await app.dataSource.query('SELECT * FROM scan_counts')).toEqual([]);
    });

    it('should be guarded like every way to a code, and its button leads back to it (LIM-2)', async () => {
      const { alias, visitor, path } = await begun();
      const guessing = new Guessing(app);
      const address = guessing.newAddress();
      // Begun at this address before: what an address was shown stays open for it.
      const guesser = await guessing.guesser(address);
      for (const asked of [`/api${path}`, path])
        expect((await guessing.ask(guesser, { path: asked, cookie: visitor.steps })).statusCode).toBe(
          GUARDED,
        );
      const pressed = await guessing.press(guesser, alias, { path });
      expect([pressed.statusCode, pressed.headers.location]).toEqual([303, path]);
      expect((await guessing.ask(guesser, { path: `/api${path}`, cookie: visitor.steps })).statusCode).toBe(
        200,
      );
      const other = guessing.newAddress();
      expect((await guessing.ask(other, { path: '/api/scan/ZZZZ9999/verify/x' })).statusCode).toBe(UNKNOWN);
    });
  });
});
