import { randomUUID } from 'node:crypto';
import { DAY, MESSAGE, REMEMBERED } from '@ringtag/contracts';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('A conversation that a phone remembers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  let addresses = 0;

  async function begin(alias?: string) {
    const code = alias ?? (await app.code());
    const owner = alias ? undefined : await app.owner(code, newEmail('owner'), { name: 'Ann Lee' });
    const phone = app.visitor();
    phone.redirect = 'manual';
    const { formToken, mark } = (await phone.get(`/api/scan/${code}`)).body;
    app.clock.advance(MESSAGE.formMinAge);
    const from = { 'x-forwarded-for': `198.51.${(addresses += 1)}.9` };
    const sent = { kind: 'message', body: 'I found your keys', formToken };
    const { body } = await phone.post(`/api/scan/${code}/messages`, sent, from);
    return {
      alias: code,
      owner: owner!,
      phone,
      mark,
      id: body.id as string,
      token: body.conversation as string,
    };
  }
  const remember = (phone: Visitor, token: string) => phone.put(`/api/conversation/${token}/remembered`);
  /** Where the link on the page of the code leads, with the cookie that the answer of `remember` set. */
  const open = (phone: Visitor, alias: string, cookie: string) =>
    phone.send('GET', `/conversation/mine/${alias}`, undefined, { cookie, 'sec-fetch-site': 'same-origin' });
  async function remembered(alias?: string) {
    const begun = await begin(alias);
    const answer = await remember(begun.phone, begun.token);
    const [header = ''] = answer.headers.getSetCookie();
    return { ...begun, answer, header, cookie: header.split(';')[0]! };
  }

  it('should lead from the code to the conversation, by a cookie that no script can read and no other page gets', async () => {
    const { alias, phone, token, mark, answer, header, cookie } = await remembered();
    expect([answer.status, answer.body]).toEqual([200, { alias, mark }]);
    expect(header).toMatch(new RegExp(`; Path=/conversation/mine/${alias};`));
    expect(header).toMatch(/; HttpOnly; SameSite=Strict$/);
    const expires = Date.parse(/Expires=([^;]+)/.exec(header)![1]!);
    expect(Math.round((expires - app.clock.now().getTime()) / DAY)).toBe(REMEMBERED.life / DAY);
    const opened = await open(phone, alias, cookie);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/conversation/${token}?remembered`,
    ]);
  });

  it('should remember nothing that the sender did not ask for', async () => {
    const { alias, phone } = await begin();
    const opened = await open(phone, alias, '');
    expect([opened.status, opened.bytes.toString()]).toEqual([
      404,
      expect.stringContaining('data-forgotten'),
    ]);
  });

  it('should be forgotten by no link on another site', async () => {
    const { alias } = await remembered();
    const led = app.visitor();
    led.redirect = 'manual';
    const opened = await led.get(`/conversation/mine/${alias}`, { 'sec-fetch-site': 'cross-site' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/scan/${alias}`]);
    expect(opened.headers.getSetCookie()).toEqual([]);
  });

  it('should end with the conversation: given up, blocked, deleted, with another link', async () => {
    const ways: Record<string, (owner: Visitor, id: string, alias: string) => Promise<{ status: number }>> = {
      link: (owner, id) => owner.post(`/api/conversations/${id}/link`),
      blocked: (owner, id) => owner.post('/api/blocked-senders', { messageId: id }),
      deleted: (owner, id) => owner.delete(`/api/messages/${id}`),
      'given up': (owner, _, alias) => owner.post(`/api/scan/${alias}/unactivate`),
    };
    for (const [way, end] of Object.entries(ways)) {
      const { alias, owner, id, phone, cookie } = await remembered();
      expect([way, (await end(owner, id, alias)).status < 300]).toEqual([way, true]);
      const opened = await open(phone, alias, cookie);
      expect([way, opened.status]).toEqual([way, 404]);
      // The browser drops the cookie, too.
      expect(opened.headers.getSetCookie().join()).toContain('Expires=Thu, 01 Jan 1970');
    }
  });

  it('should be told from what comes under a new activation', async () => {
    const { alias, owner, mark } = await remembered();
    await owner.post(`/api/scan/${alias}/unactivate`);
    await app.owner(alias, newEmail('next'), { name: 'Bob' });
    const next = (await app.visitor().get(`/api/scan/${alias}`)).body;
    expect(next.mark).toMatch(/^[0-9a-f]{12}$/);
    expect(next.mark).not.toBe(mark);
  });

  it('should be offered while the code is paused, without a word of whether a paused code has an owner', async () => {
    const { alias, owner, mark } = await remembered();
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    await owner.patch(`/api/my-codes/${id}`, { status: 'inactive' });
    const free = await app.code();
    const admin = await app.admin();
    const { items } = (await admin.get(`/api/items?q=${free}`)).body;
    await admin.patch(`/api/items/${items[0].id}`, { status: 'inactive' });
    const [owned, other] = await Promise.all(
      [alias, free].map(async (code) => (await app.visitor().get(`/api/scan/${code}`)).body),
    );
    expect(owned.mark).toBe(mark);
    expect(other).toEqual({ ...owned, code: other.code, mark: expect.stringMatching(/^[0-9a-f]{12}$/) });
  });

  it('should not lead to a conversation of another code', async () => {
    const { cookie, phone } = await remembered();
    const other = await begin();
    expect((await open(phone, other.alias, cookie)).status).toBe(404);
  });

  it('should stay known to be remembered after every form of the page without a script', async () => {
    const { alias, phone, cookie, token } = await remembered();
    const page = (await open(phone, alias, cookie)).headers.get('location')!;
    const html = String((await phone.get(page)).body);
    const forms = [...html.matchAll(/<form [^>]*action="([^"]+)"/g)].map(([, action]) => action!);
    const own = forms.filter((action) => !action.endsWith('/forget'));
    expect(own).toHaveLength(5);
    for (const action of own) expect(action).toMatch(new RegExp(`^/conversation/${token}.*\\?remembered$`));
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const solved = own.find((action) => action.includes('/solved'))!;
    const answer = await phone.send('POST', solved, 'solved=1', type);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
    expect(String((await phone.get(page)).body)).toContain('data-forget=');
  });

  it('should be forgotten at the press of a button', async () => {
    const { alias, phone, cookie, token } = await remembered();
    const form = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await phone.send('POST', `/conversation/mine/${alias}/forget`, '', form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/conversation/${token}`]);
    expect(answer.headers.getSetCookie().join()).toContain('Expires=Thu, 01 Jan 1970');
  });

  it('should mail answers to the address that is left after sending (MAIL-4)', async () => {
    const { token, id, owner, phone } = await begin();
    const address = newEmail('finder');
    const answered = await phone.put(`/api/conversation/${token}/answers-to`, { address, locale: 'de' });
    expect(answered.status).toBe(204);
    await app.mail.waitFor(address);
    await owner.post(`/api/conversations/${id}/messages`, { body: 'Danke', submission: randomUUID() });
    expect((await app.mail.waitFor(address, 2)).subject).toContain('Antwort');
  });
});
