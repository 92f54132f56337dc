import { MINUTE } from '@ringtag/contracts';
import { OutboxWorker } from '../src/delivery/outbox/outbox.worker';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { eventually } from './support/eventually';
import { listLines } from './support/log-lines';
import { queuedMail } from './support/queued-mail';
import { TestApp } from './support/test-app';

describe('An outage of the mail server', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await TestApp.start();
    app.clock.standStill();
  });
  afterEach(() => app.stop());

  const count = (status: OutboxEntity['status']) => app.dataSource.manager.countBy(OutboxEntity, { status });
  const queue = (mails: number) => {
    const rows = Array.from({ length: mails }, () => queuedMail(app.clock));
    return app.dataSource.manager.insert(OutboxEntity, rows);
  };
  const untilDead = async (mails: number) => {
    while ((await count('dead')) < mails) {
      app.clock.advance(5 * MINUTE);
      app.app.nest.get(OutboxWorker).wake();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  it('should have one line of level error when it begins and one when it ends, whatever becomes of each email', async () => {
    await app.mail.stop();
    await queue(4);
    await untilDead(4);
    expect(listLines(app, 'error')).toEqual(['The mail server takes no mails']);
    expect(listLines(app, 'warn').filter((line) => line === 'A mail is dead')).toHaveLength(4);
    await app.mail.start();
    await queue(1);
    app.app.nest.get(OutboxWorker).wake();
    await eventually(() => count('sent'), 1);
    expect(listLines(app, 'error')).toEqual([
      'The mail server takes no mails',
      'The mail server takes mails again',
    ]);
  });

  it.each([
    { reply: '450 4.7.1 Blocked', recipients: 1, isOutage: false },
    { reply: '450 4.7.1 Blocked', recipients: 3, isOutage: true },
    { reply: '421 4.3.2 Shutting down', recipients: 1, isOutage: true },
  ])('should be told from recipients that are refused for now: %j', async (example) => {
    app.mail.refusal = (command) => (command === 'RCPT TO' ? example.reply : undefined);
    await queue(example.recipients);
    await untilDead(example.recipients);
    expect(listLines(app, 'error').includes('The mail server takes no mails')).toBe(example.isOutage);
  });
});
