import { randomUUID } from 'node:crypto';
import { MESSAGE } from '@ringtag/contracts';
import { newEmail, TestApp } from './support/test-app';

describe('The link of a conversation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  let addresses = 0;
  const from = () => ({ 'x-forwarded-for': `203.0.113.${(addresses += 1)}` });
  const read = async (token: string) => (await app.visitor().get(`/api/conversation/${token}`)).status;

  /** Opens the form of an owned code; `send` sends it, as often as it is called. */
  const begin = async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail('owner'));
    const { formToken } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    app.clock.advance(MESSAGE.formMinAge);
    const form = { kind: 'message', body: 'Hello', formToken };
    const send = async () => (await app.visitor().post(`/api/scan/${alias}/messages`, form, from())).body;
    const replace = async (id: string): Promise<string> =>
      (await owner.post(`/api/conversations/${id}/link`)).body.conversation;
    return { owner, send, replace };
  };

  it('should not be given again to whoever sends the first form again once its owner has made another (LNK-10)', async () => {
    const { owner, send, replace } = await begin();
    const { id, conversation } = await send();
    expect(await send()).toEqual({ id, conversation });
    const links = [await replace(id), await replace(id)];
    const again = await send();
    expect(again.id).toBe(id);
    expect(again.conversation).toMatch(/^[\w-]{22}$/);
    expect([conversation, ...links]).not.toContain(again.conversation);
    expect(await Promise.all([conversation, again.conversation, ...links].map(read))).toEqual([
      404, 404, 404, 200,
    ]);
    expect((await owner.get('/api/messages')).body.total).toBe(1);
  });

  it('should be for nobody else when the first form is sent again while its owner makes another (LNK-10)', async () => {
    const { send, replace } = await begin();
    const { id } = await send();
    const [link, ...sent] = await Promise.all([replace(id), ...Array.from({ length: 8 }, send)]);
    expect(await read(link)).toBe(200);
    expect(sent.filter(({ conversation }) => conversation === link)).toEqual([]);
    for (const { conversation } of sent) expect(await read(conversation)).toBe(404);
    const write = { body: 'Hello', submission: randomUUID() };
    expect((await app.visitor().post(`/api/conversation/${link}/messages`, write)).status).toBe(201);
  });
});
