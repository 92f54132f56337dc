import { randomUUID } from 'node:crypto';
import { ANSWERS_TO, MESSAGE } from '@ringtag/contracts';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { ConversationNoticeEntity } from '../src/inbox/tables/conversation-notice.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import type { Limit } from '../src/records/limits/counters';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { PlainBrowsing } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';
import { useUp } from './support/use-up';

const [CLIENT, NETWORK] = ['2001:db8:1:2', '2001:db8:1::/48'];
const FROM_THERE = { 'x-forwarded-for': '2001:db8:1:2::7' };

describe('An address for answers', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());
  // Every test with counters of its own.
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  let addresses = 0;
  /** Somebody who shares no limit of an address with the other tests. */
  const from = () => ({ 'x-forwarded-for': `198.51.${(addresses += 1)}.7` });

  const owned = async () => {
    const alias = await app.code();
    return { alias, owner: await app.owner(alias, newEmail('owner')) };
  };
  const write = async (alias: string, message: object = {}) => {
    const { formToken } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    app.clock.advance(MESSAGE.formMinAge);
    const given = { kind: 'message', body: 'I found your keys', formToken, ...message };
    const { body } = await app.visitor().post(`/api/scan/${alias}/messages`, given, from());
    return { id: body.id as string, token: body.conversation as string };
  };
  const begin = async (message: object = {}) => {
    const { alias, owner } = await owned();
    const begun = await write(alias, message);
    const answer = (body: string) =>
      owner.post(`/api/conversations/${begun.id}/messages`, { body, submission: randomUUID() });
    return { alias, owner, ...begun, answer };
  };
  const leave = async (token: string, address: string, headers = from()) =>
    (await browse.post(app.visitor(), `/conversation/${token}/answers-to`, { address }, headers)).status;
  const areMailed = async (token: string) =>
    (await browse.open(app.visitor(), `/conversation/${token}`)).html.includes(
      'We email replies to the address you left.',
    );
  const findKept = async (id: string) =>
    (await app.dataSource.manager.findOneByOrFail(ConversationNoticeEntity, { id })).answersTo;
  /** Whether a mail to the sender of this conversation was queued; those that were sent are gone. */
  const isMailed = async (id: string, address: string) => {
    const queued = await app.dataSource.manager.find(OutboxEntity);
    const waits = queued.some(
      ({ template, variables }) => template !== 'message' && variables['conversation'] === id,
    );
    return waits || app.mail.to(address).length > 0;
  };

  it('should not be a way to flood a mailbox, by its link or by answers, nor tell that others have left it', async () => {
    const victim = newEmail('victim');
    const left = [];
    for (let i = 0; i < ANSWERS_TO.perMailbox.max + 2; i += 1) {
      const plus = victim.replace('@', `+${i}@`);
      left.push({ ...(await begin({ answersTo: plus })), plus });
    }
    for (const { plus } of left.slice(0, ANSWERS_TO.perMailbox.max)) await app.mail.waitFor(plus);
    for (const { id, token, plus, answer } of left.slice(ANSWERS_TO.perMailbox.max)) {
      await answer('Hello');
      expect([await isMailed(id, plus), await areMailed(token)]).toEqual([false, true]);
    }
    const { id, token, answer } = await begin();
    expect([await leave(token, victim), await areMailed(token)]).toEqual([303, true]);
    await answer('Hello');
    expect(await isMailed(id, victim)).toBe(false);
  });

  it('should be forgotten where it comes with a message beyond the limits, so that no answer is mailed to it', async () => {
    const address = newEmail('hidden');
    const { alias, owner } = await owned();
    const { activationId } = await app.dataSource.manager.findOneByOrFail(MessageEntity, {
      id: (await write(alias)).id,
    });
    await useUp(app, {
      purpose: 'conversation-link',
      subject: `code ${activationId}`,
      ...ANSWERS_TO.perCode,
    });
    const { id, token } = await write(alias, { answersTo: address });
    await owner.post(`/api/conversations/${id}/messages`, { body: 'Hello', submission: randomUUID() });
    expect([await findKept(id), await isMailed(id, address), await areMailed(token)]).toEqual([
      null,
      false,
      false,
    ]);
  });

  it.each<[keyof typeof ANSWERS_TO, (address: string, activationId: string) => string]>([
    ['perMailbox', (address) => `client ${CLIENT} mailbox ${address}`],
    ['perCode', (_, activationId) => `code ${activationId}`],
    ['perClient', () => `client ${CLIENT}`],
    ['perNetwork', () => `network ${NETWORK}`],
  ])('should be refused beyond the limit %s', async (name, toSubject) => {
    const { id, token } = await begin();
    const { activationId } = await app.dataSource.manager.findOneByOrFail(MessageEntity, { id });
    const address = newEmail('hidden');
    const subject = toSubject(address, activationId);
    const limit: Limit = { purpose: 'conversation-link', subject, ...ANSWERS_TO[name] };
    await useUp(app, limit);
    expect([await leave(token, address, FROM_THERE), await findKept(id)]).toEqual([429, null]);
    await useUp(app, limit, 1);
    expect([await leave(token, address, FROM_THERE), await findKept(id)]).toEqual([303, address]);
  });

  it.each<['answersPerMailbox' | 'answersPerOwner', (address: string, ownerId: string) => [string, string]]>([
    ['answersPerMailbox', (address) => ['answers-to', address]],
    ['answersPerOwner', (_, ownerId) => ['answers-of', ownerId]],
  ])('should get no more answers than %s', async (name, toCounter) => {
    const address = newEmail('hidden');
    const { id, answer } = await begin({ answersTo: address });
    await app.mail.waitFor(address);
    const { ownerId } = await app.dataSource.manager.findOneByOrFail(MessageEntity, { id });
    const [purpose, subject] = toCounter(address, ownerId);
    await useUp(app, { purpose, subject, ...ANSWERS_TO[name] });
    expect((await answer('Hello')).status).toBe(201);
    expect(await app.dataSource.manager.countBy(OutboxEntity, { template: 'answer' })).toBe(0);
    await useUp(app, { purpose, subject, ...ANSWERS_TO[name] }, 1);
    await answer('Hello again');
    expect((await app.mail.waitFor(address, 2)).text).toContain('> Hello again');
  });

  it('should be dropped with a new message when the owner has blocked it', async () => {
    const email = newEmail('spam');
    const { alias, owner, id } = await begin({ sender: { email } });
    await owner.post('/api/blocked-senders', { messageId: id });
    const { token } = await write(alias, { answersTo: email });
    expect((await app.visitor().get(`/api/conversation/${token}`)).status).toBe(404);
    expect((await owner.get('/api/messages')).body.total).toBe(1);
  });

  it('should not be found out by an owner who blocks a guess', async () => {
    const hidden = newEmail('hidden');
    const { alias, owner, id, token, answer } = await begin({ answersTo: hidden });
    await app.mail.waitFor(hidden);
    const own = await write(alias, { sender: { email: hidden } });
    await owner.post('/api/blocked-senders', { messageId: own.id });
    expect((await owner.get(`/api/conversations/${own.id}`)).body.end).toBe('blocked');
    expect((await owner.get(`/api/conversations/${id}`)).body.end).toBeNull();
    expect((await app.visitor().get(`/api/conversation/${token}`)).status).toBe(200);
    await answer('Hello');
    expect((await app.mail.waitFor(hidden, 2)).text).toContain('> Hello');
    // Nor by blocking first: an address that is left later ends nothing.
    const later = await write(alias);
    expect(await leave(later.token, hidden)).toBe(303);
    expect((await owner.get(`/api/conversations/${later.id}`)).body.end).toBeNull();
  });

  it('should not be found out by guesses with the link: right and wrong ones get the same answers', async () => {
    const hidden = newEmail('hidden');
    const guess = async (address: string) => {
      const { token } = await begin({ answersTo: hidden });
      const statuses = [];
      for (let i = 0; i < ANSWERS_TO.perMailbox.max + 1; i += 1)
        statuses.push(await leave(token, address, { 'x-forwarded-for': '2001:db8:9:9::1' }));
      return statuses;
    };
    const refused = [...Array(ANSWERS_TO.perMailbox.max).fill(303), 429];
    expect(await guess(hidden)).toEqual(refused);
    expect(await guess(newEmail('wrong'))).toEqual(refused);
  });
});
