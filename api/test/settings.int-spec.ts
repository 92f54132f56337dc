import { DAY, defaultSettings, LOCALES } from '@ringtag/contracts';
import { MessageCounts } from '../src/inbox/messages/message-counts';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { SettingEntity } from '../src/records/tables/setting.entity';
import { newEmail, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

describe('Settings', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ MAIL_FROM: 'Ringtag <no-reply@qr.test>' });
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const change = async (changes: object): Promise<Answer> => {
    const { body } = await admin.get('/api/settings');
    return admin.put('/api/settings', { ...body, ...changes });
  };
  const document = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
    (await app.visitor().get(path, headers)).body;

  it('should be the defaults until they are saved, and then what was saved', async () => {
    const { body } = await admin.get('/api/settings');
    expect(body).toEqual({ ...defaultSettings(), version: 0 });
    const answer = await change({ activationLimit: 4, languages: ['ru', 'en', 'de'] });
    const saved = { ...body, version: 1, activationLimit: 4, languages: ['en', 'de', 'ru'] };
    expect(answer).toMatchObject({ status: 200, body: saved });
    expect((await admin.get('/api/settings')).body).toEqual(saved);
    await change({ languages: LOCALES });
  });

  it.each([
    ['activationLimit', 0],
    ['activationLimit', 1001],
    ['activationLimit', null],
    ['messageRetentionDays', 6],
    ['messageRetentionDays', 1.5],
    ['messagesPerSender', 21],
    ['messagesPerCode', 9],
    ['messagesPerCode', 1001],
    ['ownerSessionIdleDays', 0],
    ['ownerSessionIdleDays', 91],
    ['ownerSessionDays', 366],
    ['sharedSessionIdleMinutes', 4],
    ['sharedSessionIdleMinutes', 61],
    ['sharedSessionHours', 25],
    ['adminSessionIdleMinutes', 61],
    ['adminSessionHours', 0],
    ['adminSessionHours', 25],
    ['mailSenderName', 'Evil\r\nBcc: all@example.com'],
    ['mailReplyTo', 'nobody'],
    ['mailReplyTo', 'ªnn@example.com'],
    ['termsUrl', 'javascript:alert(1)'],
    ['privacyUrl', 'http://example.com/privacy'],
    ['imprintUrl', `https://example.com/${'x'.repeat(300)}`],
    ['languages', ['de', 'ru']],
    ['languages', ['en', 'tlh']],
    ['languages', ['en', 'en']],
    ['secret', 'x'],
  ])('should refuse %s: %j, name the field and save nothing (SET)', async (field, value) => {
    const before = (await admin.get('/api/settings')).body;
    const answer = await change({ [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', error: [{ field }] } });
    expect((await admin.get('/api/settings')).body).toEqual(before);
  });

  it('should refuse what was made upon older ones, also of four at once (SET)', async () => {
    const { body } = await admin.get('/api/settings');
    const answers = await Promise.all(
      [11, 12, 13, 14].map((activationLimit) => admin.put('/api/settings', { ...body, activationLimit })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)!.body;
    expect((await admin.get('/api/settings')).body).toEqual(winner);
    expect((await admin.put('/api/settings', body)).body).toMatchObject({ code: 'outdated' });
    expect((await admin.put('/api/settings', { ...body, version: 0 })).status).toBe(409);
  });

  it('should let a stored value that a release no longer takes have its default', async () => {
    await app.dataSource.manager.update(
      SettingEntity,
      { key: 'messagesPerCode' },
      { value: { is: 100_000 } },
    );
    expect((await admin.get('/api/settings')).body.messagesPerCode).toBe(defaultSettings().messagesPerCode);
  });

  it('should limit codes for an account at once, but not where it has a limit of its own', async () => {
    await change({ activationLimit: 1 });
    const [first, second, third] = (await app.codes(3)) as [string, string, string];
    const owner = await app.owner(first, newEmail());
    expect((await owner.get('/api/my-codes')).body).toMatchObject({ activeCodes: 1, activationLimit: 1 });
    expect(await owner.post(`/api/scan/${second}/activate`, {})).toMatchObject({
      status: 409,
      body: { code: 'activation_limit_reached', currentCount: 1 },
    });
    await change({ activationLimit: 2 });
    expect((await owner.post(`/api/scan/${second}/activate`, {})).status).toBe(200);
    expect((await owner.post(`/api/scan/${third}/activate`, {})).status).toBe(409);
  });

  it('should limit messages from one sender at once (LIM-3)', async () => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const { formToken } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    await change({ messagesPerSender: 1 });
    expect((await app.message(alias, { formToken })).status).toBe(201);
    expect((await app.message(alias, { formToken, body: 'Again' })).status).toBe(429);
    await change({ messagesPerSender: 2 });
    expect((await app.message(alias, { formToken, body: 'Again' })).status).toBe(201);
  });

  it('should delete messages when they are as old as set, in steps, and tell owners before (SET)', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    await app.message(alias);
    const [kept] = await app.dataSource.manager.findBy(MessageEntity, { body: 'Hello' });
    const copies = Array.from({ length: 501 }, (_, i) => ({
      ...kept!,
      id: `01930000-0000-7000-8000-${String(i).padStart(12, '0')}`,
      submission: null,
      createdAt: app.clock.in(-30 * DAY - 1000),
      activeAt: app.clock.in(-30 * DAY - 1000),
    }));
    await app.dataSource.manager.insert(MessageEntity, copies);
    await app.app.nest.get(MessageCounts).add(app.dataSource.manager, kept!.ownerId, copies);
    const sweep = () => app.app.nest.get(Housekeeping).sweep();
    const count = () => app.dataSource.manager.count(MessageEntity);
    const all = await count();
    await sweep();
    expect(await count()).toBe(all);
    expect((await owner.get('/api/messages')).body.retentionDays).toBeNull();

    await change({ messageRetentionDays: 30 });
    expect((await owner.get('/api/messages')).body.retentionDays).toBe(30);
    await sweep();
    expect(await count()).toBe(all - 501);
    expect((await owner.get('/api/messages')).body).toMatchObject({ total: 1, unread: 1 });
    app.clock.advance(30 * DAY + 1000);
    await sweep();
    expect(await count()).toBe(0);
    admin = await app.admin();
    await change({ messageRetentionDays: null });
  });

  it('should name the sender of mails and where answers go', async () => {
    const mailTo = async () => {
      const email = newEmail();
      await app.visitor().post('/api/auth/register', { email, locale: 'de' });
      return app.mail.waitFor(email);
    };
    expect(await mailTo()).toMatchObject({ from: { name: 'Ringtag', address: 'no-reply@qr.test' } });
    await change({ mailSenderName: 'Fundbüro, Süd', mailReplyTo: 'help@example.com', languages: ['en'] });
    const mail = await mailTo();
    expect(mail).toMatchObject({
      from: { name: 'Fundbüro, Süd', address: 'no-reply@qr.test' },
      replyTo: [{ address: 'help@example.com' }],
    });
    // A language that is not offered.
    expect(mail.subject).not.toMatch(/Bestätigung|Code für/);
    expect(mail.html).toContain('lang="en"');
    for (const name of ['Finder <x@evil.example>', 'Ключи "&" Co; Bcc: a@b.c']) {
      await change({ mailSenderName: name });
      expect(await mailTo()).toMatchObject({ from: { name, address: 'no-reply@qr.test' } });
    }
    await change({ mailSenderName: null, mailReplyTo: null, languages: LOCALES });
  });

  it('should stand in documents at once: legal links, drawn too, and the languages that are offered', async () => {
    const alias = await app.code();
    const german = { 'accept-language': 'de' };
    expect(await document(`/scan/${alias}`, german)).toMatch(/<a href="\/legal\/privacy">Datenschutz<\/a>/);
    await change({
      imprintUrl: 'https://example.com/imprint?a=1&b=2',
      privacyUrl: 'https://example.com/p',
      languages: ['en', 'fr'],
    });
    const html = await document(`/scan/${alias}`, german);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('<a href="https://example.com/imprint?a=1&amp;b=2">Legal notice</a>');
    const site = JSON.parse(/id="site">(.*?)<\/script>/.exec(await document('/messages'))![1]!) as object;
    expect(site).toMatchObject({
      termsUrl: '/legal/terms',
      privacyUrl: 'https://example.com/p',
      imprintUrl: 'https://example.com/imprint?a=1&b=2',
      languages: ['en', 'fr'],
    });
    await change({ imprintUrl: null, privacyUrl: null, languages: LOCALES });
    expect(await document(`/scan/${alias}`, german)).not.toContain('example.com');
  });
});
