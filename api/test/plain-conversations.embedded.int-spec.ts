import { randomUUID } from 'node:crypto';
import { CONVERSATION, CONVERSATION_PART, MESSAGE } from '@ringtag/contracts';
import { ConversationWriter, SenderAnswers } from '../src/inbox';
import { DomainError, newUnavailableError } from '../src/platform/errors/domain-error';
import { type PlainBrowsing, readHeading, startPlain } from './support/plain-browsing';
import { fillTalk } from './support/talk';
import type { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('A conversation without JavaScript', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  let alias: string;
  let owner: Visitor;
  beforeAll(async () => {
    ({ app, browse, alias, owner } = await startPlain('Ann <Lee>'));
  });
  afterAll(() => app.stop());

  const begin = async (body = 'I found your keys') => {
    const answer = (await app.message(alias, { body })).body;
    const path = `/conversation/${answer.conversation}`;
    return { id: answer.id as string, token: answer.conversation as string, path };
  };
  const sendAnswer = (id: string, body: string) =>
    owner.post(`/api/conversations/${id}/messages`, { body, submission: randomUUID() });
  const open = async (path: string) => (await browse.open(app.visitor(), path)).html;
  const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1];

  it('should be reached from the page after sending, read, and written into', async () => {
    const finder = app.visitor();
    const form = `/scan/${alias}/message`;
    const formToken = field((await browse.open(finder, form)).html, 'formToken')!;
    app.clock.advance(MESSAGE.formMinAge);
    const sent = await browse.post(finder, form, { body: 'I found your bag', formToken });
    expect(sent.location).toMatch(new RegExp(`^/scan/${alias}/thanks\\?token=[\\w-]{22}$`));
    const thanks = await browse.open(finder, sent.location!);
    expect([thanks.status, thanks.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const path = /href="(\/conversation\/[\w-]{22})"/.exec(thanks.html)![1]!;
    const [{ id }] = (await owner.get('/api/messages')).body.items;
    await sendAnswer(id, 'Where are you?');
    const page = (await browse.open(finder, path)).html;
    expect(readHeading(page)).toBe('<bdi>Conversation with Ann &lt;Lee&gt;</bdi>');
    expect(page).toMatch(/I found your bag.*Where are you\?/s);
    const submission = field(page, 'submission')!;
    const body = 'At the station.\r\nBy the clock';
    for (let i = 0; i < 2; i += 1) {
      const { status, location } = await browse.post(finder, path, { body, submission });
      expect([status, location]).toEqual([303, path]);
    }
    const { messages } = (await owner.get(`/api/conversations/${id}`)).body;
    expect(messages.map((each: { body: string }) => each.body)).toEqual([
      'I found your bag',
      'Where are you?',
      'At the station.\nBy the clock',
    ]);
  });

  it('should be kept by nobody: no cache, no search engine, no referrer', async () => {
    const { path } = await begin();
    for (const each of [path, '/conversation/AAAAAAAAAAAAAAAAAAAAAA']) {
      const { headers } = await browse.open(app.visitor(), each);
      expect([
        headers.get('cache-control'),
        headers.get('referrer-policy'),
        headers.get('x-robots-tag'),
      ]).toEqual(['no-store', 'no-referrer', 'noindex']);
    }
  });

  it('should load no file of a script', async () => {
    const { path } = await begin();
    expect(await open(path)).not.toMatch(/<script[^>]* src=|modulepreload|as="script"/);
  });

  it('should answer a form once while the database takes no more reads', async () => {
    const { path } = await begin();
    const pages = app.app.nest.get(SenderAnswers);
    const writer = app.app.nest.get(ConversationWriter);
    let reads = 0;
    const refuse = () => {
      reads += 1;
      // Ends what would go on for ever, without ever leaving the processor to others.
      return Promise.reject(reads > 9 ? new DomainError('not_found') : newUnavailableError());
    };
    const spies = [
      jest.spyOn(pages, 'readPage').mockImplementation(refuse),
      jest.spyOn(writer, 'writeFields').mockImplementation(refuse),
    ];
    const { status, html } = await browse.post(app.visitor(), path, { body: 'At noon' });
    expect([status, reads]).toEqual([503, 2]);
    expect(html).toContain('<h1');
    for (const spy of spies) spy.mockRestore();
    expect((await browse.open(app.visitor(), path)).status).toBe(200);
  });

  it('should have one page for every token that opens nothing', async () => {
    const { id, path } = await begin();
    await owner.delete(`/api/messages/${id}`);
    const pages = await Promise.all(
      [
        path,
        '/conversation/AAAAAAAAAAAAAAAAAAAAAA',
        '/conversation/x',
        `/conversation/${'x'.repeat(500)}`,
      ].map((each) => browse.open(app.visitor(), each)),
    );
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(readHeading(pages[0]!.html)).toBe('No conversation here');
    for (const body of ['Hello', ' ']) {
      const written = await browse.post(app.visitor(), path, { body, submission: randomUUID() });
      expect([written.status, readHeading(written.html)]).toEqual([404, 'No conversation here']);
    }
  });

  it.each(['/', '/phone', '/solved', '/x/y'])(
    'should be what the addresses below it lead to: %s',
    async (below) => {
      const { path } = await begin();
      const { status, location } = await browse.open(app.visitor(), path + below);
      expect([status, location]).toEqual([303, path]);
      const link = '/conversation/answer/AAAAAAAAAAAAAAAAAAAAAA';
      expect((await browse.open(app.visitor(), link + below)).location).toBe(link);
    },
  );

  it('should change nothing when it is opened, and note what was shown when the sender looks for more', async () => {
    const { id, path } = await begin();
    await sendAnswer(id, 'Hello');
    const count = field(await open(path), 'count')!;
    const seen = async () => (await owner.get(`/api/conversations/${id}`)).body.senderSeen;
    expect([count, await seen()]).toEqual(['2', 1]);
    expect((await browse.post(app.visitor(), `${path}/seen`, { count })).location).toBe(path);
    expect(await seen()).toBe(2);
  });

  it('should say whether the owner has read the last message', async () => {
    const { id, path } = await begin();
    expect(await open(path)).toContain('· Sent');
    await owner.patch(`/api/messages/${id}`, { read: true });
    expect(await open(path)).toContain('· Read');
  });

  it('should give back what was typed when it is refused', async () => {
    const { path } = await begin();
    const submission = () => randomUUID();
    const empty = await browse.post(app.visitor(), path, { body: ' ', submission: submission() });
    expect([empty.status, empty.html.includes('Write a message')]).toEqual([400, true]);
    for (let i = 0; i < CONVERSATION.perConversation.max; i += 1)
      await browse.post(app.visitor(), path, { body: `Number ${i}`, submission: submission() });
    const refused = await browse.post(app.visitor(), path, { body: 'Too many', submission: submission() });
    expect([refused.status, refused.html.includes('Too many</textarea>')]).toEqual([429, true]);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const leadsToHelp = ({ html }: { html: string }) => html.includes('href="/help/finder#wait"');
    expect([leadsToHelp(empty), leadsToHelp(refused)]).toEqual([false, true]);
  });

  it('should let no browser restore what was sent, as it would be sent as another message', async () => {
    const { path } = await begin();
    const form = new RegExp(`<form [^>]*id="${CONVERSATION_PART.form}"[^>]*>`).exec(await open(path))?.[0];
    expect(form).toMatch(/ autocomplete="off"/i);
  });

  it('should be solved, and share a number that can be called, by plain forms', async () => {
    const { id, path } = await begin();
    const read = async () => (await owner.get(`/api/conversations/${id}`)).body;
    const send = (form: string, body: Record<string, string>) =>
      browse.post(app.visitor(), `${path}/${form}`, body);
    expect((await send('solved', { solved: '1' })).location).toBe(path);
    expect(await read()).toMatchObject({ solvedBy: 'sender' });
    await owner.post(`/api/conversations/${id}/thanks`, { text: '<b>Thanks</b>' });
    expect(await open(path)).toContain('&lt;b&gt;Thanks&lt;/b&gt;');
    await send('solved', { solved: '0' });
    expect(await read()).toMatchObject({ solvedAt: null });
    const refused = await send('phone', { phone: '"><b>' });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain('value="&quot;&gt;&lt;b&gt;"');
    const forgotten = await send('phone', { phone: ' ', give: '1' });
    expect([forgotten.status, forgotten.html.includes('Enter a valid phone number')]).toEqual([400, true]);
    await send('phone', { phone: '+49 170 1234567', give: '1' });
    expect(await read()).toMatchObject({ senderPhone: '+49 170 1234567' });
    expect(await open(path)).toContain('href="tel:+491701234567"');
    await send('phone', { phone: '' });
    expect(await read()).toMatchObject({ senderPhone: null });
    const headers = { 'sec-fetch-site': 'cross-site' };
    for (const form of ['solved', 'phone'])
      expect((await browse.post(app.visitor(), `${path}/${form}`, { solved: '1' }, headers)).status).toBe(
        403,
      );
    const unnamed = await send('answers-to', { address: '', give: '1' });
    expect(unnamed.status).toBe(400);
    expect(unnamed.html).toContain('Please enter a valid email address');
    await owner.delete(`/api/messages/${id}`);
    expect([
      (await send('solved', { solved: '1' })).status,
      (await send('phone', { phone: '112' })).status,
    ]).toEqual([404, 404]);
  });

  it('should take no form of another site', async () => {
    const { path } = await begin();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const sent = { body: 'Pay Eve', submission: randomUUID() };
    const { status, html } = await browse.post(app.visitor(), path, sent, headers);
    expect([status, html.includes('Pay Eve')]).toEqual([403, false]);
    expect(await open(path)).not.toContain('Pay Eve');
    for (const form of ['/seen', '/solved', '/phone', '/answers-to']) {
      const refused = await browse.post(app.visitor(), path + form, { phone: '112', solved: '1' }, headers);
      expect([form, refused.status]).toEqual([form, 403]);
    }
  });

  it('should show markup as text', async () => {
    const { path } = await begin('<img src=x onerror=alert(1)>\u202e');
    expect(await open(path)).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('should lead to older messages and back', async () => {
    const { id, path } = await begin('The first one');
    await fillTalk(app, id, 100);
    await sendAnswer(id, 'Number 101');
    const newest = await open(path);
    expect(newest).not.toContain('The first one');
    const older = /href="([^"]+before=\d+)"/.exec(newest)![1]!;
    expect(await open(older)).toMatch(new RegExp(`The first one.*href="${path}"`, 's'));
    // What is no position shows the newest ones.
    expect(await open(`${path}?before=x`)).toContain('Number 101');
  });
});
