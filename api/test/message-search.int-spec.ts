import { randomUUID } from 'node:crypto';
import { WORD_SEARCH } from '@ringtag/contracts';
import { MessageCounts } from '../src/inbox/messages/message-counts';
import { indexMessage } from '../src/inbox/search/message-index';
import { MessageWordEntity } from '../src/inbox/tables/message-word.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { newId } from '../src/platform/database/columns';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Searching conversations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const owned = async () => {
    const alias = await app.code();
    const email = newEmail();
    return { alias, email, owner: await app.owner(alias, email) };
  };
  const send = async (alias: string, body: string, name?: string) =>
    (await app.message(alias, { body, ...(name && { sender: { name } }) })).body as {
      id: string;
      conversation: string;
    };
  const find = async (owner: Visitor, q: string, more = '') => {
    const { body } = await owner.get(`/api/messages?q=${encodeURIComponent(q)}${more}`);
    return body.items.map(({ id }: { id: string }) => id);
  };
  const answer = (owner: Visitor, id: string, body: string) =>
    owner.post(`/api/conversations/${id}/messages`, { body, submission: randomUUID() });
  const countWords = (messageId: string) => app.dataSource.manager.countBy(MessageWordEntity, { messageId });

  it.each([
    ['a word as it is', 'schlüsselbund'],
    ['its beginning', 'Schlüssel'],
    ['without accents', 'schlussel'],
    ['in upper case', 'SCHLÜSSELBUND'],
    ['several words in any order', 'gefunden schlüss'],
    ['the name of the sender', 'zoe'],
    ['Cyrillic letters', 'ключ'],
    ['a symbol', '🔑'],
    ['what the owner answered', 'danke'],
    ['what the sender added', 'bahnhof'],
    ['words of several messages', 'bahnhof gefunden'],
  ])('should find %s', async (_, q) => {
    const { alias, owner } = await owned();
    const { id, conversation } = await send(alias, 'Ich habe Ihren Schlüsselbund gefunden! 🔑 Ключі', 'Zoë');
    await send(alias, 'Etwas anderes', 'Max');
    await answer(owner, id, 'Danke, wo?');
    await app
      .visitor()
      .post(`/api/conversation/${conversation}/messages`, { body: 'Am Bahnhof', submission: randomUUID() });
    expect(await find(owner, q)).toEqual([id]);
  });

  it('should find the code that a message came through, as it is printed and as it is written', async () => {
    const { alias, owner } = await owned();
    const { id } = await send(alias, 'Hello');
    for (const q of [alias, `${alias.slice(0, 5)}-${alias.slice(5)}`.toLowerCase(), alias.slice(0, 7)])
      expect([q, await find(owner, q)]).toEqual([q, [id]]);
  });

  it.each(['bund', 'schlüss gefunden', 'gefunden anders', '%', '_', "'; --", '!!', 'ключик'])(
    'should not find %s',
    async (q) => {
      const { alias, owner } = await owned();
      await send(alias, 'Ich habe Ihren Schlüsselbund gefunden! Ключі');
      const { body } = await owner.get(`/api/messages?q=${encodeURIComponent(q)}`);
      expect(body).toMatchObject({ items: [], total: 0, more: false });
    },
  );

  it('should index no more words of a text than there is room for', async () => {
    const { wordsPerText } = WORD_SEARCH;
    const { alias, owner } = await owned();
    const words = Array.from({ length: wordsPerText + 1 }, (_, i) => `w${i}`);
    const { id } = await send(alias, words.join(' '));
    expect(await find(owner, words.at(-2)!)).toEqual([id]);
    expect(await find(owner, words.at(-1)!)).toEqual([]);
    await answer(owner, id, words.join(' '));
    expect(await find(owner, words.at(-1)!)).toEqual([]);
  });

  it('should look for the first words of a long search', async () => {
    const { alias, owner } = await owned();
    const words = Array.from({ length: WORD_SEARCH.words }, (_, i) => `w${i}`);
    const { id } = await send(alias, words.join(' '));
    expect(await find(owner, `${words.join(' ')} missing`)).toEqual([id]);
    expect(await find(owner, `missing ${words.join(' ')}`)).toEqual([]);
  });

  it('should find only what is the own and what the filters leave, those written to last first (AUT-1)', async () => {
    const [mine, theirs] = [await owned(), await owned()];
    const first = await send(mine.alias, 'Keys one');
    app.clock.advance(1000);
    const second = await send(mine.alias, 'Keys two');
    await send(theirs.alias, 'Keys three');
    expect(await find(mine.owner, 'keys')).toEqual([second.id, first.id]);
    app.clock.advance(1000);
    await answer(mine.owner, first.id, 'Thanks');
    expect(await find(mine.owner, 'keys')).toEqual([first.id, second.id]);
    expect(await find(mine.owner, 'keys', '&unread=true')).toEqual([second.id]);
    expect(await find(mine.owner, 'keys', '&page=2&pageSize=1')).toEqual([second.id]);
    await mine.owner.patch(`/api/messages/${second.id}`, { archived: true });
    expect(await find(mine.owner, 'keys', '&archived=true')).toEqual([second.id]);
    const archive = async (q: string) =>
      (await mine.owner.post('/api/messages/bulk', { filter: { q }, action: 'archive' })).body.changed;
    expect([await archive('!!'), await archive('keys')]).toEqual([0, 1]);
  });

  it.each(['one', 'bulk', 'account'])('should leave no word of what is deleted (%s)', async (way) => {
    const { alias, email, owner } = await owned();
    const { id } = await send(alias, 'Keys');
    await answer(owner, id, 'Thanks');
    const kept = await send((await owned()).alias, 'Keys');
    expect(await countWords(id)).toBeGreaterThan(4);
    if (way === 'one') await owner.delete(`/api/messages/${id}`);
    if (way === 'bulk') await owner.post('/api/messages/bulk', { filter: { q: 'keys' }, action: 'delete' });
    if (way === 'account') {
      const mails = app.mail.to(email).length;
      const { body } = await owner.post('/api/user/confirmation', { purpose: 'delete-account' });
      const code = await app.mail.codeAfter(email, mails);
      await owner.post('/api/user/delete', { challengeId: body.challengeId, code });
    }
    expect(await countWords(id)).toBe(0);
    expect(await countWords(kept.id)).toBeGreaterThan(0);
  });

  it('should find the newest of frequent words, and change all of them in bulk', async () => {
    const { alias, owner } = await owned();
    const { id } = await send(alias, 'Hello there');
    const { manager } = app.dataSource;
    const sample = await manager.findOneByOrFail(MessageEntity, { id });
    const rows = Array.from({ length: WORD_SEARCH.found + 100 }, (_, i) => ({
      ...sample,
      id: newId(),
      submission: null,
      body: `Hello, bell number ${i}`,
    }));
    for (let i = 0; i < rows.length; i += 200) {
      const some = rows.slice(i, i + 200);
      await manager.insert(MessageEntity, some);
      await manager.transaction(async (inside) => {
        for (const row of some) await indexMessage(inside, row, alias);
      });
    }
    await app.app.nest.get(MessageCounts).add(manager, sample.ownerId, rows);
    const read = async (q: string) => (await owner.get(`/api/messages?q=${encodeURIComponent(q)}`)).body;
    const hello = await read('hello');
    expect(hello.more).toBe(true);
    expect(hello.items[0].id).toBe(rows.at(-1)!.id);
    expect(hello.total).toBeGreaterThanOrEqual(WORD_SEARCH.found / 2);
    expect((await read('hello bell number 17')).total).toBeGreaterThan(1);
    expect(await read('hello bell 512')).toMatchObject({ total: 1, more: false });
    expect(await read('hello there')).toMatchObject({ total: 1, more: false });
    const theirs = await owned();
    const own = await send(theirs.alias, 'Hello');
    const { body: found } = await theirs.owner.get('/api/messages?q=hello');
    expect(found).toMatchObject({ items: [{ id: own.id }], total: 1, more: false });
    const { body } = await owner.post('/api/messages/bulk', {
      filter: { q: 'hello bell' },
      action: 'delete',
    });
    expect(body.changed).toBe(rows.length);
    expect(await find(owner, 'hello')).toEqual([id]);
  });
});
