import { randomUUID } from 'node:crypto';
import { ATTACHMENT, CONVERSATION } from '@ringtag/contracts';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { toCounter } from '../src/records/limits/counters';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { jpeg, newForm } from './support/photos';
import { newEmail, TestApp } from './support/test-app';
import { useUp } from './support/use-up';
import type { Answer } from './support/visitor';

const CLIENT = '203.0.113.7';
const PLACE = { latitude: 52.5, longitude: 13.4, accuracy: 20, about: false };

/** What a limit is about. */
type Ids = Pick<MessageEntity, 'id' | 'ownerId' | 'activationId'>;
interface Counted {
  purpose: string;
  max: number;
  window: number;
}

describe('Limits of a conversation (LIM-3)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());
  // Every test with counters of its own.
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  const begin = async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail('owner'));
    const { id, conversation } = (await app.message(alias)).body;
    const about: Ids = await app.dataSource.manager.findOneByOrFail(MessageEntity, { id });
    const write = (more: object) => ({ body: 'Hello', submission: randomUUID(), ...more });
    const send = {
      sender: (more: object = {}): Promise<Answer> =>
        app
          .visitor()
          .post(`/api/conversation/${conversation}/messages`, write(more), { 'x-forwarded-for': CLIENT }),
      owner: (more: object = {}): Promise<Answer> =>
        owner.post(`/api/conversations/${id}/messages`, write(more)),
    };
    return { about, send, conversation: conversation as string };
  };

  const used = async (limit: Counted & { subject: string }) => {
    const counter = toCounter(limit);
    return (await app.dataSource.manager.findOneBy(LimitCounterEntity, { id: counter!.id }))?.used;
  };

  it('should be those of the conversation, whatever address its sender has', async () => {
    const { conversation } = await begin();
    const { max } = CONVERSATION.perConversation;
    const statuses: number[] = [];
    for (let i = 1; i <= max + 1; i += 1) {
      const form = { body: `Number ${i}`, submission: randomUUID() };
      const from = { 'x-forwarded-for': `203.0.113.${i}` };
      statuses.push(
        (await app.visitor().post(`/api/conversation/${conversation}/messages`, form, from)).status,
      );
    }
    expect(statuses).toEqual([...Array(max).fill(201), 429]);
  });

  it.each<['sender' | 'owner', Counted, (about: Ids) => string]>([
    ['sender', { purpose: 'conversations', ...CONVERSATION.perConversation }, ({ id }) => id],
    ['owner', { purpose: 'conversations-of-owner', ...CONVERSATION.perOwner }, ({ ownerId }) => ownerId],
  ])('should refuse no message of the %s that is stored already (REL-7)', async (side, limit, toSubject) => {
    const { about, send } = await begin();
    const same = { submission: randomUUID(), place: PLACE };
    const first = await send[side](same);
    await useUp(app, { ...limit, subject: toSubject(about) });
    const again = await send[side](same);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await send[side]()).status).toBe(429);
  });

  it.each<[string, Counted, (about: Ids) => string, 'sender' | 'owner', object]>([
    [
      'CONVERSATION.perConversation',
      { purpose: 'conversations', ...CONVERSATION.perConversation },
      ({ id }) => id,
      'sender',
      {},
    ],
    [
      'CONVERSATION.perAddress',
      { purpose: 'conversations-of-address', ...CONVERSATION.perAddress },
      () => CLIENT,
      'sender',
      {},
    ],
    [
      'CONVERSATION.perCode',
      { purpose: 'conversations-of-code', ...CONVERSATION.perCode },
      ({ activationId }) => activationId,
      'sender',
      {},
    ],
    [
      'CONVERSATION.perOwner',
      { purpose: 'conversations-of-owner', ...CONVERSATION.perOwner },
      ({ ownerId }) => ownerId,
      'owner',
      {},
    ],
    [
      'ATTACHMENT.perConversation',
      { purpose: 'attachments', ...ATTACHMENT.perConversation },
      ({ id }) => id,
      'sender',
      { place: PLACE },
    ],
    [
      'ATTACHMENT.perAddress',
      { purpose: 'attachments-of-address', ...ATTACHMENT.perAddress },
      () => CLIENT,
      'sender',
      { place: PLACE },
    ],
    [
      'ATTACHMENT.perCode',
      { purpose: 'attachments-of-code', ...ATTACHMENT.perCode },
      ({ activationId }) => activationId,
      'sender',
      { place: PLACE },
    ],
    [
      'ATTACHMENT.perOwner',
      { purpose: 'attachments-of-owner', ...ATTACHMENT.perOwner },
      ({ ownerId }) => ownerId,
      'owner',
      { place: PLACE },
    ],
  ])(
    'should refuse what is beyond %s, and take the last one before',
    async (_, limit, toSubject, side, more) => {
      const { about, send } = await begin();
      const counter = { ...limit, subject: toSubject(about) };
      await useUp(app, counter);
      // The first ones of a conversation do not count for its code.
      await useUp(app, { purpose: 'conversations-first', subject: about.id, ...CONVERSATION.first });
      await useUp(app, { purpose: 'attachments-first', subject: about.id, ...ATTACHMENT.first });
      const refused = await send[side](more);
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
      await useUp(app, counter, 1);
      expect((await send[side](more)).status).toBe(201);
      expect((await send[side](more)).status).toBe(429);
    },
  );

  it.each(['sender', 'owner'] as const)('should lock nothing for a %s who has none left', async (side) => {
    const { about, send } = await begin();
    const { id, ownerId, activationId } = about;
    await useUp(app, { purpose: 'conversations-of-owner', subject: ownerId, ...CONVERSATION.perOwner });
    await useUp(app, { purpose: 'conversations-first', subject: id, ...CONVERSATION.first });
    await useUp(app, { purpose: 'conversations-of-code', subject: activationId, ...CONVERSATION.perCode });
    const run = jest.spyOn(app.app.nest.get(TransactionRunner), 'run');
    expect((await send[side]({ place: PLACE })).status).toBe(429);
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  it('should count and convert no photo of a message for which none is left', async () => {
    const { about, conversation } = await begin();
    await useUp(app, { purpose: 'conversations', subject: about.id, ...CONVERSATION.perConversation });
    const { body, headers } = newForm({ body: 'Look', submission: randomUUID() }, [await jpeg()]);
    const path = `/api/conversation/${conversation}/photos`;
    expect((await app.visitor().send('POST', path, body, headers)).status).toBe(429);
    expect(await used({ purpose: 'attachments', subject: about.id, ...ATTACHMENT.perConversation })).toBe(
      undefined,
    );
  });

  it('should take the last one once, and nothing for those that are refused', async () => {
    const { about, send } = await begin();
    const last = { purpose: 'conversations', subject: about.id, ...CONVERSATION.perConversation };
    await useUp(app, last, 1);
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => send.sender()))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 429)]);
    expect(await used({ purpose: 'conversations-first', subject: about.id, ...CONVERSATION.first })).toBe(1);
    expect(
      await used({ purpose: 'conversations-of-address', subject: CLIENT, ...CONVERSATION.perAddress }),
    ).toBe(1);
  });

  it('should refuse a form with more bytes than three photos and a text may have', async () => {
    const { conversation } = await begin();
    const fields = { body: 'x'.repeat(100), submission: randomUUID() };
    const photo = await jpeg();
    const file = Buffer.concat([photo, Buffer.alloc(ATTACHMENT.maxBytes - photo.length)]);
    const { body, headers } = newForm(fields, [file, file, file]);
    const more = Buffer.alloc(ATTACHMENT.maxFormBytes - body.length + 1, ' ');
    const path = `/api/conversation/${conversation}/photos`;
    const { status } = await app.visitor().send('POST', path, Buffer.concat([body, more]), headers);
    expect(status).toBe(413);
  });
});
