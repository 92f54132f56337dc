import { CHALLENGE, HOUR } from '@ringtag/contracts';
import type { SmtpCommand } from '@ringtag/tools/mail-catcher';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { ServiceLevels } from '../src/platform/service-levels/service-levels';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';

const TOKEN = 'a token of an operator';
const UNKNOWN = '550 5.1.1 No such user';

describe('A mail whose recipient is refused', () => {
  let app: TestApp;
  /** The commands that the mail server refused. */
  let refused: string[];
  beforeAll(async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN });
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    refused = [];
  });
  afterEach(async () => {
    app.mail.refusal = () => undefined;
    await app.dataSource.manager.clear(OutboxEntity);
  });

  /** From now on the mail server refuses mails to this address, and takes all others. */
  const refuse = (email: string, reply: string, at: SmtpCommand = 'RCPT TO') => {
    app.mail.refusal = (command, recipient) => {
      if (command !== at || (recipient !== email && at !== 'MAIL FROM')) return undefined;
      refused.push(`${command} ${recipient}`);
      return reply;
    };
  };
  const ask = (email: string) => app.visitor().post('/api/auth/register', { email });
  const find = (email: string) => app.dataSource.manager.findOneBy(OutboxEntity, { recipient: email });
  const untilTried = async (email: string) => {
    await eventually(async () => (await find(email))!.tries, 1);
    return find(email);
  };
  const digits = () => ({ ...app.app.nest.get(ServiceLevels).sinceStart.digits });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const scrape = async () => {
    const text = await (await fetch(`${app.url}/metrics`, { headers })).text();
    const read = (name: string) => Number(new RegExp(`^ringtag_${name} (\\d+)$`, 'm').exec(text)?.[1]);
    const inState = (state: string) => read(`mails\\{state="${state}"\\}`);
    return {
      waiting: inState('waiting'),
      retried: inState('retried'),
      failed: inState('failed'),
      refused: inState('refused'),
      total: read('mails_refused_total'),
    };
  };
  /** Figures of the queue are left out while the database does not answer within a second: then it scrapes again. */
  const readMetrics = async () => {
    for (;;) {
      const figures = await scrape();
      if (!Object.values(figures).some(Number.isNaN)) return figures;
    }
  };

  it.each<SmtpCommand>(['RCPT TO', 'DATA'])(
    'should be tried once, and be no failure of the service: %s',
    async (at) => {
      const email = newEmail();
      const before = { digits: digits(), total: (await readMetrics()).total };
      refuse(email, UNKNOWN, at);
      await ask(email);
      expect(await untilTried(email)).toMatchObject({ status: 'refused', sentAt: null, leaseUntil: null });
      app.clock.advance(HOUR);
      const other = newEmail();
      await ask(other);
      await eventually(async () => (await find(other))!.status, 'sent');
      expect(digits().events).toBe(before.digits.events + 1);
      expect(refused).toEqual([`${at} ${email}`]);
      expect(digits().failures).toBe(before.digits.failures);
      expect(await readMetrics()).toEqual({
        waiting: 0,
        retried: 0,
        failed: 0,
        refused: 1,
        total: before.total + 1,
      });
    },
  );

  it.each<[string, string, SmtpCommand]>([
    ['a blocklist', '550 5.7.1 Client host blocked using zen.spamhaus.org', 'RCPT TO'],
    ['a policy', '554 5.7.1 Message refused', 'DATA'],
    ['a refused sender', '550 5.1.1 No such user', 'MAIL FROM'],
    ['a reply that does not say why', '550 No such user', 'RCPT TO'],
    ['a temporary refusal', '450 4.1.1 Try again later', 'RCPT TO'],
  ])('should not be taken for one with %s', async (_what, reply, at) => {
    const email = newEmail();
    refuse(email, reply, at);
    await ask(email);
    expect(await untilTried(email)).toMatchObject({ status: 'queued' });
    expect(await readMetrics()).toMatchObject({ waiting: 1, retried: 1, refused: 0 });
  });

  it('should be shown to administrators, who can try it again', async () => {
    const admin = await app.admin();
    const email = newEmail();
    refuse(email, UNKNOWN);
    await ask(email);
    const { id } = (await untilTried(email))!;
    expect((await admin.get('/api/system')).body.mails).toMatchObject({ failed: 0, refused: 1 });
    const { body } = await admin.get('/api/mails?state=refused');
    expect(body).toMatchObject({
      total: 1,
      items: [{ id, recipient: email, state: 'refused', nextAt: null }],
    });
    expect(body.items[0].lastError).toContain(UNKNOWN);
    app.mail.refusal = () => undefined;
    expect((await admin.post(`/api/mails/${id}/retry`)).status).toBe(204);
    await app.mail.codeFor(email);
    expect((await admin.post(`/api/mails/${id}/retry`)).body.code).toBe('mail_not_failed');
  });

  it('should look to strangers like one that was sent', async () => {
    const [taken, unknown] = [newEmail(), newEmail()];
    refuse(unknown, UNKNOWN);
    const [sent, lost] = [await ask(taken), await ask(unknown)];
    await app.mail.codeFor(taken);
    await untilTried(unknown);
    expect([lost.status, Object.keys(lost.body)]).toEqual([sent.status, Object.keys(sent.body)]);
    app.clock.advance(CHALLENGE.resendAfter);
    for (const { challengeId } of [sent.body, lost.body]) {
      const again = await app.visitor().post('/api/auth/resend', { challengeId });
      expect([again.status, Object.keys(again.body)]).toEqual([200, Object.keys(sent.body)]);
    }
    const count = (recipient: string) => app.dataSource.manager.countBy(OutboxEntity, { recipient });
    expect([await count(taken), await count(unknown)]).toEqual([2, 2]);
  });
});
