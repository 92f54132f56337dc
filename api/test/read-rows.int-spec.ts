import { MESSAGE } from '@ringtag/contracts';
import type { AfterQueryEvent } from 'typeorm';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { BlockedSenderEntity } from '../src/inbox/tables/blocked-sender.entity';
import { ConversationMessageEntity } from '../src/inbox/tables/conversation-message.entity';
import { ConversationPhotoEntity } from '../src/inbox/tables/conversation-photo.entity';
import { ConversationPlaceEntity } from '../src/inbox/tables/conversation-place.entity';
import { ConversationStateEntity } from '../src/inbox/tables/conversation-state.entity';
import { ConversationEntity } from '../src/inbox/tables/conversation.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { eventually } from './support/eventually';
import { jpeg } from './support/photos';
import { beginTalk, type Talk } from './support/talk';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PLACE = { latitude: 52.52508, longitude: 13.3694, accuracy: 12, about: false };
const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

/** However much others have written: it costs nothing here, and cannot get into an answer. */
describe('The rows that are read of conversations', () => {
  let app: TestApp;
  let admin: Visitor;
  let mine: Talk;
  let theirs: Talk;
  /** Of conversations and owners, by their ids. */
  const names = new Map<string, string>();

  /** A conversation with photo and place. Also blocks two senders: one with an address, one without. */
  const begin = async (name: string): Promise<Talk> => {
    const talk = await beginTalk(app);
    names.set(talk.id, name).set((await talk.owner.get('/api/user/me')).body.id, name);
    await talk.send({ body: 'Here' }, [await jpeg()]);
    await talk.write({ place: PLACE });
    await talk.owner.put(`${talk.paths.owner}/solved`);
    for (const [others, sender] of [
      [`${name} 2`, { email: 'max@example.com' }],
      [`${name} 3`, {}],
    ] as const) {
      const { body } = await app.message(talk.alias, { sender });
      names.set(body.id, others);
      await app.visitor().put(`/api/conversation/${body.conversation}/phone`, { phone: '+49 30 1234567' });
      await talk.owner.post('/api/blocked-senders', { messageId: body.id });
    }
    await talk.owner.post(`/api/messages/${talk.id}/report`);
    return talk;
  };
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
    admin = await app.admin();
    [theirs, mine] = [await begin('theirs'), await begin('mine')];
    // Writing mails reads rows, too.
    app.clock.advance(MESSAGE.noticeEvery);
    await eventually(() => app.dataSource.manager.existsBy(OutboxEntity, { status: 'queued' }), false);
  });
  afterAll(() => app.stop());

  const toName = (row: object) => {
    if (row instanceof BlockedSenderEntity) return `block by ${names.get(row.ownerId)}`;
    if (row instanceof MessageEntity) return `message ${names.get(row.id)}`;
    if (row instanceof ConversationEntity) return `thread ${names.get(row.id)}`;
    if (row instanceof ConversationStateEntity) return `state ${names.get(row.id)}`;
    if (row instanceof ConversationMessageEntity) return `text ${names.get(row.conversationId)}`;
    if (row instanceof ConversationPhotoEntity) return `photo ${names.get(row.conversationId)}`;
    if (row instanceof ConversationPlaceEntity) return `place ${names.get(row.conversationId)}`;
    return undefined;
  };
  const listRead = async (visitor: Visitor, path: string, body?: object) => {
    const read = new Set<string | undefined>();
    const watch = {
      afterLoad: (row: object) => void read.add(toName(row)),
      // Of rows that become no entities.
      afterQuery: ({ rawResults }: AfterQueryEvent) => {
        for (const { id } of Array.isArray(rawResults) ? (rawResults as { id?: string }[]) : [])
          if (names.has(id ?? '')) read.add(`id of ${names.get(id!)}`);
      },
    };
    const { subscribers } = app.dataSource;
    subscribers.push(watch);
    const { status } = await visitor.send(body ? 'POST' : 'GET', path, body, OWN_SCRIPT);
    subscribers.splice(subscribers.indexOf(watch), 1);
    expect(status).toBeLessThan(300);
    read.delete(undefined);
    return [...read].sort();
  };
  const find = (name: string) => [...names].find(([, each]) => each === name)![0];

  it('should be those of the conversation and of the part of it that is shown', async () => {
    const { owner, paths } = mine;
    const part = ['message mine', 'photo mine', 'state mine', 'text mine'];
    expect(await listRead(owner, `${paths.owner}?before=2`)).toEqual(part);
    expect(await listRead(owner, paths.owner)).toEqual([...part, 'place mine'].sort());
    expect(await listRead(owner, `/api/conversations/${find('mine 2')}`)).toEqual([
      'block by mine',
      'message mine 2',
      'state mine 2',
    ]);
  });

  it('should be those of the page of a list that is shown', async () => {
    expect(await listRead(mine.owner, '/api/messages?pageSize=1')).toEqual([
      'id of mine 3',
      'message mine 3',
    ]);
    expect(await listRead(mine.owner, '/api/blocked-senders')).toEqual(['block by mine', 'message mine 3']);
    const reported = ['id of mine', 'message mine', 'thread mine'];
    expect(await listRead(admin, '/api/reports?pageSize=1')).toEqual(reported);
    await admin.get(`/api/reports/${mine.id}`, OWN_SCRIPT);
    const log = `/api/audit-log?subject=${mine.id}`;
    expect(await listRead(admin, log)).toEqual(['message mine', 'thread mine']);
  });

  it('should be those of nobody else in an export, or where somebody names what is not theirs', async () => {
    expect(await listRead(mine.owner, '/api/user/export')).toEqual([
      'block by mine',
      ...['message mine', 'message mine 2', 'message mine 3', 'photo mine', 'place mine'],
      ...['state mine', 'state mine 2', 'state mine 3', 'text mine'],
    ]);
    const foreign = { ids: [theirs.id], action: 'read' };
    expect(await listRead(mine.owner, '/api/messages/bulk', foreign)).toEqual([]);
  });

  it('should be those of nobody else when an account is deleted', async () => {
    const mails = app.mail.to(mine.email).length;
    const { body } = await mine.owner.post('/api/user/confirmation', { purpose: 'delete-account' });
    const proof = { challengeId: body.challengeId, code: await app.mail.codeAfter(mine.email, mails) };
    const read = await listRead(mine.owner, '/api/user/delete', proof);
    expect(read).toContain('id of mine');
    expect(read.filter((name) => name?.includes('theirs'))).toEqual([]);
  });
});
