import { randomUUID } from 'node:crypto';
import { MessageCounts } from '../src/inbox/messages/message-counts';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { newId } from '../src/platform/database/columns';
import { jpeg } from './support/photos';
import { beginTalk } from './support/talk';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Messages as CSV', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  /** The bytes as they are: the visitor's text would be without the mark at the start. */
  const download = async (cookie: string | undefined, query = '') => {
    const answer = await fetch(`${app.url}/api/messages.csv${query}`, { headers: { cookie: cookie ?? '' } });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, text, lines: text.split('\r\n').slice(0, -1) };
  };

  it('should hold what the filter leaves, as a file that no spreadsheet calculates with (ASVS 1.2.10)', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const [{ id: code }] = (await owner.get('/api/my-codes')).body.items;
    await owner.patch(`/api/my-codes/${code}`, { label: 'Keys, "spare"' });
    const sender = { name: '=HYPERLINK("http://x","y")', email: 'zoe@example.com', phone: '+49 30 1' };
    await app.message(alias, { body: '@SUM(1)\nZoë 🌱', sender });
    await app.message(alias, { body: "hi;=1+cmd|'/C calc'!A0;x" });
    const { body: feedback } = await app.message(alias, { kind: 'feedback', body: 'Nice' });

    const all = await download(owner.cookie);
    expect(all.status).toBe(200);
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(all.headers.get('content-disposition')).toMatch(
      /^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(all.headers.get('cache-control')).toBe('no-store');
    expect(all.lines[0]).toBe(
      '\ufeffSent,Type,Name,Email,Phone,Message,Code,Code name,Read,Archived,From,Conversation,Photos,Location,Sender number',
    );
    expect(all.lines).toHaveLength(4);
    expect(all.lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,feedback,Finder 2,,,Nice,/);
    expect(all.lines[2]).toContain(`,"hi;'=1+cmd|'/C calc'!A0;x",`);
    expect(all.lines[3]).toContain(
      `,message,"'=HYPERLINK(""http://x"",""y"")",zoe@example.com,'+49 30 1,"'@SUM(1)\nZoë 🌱",${alias},"Keys, ""spare""",,`,
    );

    await owner.patch(`/api/messages/${feedback.id}`, { archived: true });
    expect((await download(owner.cookie, `?code=${code}&kind=message&q=zo%C3%AB`)).lines).toHaveLength(2);
    expect((await download(owner.cookie, '?archived=true')).text).toContain('Nice');
    expect((await download(owner.cookie, '?page=1')).status).toBe(400);
  });

  it('should separate the cells as the spreadsheet of the reader does', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    await app.message(alias, { body: 'One; two, \u202Ethree' });
    const { lines } = await download(owner.cookie, '?separator=semicolon');
    expect(lines[0]).toMatch(/^\ufeffSent;Type;Name;/);
    expect(lines[1]).toContain(`;message;Finder 1;;;"One; two, [U+202E]three";${alias};`);
    expect((await download(owner.cookie, '?separator=tab')).status).toBe(400);
  });

  it('should have a row for each message of a conversation, from its beginning to its end', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const sender = { name: 'Zoë', email: 'zoe@example.com' };
    const { body: first } = await app.message(alias, { body: 'I found your keys', sender });
    const { body: second } = await app.message(alias, { body: 'Me too' });
    const write = (visitor: Visitor, path: string, body: string) =>
      visitor.post(`/api/${path}/messages`, { body, submission: randomUUID() });
    await write(owner, `conversations/${first.id}`, 'Where?');
    await write(app.visitor(), `conversation/${first.conversation}`, '=1+1');
    const { lines } = await download(owner.cookie);
    const toColumns = (line: string) => line.split(',').slice(1);
    expect(lines.slice(1).map(toColumns)).toEqual([
      ['message', 'Finder 1', '', '', 'Me too', alias, '', '', '', 'sender', second.id, '0', '', '1'],
      [
        'message',
        'Zoë',
        'zoe@example.com',
        '',
        'I found your keys',
        alias,
        '',
        '',
        '',
        'sender',
        first.id,
        '0',
        '',
        '',
      ],
      ['message', '', '', '', 'Where?', alias, '', '', '', 'owner', first.id, '0', '', ''],
      ['message', 'Zoë', 'zoe@example.com', '', "'=1+1", alias, '', '', '', 'sender', first.id, '0', '', ''],
    ]);
  });

  it('should hold every message once, however many, and none of others (AUT-1)', async () => {
    const [mine, theirs] = (await app.codes(2)) as [string, string];
    const owner = await app.owner(mine, newEmail());
    const other = await app.owner(theirs, newEmail());
    await app.message(mine);
    const { manager } = app.dataSource;
    const sample = await manager.findOneByOrFail(MessageEntity, { body: 'Hello' });
    const rows = Array.from({ length: 1100 }, (_, i) => ({
      ...sample,
      submission: null,
      id: newId(),
      body: `Number ${i}.`,
    }));
    for (let i = 0; i < rows.length; i += 200) await manager.insert(MessageEntity, rows.slice(i, i + 200));
    await app.app.nest.get(MessageCounts).add(manager, sample.ownerId, rows);
    const { lines } = await download(owner.cookie);
    expect(lines).toHaveLength(1102);
    expect(new Set(lines).size).toBe(1102);
    expect(lines.join()).toContain(',Number 1099.,');
    expect((await download(other.cookie)).lines).toHaveLength(1);
    expect((await download(undefined)).status).toBe(401);
  });

  it('should say what came without a text: photos by their number, a place as an address', async () => {
    const { owner, send, write } = await beginTalk(app);
    await send({}, [await jpeg(), await jpeg()]);
    await write({ place: { latitude: -33.8568, longitude: 151.2153, accuracy: 20, about: false } });
    const { lines } = await download(owner.cookie);
    expect(lines[1]).toMatch(/,0,,1$/);
    expect(lines[2]).toMatch(/,2,,1$/);
    expect(lines[3]).toMatch(/,0,"geo:-33\.8568,151\.2153;u=20",1$/);
  });
});
