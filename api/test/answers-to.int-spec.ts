import { randomUUID } from 'node:crypto';
import { ANSWERS_TO, NETWORKS } from '@ringtag/contracts';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { type AnswersToActs, newAnswersTo, readSwitch } from './support/answers-to';
import { newEmail, TestApp } from './support/test-app';
import { useUp } from './support/use-up';

type OpenLimit = 'perMailbox' | 'perCode' | 'perClient';

const purpose = 'conversation-link';
const [CLIENT, NETWORK, PROVIDER] = ['2001:db8:1:2', '2001:db8:1::/48', '2001:db8::/32'];
const FROM_THERE = { 'x-forwarded-for': '2001:db8:1:2::7' };

describe('An address for answers', () => {
  let app: TestApp;
  let acts: AnswersToActs;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    acts = newAnswersTo(app);
  });
  afterAll(() => app.stop());
  // Every test with counters of its own.
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  /** Whether a mail to the sender of this conversation was queued; those that were sent are gone. */
  const isMailed = async (id: string, address: string) => {
    const queued = await app.dataSource.manager.find(OutboxEntity);
    const waits = queued.some(
      ({ template, variables }) => template !== 'message' && variables['conversation'] === id,
    );
    return waits || app.mail.to(address).length > 0;
  };

  it('should be forgotten where it comes with a message beyond the limits, so that no answer is mailed to it', async () => {
    const address = newEmail('hidden');
    const { alias, owner } = await acts.owned();
    await useUp(app, { purpose, subject: `client ${CLIENT}`, ...ANSWERS_TO.perClient });
    const { id, token } = await acts.write(alias, { answersTo: address }, FROM_THERE);
    await owner.post(`/api/conversations/${id}/messages`, { body: 'Hello', submission: randomUUID() });
    expect([await acts.findKept(id), await isMailed(id, address), await acts.areMailed(token)]).toEqual([
      null,
      false,
      false,
    ]);
  });

  it.each<[OpenLimit, (address: string, activationId: string) => string, number?]>([
    ['perMailbox', (address) => `client of mailbox ${address} ${CLIENT}`],
    ['perCode', (_, activationId) => `code ${activationId}`],
    ['perClient', () => `client ${CLIENT}`],
    ['perClient', () => `client ${NETWORK}`, NETWORKS.network],
    ['perClient', () => `client ${PROVIDER}`, NETWORKS.provider],
  ])('should be refused beyond the limit %s', async (name, toSubject, parts = 1) => {
    const { id, token } = await acts.begin();
    const { activationId } = await app.dataSource.manager.findOneByOrFail(MessageEntity, { id });
    const address = newEmail('hidden');
    const { max, window } = ANSWERS_TO[name];
    const limit = { purpose, subject: toSubject(address, activationId), max: max * parts, window };
    await useUp(app, limit);
    // The first ones of a network do not count for the code.
    const first = { subject: `first of code ${activationId} ${NETWORK}`, ...ANSWERS_TO.firstPerCode };
    await useUp(app, { purpose, ...first });
    expect([await acts.leave(token, address, FROM_THERE), await acts.findKept(id)]).toEqual([429, null]);
    await useUp(app, limit, 1);
    expect([await acts.leave(token, address, FROM_THERE), await acts.findKept(id)]).toEqual([303, address]);
  });

  it.each<['answersPerMailbox' | 'answersPerOwner', (address: string, ownerId: string) => [string, string]]>([
    ['answersPerMailbox', (address) => ['answers-to', address]],
    ['answersPerOwner', (_, ownerId) => ['answers-of', ownerId]],
  ])('should get no more answers than %s (MAIL-4)', async (name, toCounter) => {
    const address = newEmail('hidden');
    const { id, answer } = await acts.begin({ answersTo: address });
    await app.mail.waitFor(address);
    const { ownerId } = await app.dataSource.manager.findOneByOrFail(MessageEntity, { id });
    const [used, subject] = toCounter(address, ownerId);
    const limit = { purpose: used, subject, ...ANSWERS_TO[name] };
    await useUp(app, limit);
    const first = { subject: `${ownerId} ${address}`, ...ANSWERS_TO.firstAnswers };
    await useUp(app, { purpose: 'first-answers', ...first });
    expect((await answer('Hello')).status).toBe(201);
    expect(await app.dataSource.manager.countBy(OutboxEntity, { template: 'answer' })).toBe(0);
    await useUp(app, limit, 1);
    await answer('Hello again');
    expect((await app.mail.waitFor(address, 2)).text).toContain('New reply');
  });

  it('should be dropped with a new message when the owner has blocked it', async () => {
    const email = newEmail('spam');
    const { alias, owner, id } = await acts.begin({ sender: { email } });
    await owner.post('/api/blocked-senders', { messageId: id });
    const { token } = await acts.write(alias, { answersTo: email });
    expect((await app.visitor().get(`/api/conversation/${token}`)).status).toBe(404);
    expect((await owner.get('/api/messages')).body.total).toBe(1);
  });

  it('should not be found out by an owner who blocks a guess (MAIL-4)', async () => {
    const hidden = newEmail('hidden');
    const { alias, owner, id, token, answer } = await acts.begin({ answersTo: hidden });
    await app.mail.waitFor(hidden);
    const own = await acts.write(alias, { sender: { email: hidden } });
    await owner.post('/api/blocked-senders', { messageId: own.id });
    expect((await owner.get(`/api/conversations/${own.id}`)).body.end).toBe('blocked');
    expect((await owner.get(`/api/conversations/${id}`)).body.end).toBeNull();
    expect((await app.visitor().get(`/api/conversation/${token}`)).status).toBe(200);
    await answer('Hello');
    expect((await app.mail.waitFor(hidden, 2)).text).toContain('New reply');
    // Nor by blocking first: an address that is left later ends nothing.
    const later = await acts.write(alias);
    expect(await acts.leave(later.token, hidden)).toBe(303);
    expect((await owner.get(`/api/conversations/${later.id}`)).body.end).toBeNull();
  });

  it('should not be found out by guesses with the link: right and wrong ones get the same answers (MAIL-4)', async () => {
    const hidden = newEmail('hidden');
    const guess = async (address: string) => {
      const { token } = await acts.begin({ answersTo: hidden });
      const statuses = [];
      for (let i = 0; i < ANSWERS_TO.perMailbox.max + 1; i += 1)
        statuses.push(await acts.leave(token, address, { 'x-forwarded-for': '2001:db8:9:9::1' }));
      return statuses;
    };
    const refused = [...Array(ANSWERS_TO.perMailbox.max).fill(303), 429];
    expect(await guess(hidden)).toEqual(refused);
    expect(await guess(newEmail('wrong'))).toEqual(refused);
  });

  it('should be kept when the same form is sent again with it, if it left none before', async () => {
    const { alias } = await acts.owned();
    const send = await acts.openForm(alias);
    const [one, other] = [newEmail('one'), newEmail('other')];
    const first = await send();
    expect(await send({ answersTo: one })).toEqual(first);
    expect(await acts.findKept(first.id)).toBe(one);
    await app.mail.waitFor(one);
    expect(await send({ answersTo: other })).toEqual(first);
    expect(await acts.findKept(first.id)).toBe(one);
    await acts.leave(first.token, '');
    await send({ answersTo: other });
    expect([await acts.findKept(first.id), app.mail.to(other)]).toEqual([null, []]);
  });

  it('should be ended by no mail to another mailbox', async () => {
    const [stranger, own, neighbour] = [newEmail('stranger'), newEmail('own'), newEmail('neighbour')];
    const other = await acts.begin({ answersTo: neighbour });
    const { id, token, answer } = await acts.begin({ answersTo: stranger });
    const earlier = readSwitch(await app.mail.waitFor(stranger));
    await acts.leave(token, own);
    expect([await acts.endMails(earlier), await acts.findKept(id)]).toEqual([200, own]);
    await answer('Hello');
    expect(await acts.endMails(readSwitch(await app.mail.waitFor(own)))).toBe(200);
    expect(await acts.findKept(id)).toBeNull();
    expect(await acts.findKept(other.id)).toBe(neighbour);
  });

  it('should be ended by no mail from before its owner has made another link', async () => {
    const [lost, now] = [newEmail('lost'), newEmail('now')];
    const { id, owner } = await acts.begin({ answersTo: lost });
    const earlier = readSwitch(await app.mail.waitFor(lost));
    const { conversation } = (await owner.post(`/api/conversations/${id}/link`)).body;
    await acts.leave(conversation, now);
    expect(await acts.endMails(earlier)).toBe(200);
    expect(await acts.findKept(id)).toBe(now);
  });

  it('should be one when the same form is sent at once with others and with none', async () => {
    const { alias } = await acts.owned();
    const send = await acts.openForm(alias);
    const addresses = Array.from({ length: 4 }, () => newEmail('many'));
    const sent = await Promise.all(
      [{}, ...addresses.map((answersTo) => ({ answersTo })), {}].map((each) => send(each)),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const kept = (await acts.findKept(sent[0]!.id))!;
    expect(addresses).toContain(kept);
    await app.mail.waitFor(kept);
    expect(addresses.filter((address) => app.mail.to(address).length > 0)).toEqual([kept]);
  });

  it('should not be kept by a form that is sent again once its owner has made another link', async () => {
    const { alias, owner } = await acts.owned();
    const send = await acts.openForm(alias);
    const { id, token } = await send();
    await owner.post(`/api/conversations/${id}/link`);
    const again = await send({ answersTo: newEmail('late') });
    expect(again.id).toBe(id);
    expect(again.token).not.toBe(token);
    expect(await acts.findKept(id)).toBeNull();
  });
});
