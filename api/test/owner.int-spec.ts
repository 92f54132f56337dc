import { MESSAGE } from '@ringtag/contracts';
import { HeldCodes } from '../src/codes/my-codes/held-codes';
import { newEmail, TestApp } from './support/test-app';

describe('Owner', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should read in the inbox what a visitor wrote on the scan page', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const sender = { name: 'Zoë 🌱', email: 'zoe@example.com' };
    const sent = await app.message(alias, { body: 'I found your keys', sender });
    expect(sent.status).toBe(201);

    const inbox = await owner.get('/api/messages');
    expect(inbox.body).toMatchObject({ total: 1, unread: 1, page: 1, pageSize: 20 });
    expect(inbox.body.items[0]).toMatchObject({
      id: sent.body.id,
      kind: 'message',
      body: 'I found your keys',
      sender: { ...sender, phone: null },
      code: { alias },
      readAt: null,
    });
    const read = await owner.patch(`/api/messages/${sent.body.id}`, { read: true });
    expect(read.body.readAt).not.toBeNull();
    expect((await owner.get('/api/messages?unread=true')).body.total).toBe(0);
    expect(
      (await owner.patch(`/api/messages/${sent.body.id}`, { archived: true, read: false })).body.readAt,
    ).toBeNull();
    expect((await owner.get('/api/messages')).body.total).toBe(0);
    expect((await owner.get('/api/messages?archived=true&q=KEYS')).body.total).toBe(1);
    expect((await owner.get('/api/messages?archived=true&q=100%25')).body.total).toBe(0);
    expect((await owner.delete(`/api/messages/${sent.body.id}`)).status).toBe(204);
    expect((await owner.get(`/api/messages/${sent.body.id}`)).status).toBe(404);
  });

  it('should read on the scan page what they call the code, which nobody else does', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    const other = await app.owner(await app.code(), newEmail());
    const readLabels = async () =>
      Promise.all(
        [owner, other, app.visitor()].map(async (reader) => {
          const { bytes, body } = await reader.get(`/api/scan/${alias}`);
          return [body.viewer.label, bytes.includes('Blue bag')];
        }),
      );
    expect(await readLabels()).toEqual(Array(3).fill([undefined, false]));
    for (const status of ['active', 'inactive']) {
      await owner.patch(`/api/my-codes/${id}`, { label: 'Blue bag', status });
      expect(await readLabels()).toEqual([
        ['Blue bag', true],
        [undefined, false],
        [undefined, false],
      ]);
    }
  });

  it('should take messages only for activated codes', async () => {
    const [free, taken] = (await app.codes(2)) as [string, string];
    const owner = await app.owner(taken, newEmail());
    const form = await app.visitor().get(`/api/scan/${taken}`);
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    app.clock.advance(2000);
    const send = (alias: string, formToken: string) =>
      app.visitor().post(`/api/scan/${alias}/messages`, { kind: 'message', body: 'Hi', formToken });
    expect((await send(free, form.body.formToken)).body.code).toBe('form_expired');
    await owner.patch(`/api/my-codes/${id}`, { status: 'inactive' });
    expect((await send(taken, form.body.formToken)).body.code).toBe('code_disabled');
  });

  it('should refuse a form that was sent at once, too late or with a made-up token', async () => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const { formToken } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    const send = (token: string) =>
      app.visitor().post(`/api/scan/${alias}/messages`, { kind: 'message', body: 'Hi', formToken: token });
    const early = await send(formToken);
    expect([early.status, early.body.code, early.headers.get('retry-after')]).toEqual([
      400,
      'form_too_new',
      '2',
    ]);
    app.clock.advance(MESSAGE.formMinAge);
    for (const token of ['', 'x', '.', `${formToken}x`, `0.${formToken.split('.')[1]}`]) {
      expect((await send(token)).body.code).toBe('form_expired');
    }
    expect((await send(formToken)).status).toBe(201);
    app.clock.advance(MESSAGE.formMaxAge);
    expect((await send(formToken)).body.code).toBe('form_expired');
  });

  it('should learn from the scan of a paused code which it is, and resume it; others learn nothing', async () => {
    const [alias, another] = (await app.codes(2)) as [string, string];
    const owner = await app.owner(alias, newEmail());
    const { visitor } = await app.member();
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    await owner.post(`/api/scan/${another}/activate`);
    await owner.patch(`/api/my-codes/${id}`, { status: 'inactive' });
    const { state, viewer } = (await owner.get(`/api/scan/${alias}`)).body;
    expect([state, viewer.codeId]).toEqual(['inactive', id]);
    for (const other of [visitor, app.visitor()])
      expect((await other.get(`/api/scan/${alias}`)).body.viewer).not.toHaveProperty('codeId');
    expect((await owner.get(`/api/scan/${another}`)).body.state).toBe('activated');
    expect((await owner.patch(`/api/my-codes/${viewer.codeId}`, { status: 'active' })).status).toBe(200);
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('activated');
  });

  it('should list, rename and pause own codes, and count their scans', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    for (let i = 0; i < 3; i += 1) await app.visitor().get(`/api/scan/${alias}`);
    await app.visitor().send('HEAD', `/api/scan/${alias}`);
    const { items } = (await owner.get('/api/my-codes')).body;
    expect(items).toHaveLength(1);
    const [code] = items;
    expect(code).toMatchObject({
      alias,
      status: 'active',
      url: `http://QR.TEST/SCAN/${alias}`,
      unreadMessages: 0,
    });

    const renamed = await owner.patch(`/api/my-codes/${code.id}`, { label: 'Suitcase', notify: 'never' });
    expect(renamed.body).toMatchObject({ label: 'Suitcase', notify: 'never' });
    expect((await owner.get('/api/my-codes?q=suit')).body.total).toBe(1);
    expect((await owner.get('/api/my-codes?q=nothing')).body.total).toBe(0);

    await owner.patch(`/api/my-codes/${code.id}`, { status: 'inactive' });
    expect((await app.visitor().get(`/api/scan/${alias}`)).body).toMatchObject({ state: 'inactive' });
    expect(JSON.stringify((await app.visitor().get(`/api/scan/${alias}`)).body)).not.toContain('Ann');
    await owner.patch(`/api/my-codes/${code.id}`, { status: 'active' });
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('activated');
  });

  it.each([
    ['somebody else activated', { status: 'inactive' }],
    ['they activated again', { status: 'inactive' }],
    ['they activated again', { label: 'Of before' }],
  ])('should not change a code that %s at that moment: %j', async (who, change) => {
    const again = who.endsWith('again');
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    const held = app.app.nest.get(HeldCodes);
    const getHeld = held.getHeld.bind(held);
    const late = jest.spyOn(held, 'getHeld').mockImplementationOnce(async (...asked) => {
      const found = await getHeld(...asked);
      await owner.post(`/api/scan/${alias}/unactivate`);
      if (again) await owner.post(`/api/scan/${alias}/activate`);
      else await app.owner(alias, newEmail());
      return found;
    });
    const changed = await owner.patch(`/api/my-codes/${id}`, change);
    late.mockRestore();
    expect(changed.status).toBe(404);
    expect((await owner.get(`/api/my-codes?q=${alias}`)).body.total).toBe(again ? 1 : 0);
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('activated');
  });

  it("should not undo an administrator's block, nor disable a code", async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    await (await app.admin()).patch(`/api/items/${id}`, { status: 'disabled' });
    expect((await owner.patch(`/api/my-codes/${id}`, { status: 'active' })).body.code).toBe('code_disabled');
    expect((await owner.patch(`/api/my-codes/${id}`, { status: 'disabled' })).status).toBe(400);
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('disabled');
  });

  it("should answer 404 for what is somebody else's (AUT-1)", async () => {
    const [mine, theirs] = (await app.codes(2)) as [string, string];
    const owner = await app.owner(mine, newEmail());
    const other = await app.owner(theirs, newEmail());
    await app.message(mine);
    const [{ id: codeId }] = (await owner.get('/api/my-codes')).body.items;
    const [{ id: messageId }] = (await owner.get('/api/messages')).body.items;
    const answers = await Promise.all([
      other.get(`/api/my-codes/${codeId}`),
      other.patch(`/api/my-codes/${codeId}`, { label: 'Mine now' }),
      other.get(`/api/messages/${messageId}`),
      other.patch(`/api/messages/${messageId}`, { read: true }),
      other.delete(`/api/messages/${messageId}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await owner.get(`/api/messages/${messageId}`)).body.readAt).toBeNull();
  });
});
