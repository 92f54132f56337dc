import { HOUR } from '@ringtag/contracts';
import { OutboxEntity } from '../../src/delivery/tables/outbox.entity';
import { outboxFindings } from '../../src/operations/doctor/checks/outbox';
import { listFindings } from '../support/findings';
import { queuedMail } from '../support/queued-mail';
import { TestApp } from '../support/test-app';

describe('The doctor, before the queue of emails', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop({ madeUp: true }));
  beforeEach(() => app.dataSource.manager.deleteAll(OutboxEntity));

  const examine = async () => {
    const findings = await listFindings(outboxFindings(app.dataSource, app.clock.now()));
    return findings.map(({ level, what }) => `${level}: ${what}`);
  };
  const fill = async (count: number, row: Partial<OutboxEntity>) => {
    const rows = Array.from({ length: count }, () => ({ ...queuedMail(app.clock), ...row }));
    await app.dataSource.manager.insert(OutboxEntity, rows);
  };
  const at = (ago: number) => new Date(app.clock.now().getTime() - ago);
  const soon = () => ({ nextAt: at(-24 * HOUR) });

  it('should be content when there is nothing, and with emails that wait for their first try', async () => {
    await fill(2, soon());
    expect(await examine()).toEqual([
      'ok: Within the last hour, the mail server took 0 emails and refused the recipients of 0.',
    ]);
  });

  it('should find that a mail server takes no mail from us, with what it answers', async () => {
    const lastError = "Can't send mail - all recipients were rejected: 554 5.7.1 Client host blocked";
    await fill(3, { ...soon(), status: 'queued', tries: 2, lastError });
    await fill(1, { status: 'dead', tries: 6, nextAt: at(HOUR / 2), lastError: 'Greeting never received' });
    await fill(1, { status: 'dead', tries: 6, nextAt: at(2 * HOUR), lastError: 'long ago' });
    expect(await examine()).toEqual([
      `problem: Emails that wait after a failed try: 3. The last answer: ${lastError}`,
      'problem: Emails given up within the last hour: 1. The last answer: Greeting never received',
      'ok: Within the last hour, the mail server took 0 emails and refused the recipients of 0.',
    ]);
  });

  it('should say of emails that wait that they go out by themselves, and of others how to send them', async () => {
    await fill(1, { ...soon(), status: 'queued', tries: 2 });
    await fill(1, { status: 'dead', tries: 6, nextAt: at(HOUR / 2) });
    const [waiting, givenUp] = await listFindings(outboxFindings(app.dataSource, app.clock.now()));
    expect(waiting).toHaveProperty('todo', expect.stringContaining('go out by themselves'));
    expect(givenUp).toHaveProperty('todo', expect.stringContaining('press "Try again"'));
  });

  it('should find that it refuses more recipients than it takes, of the last hour', async () => {
    await fill(2, { status: 'refused', tries: 1, nextAt: at(1000), lastError: '550 5.1.1 No such user' });
    await fill(5, { status: 'refused', tries: 1, nextAt: at(2 * HOUR), lastError: 'long ago' });
    await fill(1, { status: 'sent', sentAt: at(1000) });
    await fill(9, { status: 'sent', sentAt: at(2 * HOUR) });
    expect(await examine()).toEqual([
      'problem: Within the last hour, the mail server took 1 emails and refused the recipients of 2. The last answer: 550 5.1.1 No such user',
    ]);
    await fill(1, { status: 'sent', sentAt: at(1000) });
    expect(await examine()).toEqual([
      'ok: Within the last hour, the mail server took 2 emails and refused the recipients of 2.',
    ]);
  });
});
