import find from 'lodash/find';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { People } from '../src/operations/people/people';
import { PersonErasure } from '../src/operations/people/person-erasure';
import { eventually } from './support/eventually';
import { accept, ALL_ALONG, give } from './support/gifts';
import { answer } from './support/helpers';
import { PushApp } from './support/push-owners';
import { newEmail, type TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

interface Other {
  name: string;
  email: string;
  owner: Visitor;
  alias: string;
  id: string;
}

/** What she typed, by what becomes of it when her account is deleted. */
const GONE = [
  'Wilhelmina Quisling',
  'Blue suitcase',
  'Silver spoon',
  'Green parrot',
  'Answer of her brother',
];
const WITH_OTHERS = ['She is my sister', 'Birthday trumpet'];
const AS_FINDER = ['Found under the bench', 'Rumpelstilzchen'];

/** Somebody who has, shares, gets and finds things at once. */
describe('A person who is owner, helper, giver, receiver and finder', () => {
  let pushes: PushApp;
  let app: TestApp;
  /** Exported first, and deleted by the last test. */
  let her: Awaited<ReturnType<typeof live>>;
  beforeAll(async () => {
    pushes = await PushApp.start();
    ({ app } = pushes);
    her = await live();
  });
  afterAll(() => pushes.stop());

  const listTokens = (email: string, page: string): string[] =>
    app.mail
      .to(email)
      .flatMap(({ text = '' }) => new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? []);
  /** The token of the next mail that leads to a page. Other mails may come before it. */
  const mailed = async (email: string, page: string, ask: () => Promise<Answer>): Promise<string> => {
    const before = listTokens(email, page).length;
    expect((await ask()).status).toBeLessThan(300);
    await eventually(() => listTokens(email, page).length, before + 1);
    return listTokens(email, page).at(-1)!;
  };
  /** Somebody with a name that nobody else has, and a code. */
  const newOther = async (name: string) => {
    const [alias, email] = [await app.code(), newEmail(name.toLowerCase())];
    const visitor = await app.owner(alias, email, { name });
    const [{ id }] = (await visitor.get('/api/my-codes')).body.items;
    return { name, email, owner: visitor, alias, id };
  };
  const join = async (helper: Visitor, email: string, owner: Visitor, id: string): Promise<void> => {
    const invite = () => owner.post(`/api/my-codes/${id}/helpers`, { email });
    const token = await mailed(email, 'helping', invite);
    expect((await helper.post(`/api/helper-invitations/${token}/accept`)).status).toBe(204);
  };
  const receive = async (receiver: Visitor, email: string, code: { owner: Visitor; id: string }) => {
    const token = await mailed(email, 'gift', () => give(code, email, ALL_ALONG));
    expect((await accept(receiver, token)).status).toBe(200);
  };

  /** Does all of it, and answers what others know of it. */
  const live = async () => {
    const [own, given, open] = (await app.codes(3)) as [string, string, string];
    const email = newEmail('wilhelmina');
    const visitor = await app.owner(own, email, { name: 'Wilhelmina Quisling' });
    const { id: userId } = (await visitor.get('/api/user/me')).body;
    const device = pushes.service.device();
    await pushes.turnOn(visitor, device);
    for (const alias of [given, open]) await visitor.post(`/api/scan/${alias}/activate`);
    const { items } = (await visitor.get('/api/my-codes')).body;
    const getId = (alias: string): string => find(items, { alias }).id;
    const others = await Promise.all(
      ['Dietlinde', 'Ekkehard', 'Friedolin', 'Gundula', 'Hartmut', 'Isolde'].map(newOther),
    );
    const [brother, otto, aunt, cousin, mara, nora] = others as [Other, Other, Other, Other, Other, Other];
    const finder = await newOther('Kunigunde');

    // The owner of a lost code, with a helper and somebody who is invited.
    await visitor.patch(`/api/my-codes/${getId(own)}`, { label: 'Blue suitcase' });
    await visitor.put(`/api/my-codes/${getId(own)}/alerts`, { kind: 'gift', mail: false, push: false });
    await visitor.put(`/api/my-codes/${getId(own)}/lost`, { words: 'Green parrot', reward: 'Silver spoon' });
    await join(brother.owner, brother.email, visitor, getId(own));
    const cyd = newEmail('cyd');
    await visitor.post(`/api/my-codes/${getId(own)}/helpers`, { email: cyd });
    const { body: toHer } = await app.message(own, { body: 'Saw it in Oz' });
    expect((await answer(brother.owner, toHer.id, 'Answer of her brother')).status).toBe(201);

    // The helper of one, and invited by another.
    await join(visitor, email, aunt.owner, aunt.id);
    const { body: toAunt } = await app.message(aunt.alias, { body: 'Aunt’s keys' });
    expect((await answer(visitor, toAunt.id, 'She is my sister')).status).toBe(201);
    await cousin.owner.post(`/api/my-codes/${cousin.id}/helpers`, { email });

    // The giver: one code has gone, one is offered. The receiver: likewise.
    await visitor.patch(`/api/my-codes/${getId(given)}`, { label: 'Birthday trumpet' });
    await receive(otto.owner, otto.email, { owner: visitor, id: getId(given) });
    const kim = newEmail('kim');
    await give({ owner: visitor, id: getId(open) }, kim);
    await receive(visitor, email, mara);
    await give(nora, email);

    // The finder, who then asks for the code.
    const sender = { name: 'Rumpelstilzchen', email };
    await app.message(finder.alias, { body: 'Found under the bench', sender, answersTo: email }, visitor);
    const request = { reason: 'Silver spoon' };
    await visitor.post(`/api/scan/${finder.alias}/unactivation-request`, request);
    const invited = { ben: brother.email, cyd, kim };
    const codes = {
      own,
      given,
      open,
      received: mara.alias,
      offered: nora.alias,
      found: finder.alias,
      helped: aunt.alias,
      asked: cousin.alias,
    };
    return {
      visitor,
      email,
      userId,
      endpoint: device.endpoint,
      ...codes,
      invited,
      others: [otto, aunt, cousin, mara, nora, finder],
    };
  };

  const erase = (email: string, until = app.clock.now()) =>
    app.app.nest.get(PersonErasure).erase(email, until);
  /** The tables with a text in any column. What replicas tell each other goes after an hour (`changes`). */
  const findTables = async (text: string): Promise<string[]> => {
    const tables = app.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const found: string[] = [];
    for (const table of tables) {
      const rows = JSON.stringify(await app.dataSource.query(`SELECT * FROM ${table}`));
      if (table !== 'changes' && rows.toLowerCase().includes(text.toLowerCase())) found.push(table);
    }
    return found.sort();
  };

  it('should be exported in each role, and nobody else with them', async () => {
    const { body } = await her.visitor.get('/api/user/export');
    const event = (name: string) => expect.objectContaining({ event: name });
    expect(body).toMatchObject({
      account: { email: her.email, name: 'Wilhelmina Quisling' },
      sessions: [{ pushesSince: expect.any(String) }],
      codes: [
        {
          alias: her.own,
          label: 'Blue suitcase',
          lost: { words: 'Green parrot', reward: 'Silver spoon' },
          alerts: expect.arrayContaining([{ kind: 'gift', mail: false, push: false }]),
          history: [event('lost'), event('activated')],
        },
        {
          alias: her.given,
          label: 'Birthday trumpet',
          endedAt: expect.any(String),
          history: [event('given'), event('offered'), event('activated')],
        },
        { alias: her.open, history: [event('offered'), event('activated')] },
        { alias: her.received, history: [event('received')] },
      ],
      unactivationRequests: [{ code: her.found, reason: 'Silver spoon', state: 'open' }],
      gifts: [
        { code: her.open, given: true, email: her.invited.kim },
        { code: her.offered, given: false, email: her.email },
      ],
      helpers: [
        { code: her.own, email: her.invited.ben, consentedAt: expect.any(String) },
        { code: her.own, email: her.invited.cyd, consentedAt: null },
      ],
      helping: [
        { code: her.helped, email: her.email, consentedAt: expect.any(String) },
        { code: her.asked, email: her.email, consentedAt: null },
      ],
      messages: [{ code: her.own, body: 'Saw it in Oz', conversation: [{ body: 'Answer of her brother' }] }],
      answersForOthers: [{ code: her.helped, body: 'She is my sister' }],
    });
    const text = JSON.stringify(body);
    for (const { name, email } of her.others)
      expect([name, text.includes(name), text.includes(email)]).toEqual([name, false, false]);
    expect(text).not.toMatch(/nonce|secret|token|p256dh|Aunt’s keys|[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('should be left in no table after the deletion of the account, but as finder; and after an erasure in none at all (ERASE)', async () => {
    const { email, userId, visitor } = her;
    const words = [...GONE, ...WITH_OTHERS, ...AS_FINDER];
    for (const trace of [email, userId, her.endpoint, ...words])
      expect([trace, await findTables(trace)]).not.toEqual([trace, []]);
    const before = app.mail.to(email).length;
    const asked = { purpose: 'delete-account' };
    const { challengeId } = (await visitor.post('/api/user/confirmation', asked)).body;
    const proof = { challengeId, code: await app.mail.codeAfter(email, before) };
    expect((await visitor.post('/api/user/delete', proof)).status).toBe(204);
    const goodbye = { template: 'account-deleted' } as const;
    await eventually(() => app.dataSource.manager.existsBy(OutboxEntity, goodbye), false);

    for (const trace of [her.endpoint, ...GONE])
      expect([trace, await findTables(trace)]).toEqual([trace, []]);
    // Her messages to others stay with them until she asks the operator.
    expect(await findTables(email)).toEqual(['conversation_notices', 'messages']);
    for (const trace of WITH_OTHERS) expect([trace, await findTables(trace)]).not.toEqual([trace, []]);
    // Who changed what, and that a code had an owner: with an id that leads nowhere.
    expect(await findTables(userId)).toEqual(['activations', 'audit_log']);

    await erase(email);
    for (const trace of [email, ...AS_FINDER]) expect([trace, await findTables(trace)]).toEqual([trace, []]);
    expect(await app.findBrokenRules()).toEqual([]);
  });

  it('should be counted and erased by an address without an account, too, but for what came later', async () => {
    const email = newEmail('nobody');
    const earlier = app.clock.now();
    app.clock.advance(1000);
    const giver = await newOther('Leopold');
    const inviter = await newOther('Mechthild');
    await give(giver, email);
    await inviter.owner.post(`/api/my-codes/${inviter.id}/helpers`, { email });
    await erase(email, earlier);
    const { other } = await app.app.nest.get(People).describe({ email });
    expect(other).toMatchObject({ gifts: 1, invitations: 1 });
    await erase(email);
    expect(await findTables(email)).toEqual([]);
  });
});
