import { LENGTH } from '@ringtag/contracts';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { TemplatesService } from '../src/codes/templates/templates.service';
import { newEmail, TestApp } from './support/test-app';

const TEMPLATE = {
  language: 'de',
  title: 'Mein Koffer',
  description: 'Bitte melden!\nDanke 🧳',
  messageFormTitle: 'Gefunden?',
  messageFormPlaceholder: 'Wo haben Sie ihn gefunden?',
  sendButtonText: 'Abschicken',
};

describe('Template', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
  });
  afterAll(() => app.stop());

  const path = (alias: string) => `/api/scan/${alias}/template`;
  const shown = async (alias: string) => (await app.visitor().get(`/api/scan/${alias}`)).body.template;

  it('should be shown to scanners as the owner wrote it, at once', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    expect(await shown(alias)).toBeUndefined();
    const saved = await owner.put(path(alias), TEMPLATE);
    expect([saved.status, saved.body]).toEqual([200, TEMPLATE]);
    expect(await shown(alias)).toEqual(TEMPLATE);
    expect((await owner.get(`/api/scan/${alias}`)).body.template).toEqual(TEMPLATE);
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    expect((await owner.get(`/api/my-codes/${id}`)).body.template).toEqual(TEMPLATE);
    const other = await app.code();
    const neighbour = await app.owner(other, newEmail());
    expect([await shown(other), (await neighbour.put(path(other), TEMPLATE)).status]).toEqual([
      undefined,
      200,
    ]);
    const { id: activationId } = await app.dataSource.manager.findOneByOrFail(ActivationEntity, {
      itemId: id,
    });
    const found = await app.app.nest.get(TemplatesService).findAll([activationId]);
    expect([...found]).toEqual([[activationId, TEMPLATE]]);

    const empty = { ...TEMPLATE, language: 'uk', title: '', sendButtonText: '' };
    expect((await owner.put(path(alias), empty)).body).toEqual(empty);
    expect(await shown(alias)).toEqual(empty);
    await owner.patch(`/api/my-codes/${id}`, { status: 'inactive' });
    expect(await shown(alias)).toBeUndefined();
    expect((await owner.put(path(alias), TEMPLATE)).status).toBe(200);
  });

  it('should leave an empty text to the language of each reader', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const empty = { messageFormTitle: '', messageFormPlaceholder: '', sendButtonText: '' };
    expect((await owner.put(path(alias), { ...TEMPLATE, ...empty })).status).toBe(200);
    expect(await shown(alias)).toMatchObject(empty);
    for (const [language, placeholder, send] of [
      ['de', 'Schreiben Sie hier Ihre Nachricht', 'Senden'],
      ['uk', 'Напишіть повідомлення тут', 'Надіслати'],
    ] as const) {
      const html = (await app.visitor().get(`/scan/${alias}?locale=${language}`)).body as string;
      expect(html).toContain('Mein Koffer');
      expect(html).toContain(`placeholder="${placeholder}`);
      expect(html).toContain(`>${send}</button>`);
    }
  });

  it.each([
    [{ ...TEMPLATE, language: 'it' }, 'language'],
    [{ ...TEMPLATE, title: 'x'.repeat(LENGTH.templateTitle.max + 1) }, 'title'],
    [{ ...TEMPLATE, description: 'x'.repeat(LENGTH.templateDescription.max + 1) }, 'description'],
    [{ ...TEMPLATE, messageFormTitle: null }, 'messageFormTitle'],
    [{ ...TEMPLATE, messageFormPlaceholder: undefined }, 'messageFormPlaceholder'],
    [{ ...TEMPLATE, sendButtonText: 'x'.repeat(LENGTH.sendButtonText.max + 1) }, 'sendButtonText'],
    [{ ...TEMPLATE, activationId: 'x' }, 'activationId'],
  ])('should refuse %j by its field (AUT-4)', async (body, field) => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const answer = await owner.put(path(alias), body);
    expect([answer.status, answer.body.error[0].field]).toEqual([400, field]);
    expect(await shown(alias)).toBeUndefined();
  });

  it('should take the longest texts there may be, in any script', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const longest = {
      language: 'ru',
      title: 'ж'.repeat(LENGTH.templateTitle.max),
      description: '名'.repeat(LENGTH.templateDescription.max),
      messageFormTitle: '<'.repeat(LENGTH.messageFormTitle.max),
      messageFormPlaceholder: '"'.repeat(LENGTH.messageFormPlaceholder.max),
      sendButtonText: '🌱'.repeat(LENGTH.sendButtonText.max / 2),
    };
    expect((await owner.put(path(alias), longest)).status).toBe(200);
    expect(await shown(alias)).toEqual(longest);
  });

  it('should be written by nobody but the owner (AUT-1)', async () => {
    const [alias, free] = (await app.codes(2)) as [string, string];
    await app.owner(alias, newEmail());
    const { visitor } = await app.member();
    const holder = await app.owner(await app.code(), newEmail());
    expect((await app.visitor().put(path(alias), TEMPLATE)).status).toBe(401);
    const answers = [
      await holder.put(path(alias), TEMPLATE),
      await visitor.put(path(alias), TEMPLATE),
      await visitor.put(path(free), TEMPLATE),
      await visitor.put(path('ZZZZ9999'), TEMPLATE),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
      [409, 'not_activated'],
      [404, 'code_not_found'],
    ]);
    expect(await shown(alias)).toBeUndefined();
  });

  it('should end with the activation: the next owner starts afresh', async () => {
    const alias = await app.code();
    const former = await app.owner(alias, newEmail());
    await former.put(path(alias), TEMPLATE);
    expect((await former.post(`/api/scan/${alias}/unactivate`)).status).toBe(204);
    expect(await shown(alias)).toBeUndefined();
    await app.owner(alias, newEmail());
    expect(await shown(alias)).toBeUndefined();
    expect((await former.put(path(alias), TEMPLATE)).status).toBe(404);
    const [{ rows }] = await app.dataSource.query(
      "SELECT COUNT(*) AS `rows` FROM templates WHERE title = 'Mein Koffer' AND activationId NOT IN (SELECT currentActivationId FROM items WHERE ownerId IS NOT NULL)",
    );
    expect(Number(rows)).toBe(0);
  });

  it('should be there after 20 saves at once, as one of them', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => owner.put(path(alias), { ...TEMPLATE, title: `Title ${i}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await shown(alias)).title).toMatch(/^Title \d+$/);
  });
});
