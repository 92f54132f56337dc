import { SECOND } from '@ringtag/contracts';
import { ItemEntity } from '../src/codes/tables/item.entity';
import {
  countAlerts,
  CRAWLER,
  end,
  type Held,
  hold,
  lose,
  mark,
  open,
  readEvents,
  readLost,
  readShown,
  WORDS,
} from './support/lost-codes';
import { PlainBrowsing } from './support/plain-browsing';
import { TestApp } from './support/test-app';

describe('The page of a lost code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    app.clock.standStill();
  });
  afterAll(() => app.stop());

  const setStatus = ({ id }: Held, status: 'disabled' | 'active') =>
    app.dataSource.manager.update(ItemEntity, { id }, { status });

  it('should show its words and what to do, whatever its page is for, and its own page when it is found', async () => {
    const held = await hold(app);
    await held.owner.put(`/api/my-codes/${held.id}/page`, { pageKind: 'contact' });
    const template = {
      language: 'en',
      title: 'Ask me',
      description: 'Anything',
      messageFormTitle: 'Write to me',
    };
    const texts = { ...template, messageFormPlaceholder: '', sendButtonText: '' };
    await held.owner.put(`/api/scan/${held.alias}/template`, texts);
    const before = await readShown(app, held);
    expect((await mark(held)).body.lost).toEqual({ ...WORDS, openings: 0, since: expect.any(String) });
    const lost = await readShown(app, held);
    expect(lost).toMatchObject({ lost: WORDS, pageKind: 'lost', owner: before.owner });
    expect(lost.template).toEqual({
      language: 'en',
      messageFormTitle: 'Write to me',
      messageFormPlaceholder: '',
      sendButtonText: '',
    });
    const html = await open(app, held, CRAWLER);
    expect(html).toContain('This is lost');
    expect(html).toContain('He is shy.\nPlease call!');
    expect(html).toContain('50 €');
    expect((await end(held)).body).toMatchObject({ lost: null, pageKind: 'contact' });
    const after = await readShown(app, held);
    expect({ ...after, formToken: '' }).toEqual({ ...before, formToken: '' });
    expect(await open(app, held, CRAWLER)).not.toContain('This is lost');
  });

  it('should let a finder say it at one press, and lead to where the place is asked for', async () => {
    const held = await lose(app);
    const browse = new PlainBrowsing(app);
    const finder = app.visitor();
    const { html } = await browse.open(finder, `/scan/${held.alias}`);
    const [form = ''] = /<form id="place-form".*?<\/form>/s.exec(html) ?? [];
    expect(form).toContain(`action="/scan/${held.alias}/message"`);
    const [, body = ''] = /name="body" value="([^"]*)"/.exec(form) ?? [];
    const tokens = [...html.matchAll(/form="([a-z-]+)" name="formToken" value="([^"]+)"/g)];
    expect(tokens.map(([, of]) => of)).toEqual(['message-form', 'place-form']);
    app.clock.advance(5 * SECOND);
    const sent = { body, formToken: tokens[1]![2]!, then: 'place' };
    const { status, location } = await browse.post(finder, `/scan/${held.alias}/message`, sent);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/conversation\/[\w-]{22}#answer$/);
    const conversation = await browse.open(finder, location!);
    expect(conversation.html).toContain('data-place-ask');
    const { items } = (await held.owner.get('/api/messages')).body;
    expect(items).toMatchObject([{ body: 'I found this. I’ll show you where I am.', kind: 'message' }]);
    await end(held);
    expect(await open(app, held, CRAWLER)).not.toContain('place-form');
  });

  it('should change a document that is kept at once, and count its openings', async () => {
    const held = await lose(app);
    for (let opening = 0; opening < 3; opening += 1) expect(await open(app, held)).toContain('He is shy.');
    await mark(held, { words: 'Blue collar' });
    await mark(held, {});
    const changed = await open(app, held);
    expect(changed).toContain('Blue collar');
    expect(changed).toContain('50 €');
    expect(changed).not.toContain('He is shy');
    await countAlerts(app, held);
    expect(await readLost(held)).toMatchObject({ words: 'Blue collar', reward: '50 €', openings: 4 });
  });

  it.each([
    ['words', { words: 'a'.repeat(301), reward: '' }],
    ['reward', { words: '', reward: 'a'.repeat(101) }],
    ['words', { words: 'a\u0007b', reward: '' }],
    ['reward', { words: '', reward: 'a\nb' }],
  ])('should refuse %s that are too long or no plain text', async (field, words) => {
    const answer = await mark(await hold(app), words);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual([expect.objectContaining({ field })]);
  });

  it('should say in the mail which code it is and how often it was opened, and nothing that a person wrote', async () => {
    const held = await lose(app);
    await held.owner.patch(`/api/my-codes/${held.id}`, { label: 'Secret diary' });
    await Promise.all([open(app, held), open(app, held)]);
    await countAlerts(app, held);
    const mail = await app.mail.waitFor(held.email, 2);
    expect(mail.text).toContain('was opened 2 times');
    expect(mail.text).toContain(`/my-code/${held.id}`);
    expect(mail.text).not.toMatch(/Secret diary|He is shy|50 €/);
  });

  it('should send no mail once it is found, and tell again at once when it is lost again', async () => {
    const held = await lose(app);
    await open(app, held);
    expect(await countAlerts(app, held)).toBe(1);
    await end(held);
    await open(app, held);
    expect(await countAlerts(app, held)).toBe(1);
    await mark(held);
    await open(app, held);
    expect(await countAlerts(app, held)).toBe(2);
    expect(await readLost(held)).toMatchObject({ openings: 1 });
  });

  it('should be resumed when it was paused, and stay lost when it is paused afterwards', async () => {
    const held = await hold(app);
    await held.owner.patch(`/api/my-codes/${held.id}`, { status: 'inactive' });
    expect((await mark(held)).body).toMatchObject({ status: 'active', lost: WORDS });
    await held.owner.patch(`/api/my-codes/${held.id}`, { status: 'inactive' });
    expect(await readShown(app, held)).toMatchObject({ state: 'inactive' });
    expect((await readShown(app, held)).lost).toBeUndefined();
    await open(app, held);
    expect(await countAlerts(app, held)).toBe(0);
    await held.owner.patch(`/api/my-codes/${held.id}`, { status: 'active' });
    expect(await readShown(app, held)).toMatchObject({ lost: WORDS });
    expect(await readEvents(held)).toEqual(['resumed', 'paused', 'lost', 'resumed', 'paused', 'activated']);
  });

  it('should not be one that an administrator disabled, whose owner may still have it back', async () => {
    const [disabled, lost] = [await hold(app), await lose(app)];
    await setStatus(disabled, 'disabled');
    const refused = await mark(disabled);
    expect([refused.status, refused.body.code]).toEqual([409, 'code_disabled']);
    expect(await readLost(disabled)).toBeNull();
    await setStatus(lost, 'disabled');
    expect((await end(lost)).body).toMatchObject({ lost: null, status: 'disabled' });
  });

  it('should be said first to its owner when somebody asks for it, which goes through', async () => {
    const held = await lose(app);
    const { visitor } = await app.member();
    expect((await visitor.post(`/api/scan/${held.alias}/unactivation-request`, {})).status).toBe(201);
    const token = await app.mail.tokenFor(held.email, 2);
    const { body } = await held.owner.get(`/api/unactivation-requests/${token}`);
    expect(body.lost).toBe(true);
    expect((await held.owner.post(`/api/unactivation-requests/${token}/confirm`)).status).toBe(204);
    expect(await app.findBrokenRules()).toEqual([]);
  });
});
