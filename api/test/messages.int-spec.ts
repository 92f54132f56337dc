import { randomUUID } from 'node:crypto';
import { toDisplayAlias, MESSAGE, MINUTE, SETTINGS } from '@ringtag/contracts';
import { MoreThan } from 'typeorm';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';

describe('Messages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  /** A form of the scan page, old enough to be sent. */
  const form = async (alias: string) => {
    const { formToken } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    app.clock.advance(MESSAGE.formMinAge);
    return { kind: 'message', body: 'I found your keys', formToken };
  };
  const send = (alias: string, body: object, address = '203.0.113.1') =>
    app.visitor().post(`/api/scan/${alias}/messages`, body, { 'x-forwarded-for': address });

  /** Waits until no mail to the address is queued any more. */
  const allSettled = async (recipient: string) => {
    while (await app.dataSource.manager.existsBy(OutboxEntity, { recipient, status: 'queued' }))
      await new Promise((resolve) => setImmediate(resolve));
  };

  it('should answer a filled honeypot like a message and keep nothing', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    expect((await app.message(alias, { website: 'https://spam.example' })).status).toBe(201);
    expect((await owner.get('/api/messages')).body.total).toBe(0);
  });

  it('should be one for a form sent ten times at once, with one answer and one mail (REL-7, LIM-3)', async () => {
    const alias = await app.code();
    const email = newEmail();
    const owner = await app.owner(alias, email);
    const message = { ...(await form(alias)), sender: { name: 'Zoë', email: 'zoe@example.com' } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(alias, message)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await owner.get('/api/messages')).body.total).toBe(1);
    expect(
      await app.dataSource.manager.countBy(OutboxEntity, { recipient: email, template: 'message' }),
    ).toBe(1);
    // It counted once against the limit, and another text from the same form is another message.
    for (let i = 1; i < SETTINGS.messagesPerSender.default; i += 1) {
      expect((await send(alias, { ...message, body: `Number ${i}` })).status).toBe(201);
    }
    expect((await send(alias, { ...message, body: 'One too many' })).status).toBe(429);
    expect((await send(alias, message)).body.id).toBe(answers[0]!.body.id);
  });

  it('should number senders without a name, each once, also those who write at once', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const message = await form(alias);
    const write = (body: string, more = {}) => send(alias, { ...message, body, ...more });
    const readNumbers = async (): Promise<unknown[]> => {
      const { items } = (await owner.get('/api/messages')).body;
      return items.map(({ sender }: { sender: { number: unknown } }) => sender.number);
    };
    const [first] = await Promise.all([write('Keys'), write('A bag')]);
    expect((await readNumbers()).sort()).toEqual([1, 2]);
    await write('I am Zoë', { sender: { name: 'Zoë' } });
    await owner.delete(`/api/messages/${first.body.id}`);
    expect((await write('A bike')).status).toBe(201);
    const [latest, named] = await readNumbers();
    expect([latest, named]).toEqual([3, null]);
    // Another code counts by itself.
    const other = await app.code();
    await owner.post(`/api/scan/${other}/activate`);
    await app.message(other);
    expect((await readNumbers())[0]).toBe(1);
  });

  it('should be five an hour from one address for one code, however many come at once (LIM-3)', async () => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const message = await form(alias);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => send(alias, { ...message, body: `Number ${i}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(
      app.events().filter(({ event, purpose }) => event === 'limit_hit' && purpose === 'messages').length,
    ).toBeGreaterThanOrEqual(15);
    expect((await send(alias, message, '203.0.113.2')).status).toBe(201);
  });

  it('should be told by mail: a mail for each conversation, and one for all beyond three in ten minutes', async () => {
    const [alias, other] = (await app.codes(2)) as [string, string];
    const [email, neighbour] = [newEmail(), newEmail()];
    await app.owner(alias, email);
    await app.owner(other, neighbour);
    const subject = `New message for ${toDisplayAlias(alias)}`;
    for (let i = 1; i <= MESSAGE.noticesPerCode.max; i += 1) {
      await app.message(alias, { body: `Number ${i}` });
      const mail = await app.mail.waitFor(email, i + 1);
      expect([mail.subject, mail.text]).toEqual([subject, expect.stringContaining(`> Number ${i}\n`)]);
    }
    await app.message(alias);
    await app.message(alias, { kind: 'feedback' });
    expect(app.mail.to(email)).toHaveLength(MESSAGE.noticesPerCode.max + 1);
    // That it waits keeps no mail from the owner of another code.
    for (let i = 0; i <= MESSAGE.noticesPerCode.max; i += 1) await app.message(other);
    app.clock.advance(MESSAGE.noticeEvery);
    await app.mail.waitForSubject(neighbour, `New message for ${toDisplayAlias(other)}`);
    await app.mail.waitFor(neighbour, MESSAGE.noticesPerCode.max + 2);
    const shared = await app.mail.waitFor(email, MESSAGE.noticesPerCode.max + 2);
    expect(shared.subject).toBe(`2 new messages for ${toDisplayAlias(alias)}`);
    expect(shared.text).toContain('http://qr.test/messages');
    expect(shared.text).not.toContain('Hello');
    await allSettled(email);
    expect(app.mail.to(email)).toHaveLength(MESSAGE.noticesPerCode.max + 2);
  });

  it('should be told in one mail with those whose senders wrote on in its time, and with no others', async () => {
    const [alias, second] = (await app.codes(2)) as [string, string];
    const email = newEmail();
    const owner = await app.owner(alias, email);
    await owner.post(`/api/scan/${second}/activate`);
    const begin = async (to = alias) => (await app.message(to)).body;
    const writeOn = ({ conversation }: { conversation: string }) =>
      app
        .visitor()
        .post(`/api/conversation/${conversation}/messages`, { body: 'Hello?', submission: randomUUID() });
    const [before, during] = [await begin(), await begin()];
    // The third mail of this code is one of its own, too.
    await writeOn(before);
    await begin();
    await writeOn(during);
    const answer = { body: 'Thanks', submission: randomUUID() };
    await owner.post(`/api/conversations/${before.id}/messages`, answer);
    await owner.patch(`/api/messages/${before.id}`, { read: false });
    await begin(second);
    await app.mail.waitFor(email, 4);
    app.mail.refusal = () => '451 4.3.0 Try again later';
    app.clock.advance(MESSAGE.noticeEvery);
    const tried = { recipient: email, status: 'queued', tries: MoreThan(0) } as const;
    await eventually(() => app.dataSource.manager.existsBy(OutboxEntity, tried), true);
    await begin();
    app.mail.refusal = () => undefined;
    app.clock.advance(MINUTE);
    await app.mail.waitFor(email, 6);
    const subjects = app.mail.to(email).map(({ subject }) => subject);
    expect(subjects.slice(-2).sort()).toEqual([
      `2 new messages for ${toDisplayAlias(alias)}`,
      `New message for ${toDisplayAlias(alias)}`,
    ]);
  });

  it('should be told by no mail while the owner is blocked, neither alone nor together', async () => {
    const alias = await app.code();
    const email = newEmail();
    const owner = await app.owner(alias, email);
    const { id } = (await owner.get('/api/user/me')).body;
    const admin = await app.admin();
    const block = (blocked: boolean) => admin.patch(`/api/users/${id}`, { blocked });
    expect((await block(true)).status).toBe(200);
    for (let i = 0; i < MESSAGE.noticesPerCode.max + 2; i += 1)
      expect((await app.message(alias, { body: `Number ${i}` })).status).toBe(201);
    app.clock.advance(MESSAGE.noticeEvery);
    await allSettled(email);
    const about = { recipient: email, template: 'message' } as const;
    expect(await app.dataSource.manager.countBy(OutboxEntity, { ...about, status: 'dropped' })).toBe(
      MESSAGE.noticesPerCode.max + 1,
    );
    expect(app.mail.to(email).filter(({ subject }) => subject?.includes('message'))).toEqual([]);

    expect((await block(false)).status).toBe(200);
    await app.message(alias);
    expect((await app.mail.waitForSubject(email, 'New message')).text).toContain('> Hello');
  });

  it('should be told to an owner who has not read them, wants mails, and at the address of now', async () => {
    const alias = await app.code();
    const email = newEmail();
    const owner = await app.owner(alias, email);
    const waiting = async (status: 'queued' | 'dropped' | 'sent', count: number) => {
      const mails = { recipient: email, template: 'message', status } as const;
      while ((await app.dataSource.manager.countBy(OutboxEntity, mails)) < count)
        await new Promise((resolve) => setImmediate(resolve));
    };
    for (let i = 0; i < MESSAGE.noticesPerCode.max; i += 1) await app.message(alias);
    await waiting('sent', 3);
    const { body } = await app.message(alias);
    await waiting('queued', 1);
    await owner.patch(`/api/messages/${body.id}`, { read: true });
    app.clock.advance(MESSAGE.noticeEvery);
    await waiting('dropped', 1);

    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    for (let i = 0; i < MESSAGE.noticesPerCode.max; i += 1) await app.message(alias);
    await waiting('sent', 6);
    await app.message(alias);
    await waiting('queued', 1);
    await owner.patch(`/api/my-codes/${id}`, { notify: 'never' });
    app.clock.advance(MESSAGE.noticeEvery);
    await waiting('dropped', 2);
    app.clock.advance(MESSAGE.noticeEvery);
    await app.message(alias);
    await owner.patch(`/api/my-codes/${id}`, { notify: 'always' });
    await app.message(alias);
    await waiting('sent', 7);
    app.mail.hold();
    const moved = newEmail('moved');
    await app.dataSource.manager.update(UserEntity, { email }, { email: moved, emailAsTyped: moved });
    await app.message(alias);
    app.mail.hurry();
    expect((await app.mail.waitFor(moved)).subject).toContain('New message for');
    expect(app.mail.to(email)).toHaveLength(8);
  });
});
