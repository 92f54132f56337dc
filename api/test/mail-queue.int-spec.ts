import { CHALLENGE } from '@ringtag/contracts';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('The queue of mails and the state of the server', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  /** A mail with digits that could not be delivered. Its digits have been used. */
  const deadMail = async () => giveUp((await app.member()).email);
  const giveUp = async (email: string) => {
    const { manager } = app.dataSource;
    const { id } = await manager.findOneByOrFail(OutboxEntity, { recipient: email });
    const dead = { status: 'dead', sentAt: null, leaseOwner: null, leaseUntil: null } as const;
    await manager.update(OutboxEntity, { id }, { ...dead, tries: 6, lastError: '550 No such user' });
    return { id, email };
  };
  const readState = async (id: string) => {
    const { items } = (await admin.get('/api/mails?pageSize=100')).body;
    return items.find((mail: { id: string }) => mail.id === id);
  };

  it('should list mails by state, newest first, with what the mail server said', async () => {
    const { id, email } = await deadMail();
    const failed = (await admin.get('/api/mails?state=failed')).body;
    expect(failed).toMatchObject({ total: 1, items: [{ id, recipient: email, tries: 6, state: 'failed' }] });
    expect(failed.items[0].lastError).toBe('550 No such user');
    const sent = (await admin.get('/api/mails?state=sent')).body;
    expect(sent.items.every((mail: { state: string }) => mail.state === 'sent')).toBe(true);
    const times = (await admin.get('/api/mails')).body.items.map(
      ({ createdAt }: { createdAt: string }) => createdAt,
    );
    expect(times).toEqual([...times].sort().reverse());
    expect((await admin.get('/api/mails?state=queued')).status).toBe(400);
  });

  it('should show neither codes nor links nor what a mail says (MAIL-3)', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, 'queue-owner@example.com');
    await app.message(alias, { body: 'Found in Oz', sender: { name: 'Zoe', email: 'zoe@example.com' } });
    await owner.post('/api/user/confirmation', { purpose: 'confirm' });
    const code = await app.mail.codeAfter('queue-owner@example.com', 1);
    const { body } = await admin.get('/api/mails?pageSize=100');
    const text = JSON.stringify(body);
    expect(text).toContain('queue-owner@example.com');
    expect(Object.keys(body.items[0]).sort()).toEqual(
      [
        'createdAt',
        'id',
        'lastError',
        'locale',
        'nextAt',
        'recipient',
        'sentAt',
        'state',
        'template',
        'tries',
      ].sort(),
    );
    for (const secret of [code, 'Zoe', 'Oz', 'token', 'challenge']) expect(text).not.toContain(secret);
  });

  it('should send a dead mail once more, once for ten who ask at the same time (MAIL-3)', async () => {
    const [{ id, email }, other] = [await deadMail(), await deadMail()];
    const before = app.mail.to(email).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post(`/api/mails/${id}/retry`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('mail_not_failed');
    // Its code was used: there is nothing to send any more, or it was sent before that was looked at.
    while ((await readState(id)).state === 'waiting') await new Promise((resolve) => setImmediate(resolve));
    expect(app.mail.to(email).length - before).toBeLessThanOrEqual(1);
    expect((await readState(other.id)).state).toBe('failed');
    expect((await admin.post('/api/mails/01930000-0000-7000-8000-000000000000/retry')).status).toBe(404);
  });

  it('should not send a code that was used or whose time is over', async () => {
    const late = newEmail();
    await app.visitor().post('/api/auth/register', { email: late });
    await app.mail.codeFor(late);
    const over = await giveUp(late);
    app.clock.advance(CHALLENGE.life);
    for (const { id, email } of [over, await deadMail()]) {
      expect((await admin.post(`/api/mails/${id}/retry`)).status).toBe(204);
      while ((await readState(id)).state === 'waiting') await new Promise((resolve) => setImmediate(resolve));
      expect([(await readState(id)).state, app.mail.to(email).length]).toEqual(['dropped', 1]);
    }
  });

  it('should tell how the server is doing (UI-22)', async () => {
    await deadMail();
    const { body } = await admin.get('/api/system');
    expect(body).toMatchObject({
      ready: true,
      version: '0.0.1',
      environment: 'test',
      database: { pendingMigrations: 0 },
    });
    expect(body.database.server).toMatch(
      app.dataSource.options.type === 'better-sqlite3' ? /^SQLite \d/ : /^(MariaDB|MySQL) \d/,
    );
    expect(body.database.latency).toBeGreaterThanOrEqual(0);
    expect(body.mails.failed).toBeGreaterThanOrEqual(1);
    const mail = waitingMail(app);
    await app.dataSource.manager.insert(OutboxEntity, mail);
    const { mails } = (await admin.get('/api/system')).body;
    expect(mails).toMatchObject({ waiting: 1, oldestWaitingAt: mail.createdAt.toISOString() });
  });
});

/** Not before tomorrow. */
function waitingMail({ clock }: TestApp): OutboxEntity {
  return {
    id: '01930000-0000-7000-8000-000000000001',
    template: 'password-changed',
    recipient: 'waiting@example.com',
    recipientAsTyped: 'waiting@example.com',
    locale: 'en',
    challengeId: null,
    userId: null,
    variables: {},
    status: 'queued',
    tries: 0,
    nextAt: clock.in(24 * 60 * 60 * 1000),
    leaseOwner: null,
    leaseUntil: null,
    lastError: null,
    traceparent: null,
    createdAt: clock.now(),
    sentAt: null,
  };
}
