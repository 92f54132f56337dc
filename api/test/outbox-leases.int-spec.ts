import { OutboxLeases } from '../src/delivery/outbox/outbox-leases';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { FakeClock } from './support/fake-clock';
import { queuedMail } from './support/queued-mail';
import { TestApp } from './support/test-app';

describe('The leases of the outbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should be taken again at once by who does not know of them, and by nobody else', async () => {
    // Ahead of the server, which leaves the mail alone until then.
    const ahead = new FakeClock(() => Date.now() + 3_600_000);
    const mail = { ...queuedMail(ahead), nextAt: ahead.now() };
    await app.dataSource.manager.insert(OutboxEntity, mail);
    const [one, other] = [1, 2].map(() => new OutboxLeases(app.dataSource, ahead)) as [
      OutboxLeases,
      OutboxLeases,
    ];
    const taken = async (by: OutboxLeases, holding: string[] = []) =>
      (await by.claim(5, holding, true)).map(({ id }) => id);
    expect(await taken(one)).toEqual([mail.id]);
    expect(await taken(one, [mail.id])).toEqual([]);
    expect(await taken(other)).toEqual([]);
    // As if the answer had been lost with the connection.
    expect(await taken(one)).toEqual([mail.id]);
  });
});
