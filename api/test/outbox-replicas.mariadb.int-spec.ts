import pull from 'lodash/pull';
import type { EntitySubscriberInterface } from 'typeorm';
import { OutboxWorker } from '../src/delivery/outbox/outbox.worker';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { FakeClock } from './support/fake-clock';
import { queuedMail } from './support/queued-mail';
import { TestApp } from './support/test-app';

const AT_ONCE = 5;

/** The embedded database serves one process, so that this needs a server. */
describe('The outbox of three processes on one database', () => {
  let one: TestApp;
  let apps: TestApp[];
  beforeAll(async () => {
    one = await TestApp.start({}, { oneNode: true });
    const ahead = new FakeClock(() => Date.now() + 90_000);
    apps = [one, await one.replica(), await one.replica({}, ahead)];
  });
  afterEach(() => one.mail.hurry());
  afterAll(async () => {
    for (const app of apps.reverse()) await app.stop();
  });

  /** Queues mails to as many people; answers their addresses. */
  const queue = async (count: number) => {
    const rows = Array.from({ length: count }, () => queuedMail(one.clock));
    await one.dataSource.manager.insert(OutboxEntity, rows);
    return rows.map(({ recipient }) => recipient);
  };
  const wake = (...woken: TestApp[]) => woken.forEach(({ app }) => app.nest.get(OutboxWorker).wake());
  const row = (recipient: string) => one.dataSource.manager.findOneByOrFail(OutboxEntity, { recipient });
  const until = async (recipient: string, there: (mail: OutboxEntity) => boolean) => {
    let mail = await row(recipient);
    while (!there(mail)) mail = await row(recipient);
    return mail;
  };
  const arrivals = (addresses: string[]) => addresses.map((address) => one.mail.to(address).length);

  it('should send each mail once, five side by side, however slow the server is, with a clock ahead and deadlocks while marking (REL-3)', async () => {
    // Each mail's first marking loses against another transaction, which is remembered outside of the lost one.
    await one.dataSource.query('CREATE TABLE marked (id VARCHAR(36) PRIMARY KEY)');
    await one.dataSource.query(`
      CREATE TRIGGER deadlock BEFORE UPDATE ON outbox FOR EACH ROW
      IF NEW.status = 'sent' AND NOT EXISTS (SELECT 1 FROM marked WHERE id = NEW.id) THEN
        SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = NEW.id;
      END IF`);
    const remember: EntitySubscriberInterface = {
      afterQuery: async ({ error }) => {
        const [id] = /^[0-9a-f-]{36}$/.exec((error as Error | undefined)?.message ?? '') ?? [];
        if (id) await one.dataSource.query('INSERT INTO marked VALUES (?)', [id]);
      },
    };
    apps.forEach(({ dataSource }) => dataSource.subscribers.push(remember));
    one.mail.hold();
    const addresses = await queue(90);
    wake(...apps);
    for (let left = addresses.length; left > 0; left -= AT_ONCE * apps.length) {
      await one.mail.holding(AT_ONCE * apps.length);
      apps.forEach(({ clock }) => clock.advance(12_000));
      one.mail.answer();
    }
    for (const address of addresses) await until(address, ({ status }) => status === 'sent');
    await one.dataSource.query('DROP TRIGGER deadlock');
    apps.forEach(({ dataSource }) => pull(dataSource.subscribers, remember));
    expect(arrivals(addresses)).toEqual(addresses.map(() => 1));
    expect(await one.dataSource.query('SELECT COUNT(*) AS deadlocks FROM marked')).toEqual([
      { deadlocks: '90' },
    ]);
  });

  it('should keep a mail for as long as its sending takes', async () => {
    one.mail.hold();
    const [address] = (await queue(1)) as [string];
    wake(one);
    await one.mail.holding(1);
    const { leaseOwner } = await row(address);
    for (let passed = 0; passed < 120_000; passed += 20_000) {
      apps.forEach(({ clock }) => clock.advance(20_000));
      wake(...apps);
      await until(address, ({ leaseUntil }) => leaseUntil!.getTime() > one.clock.in(50_000).getTime());
    }
    expect((await row(address)).leaseOwner).toBe(leaseOwner);
    one.mail.answer();
    await until(address, ({ status }) => status === 'sent');
    expect(arrivals([address])).toEqual([1]);
  });

  it('should count no try of a mail that was not written because the database was away', async () => {
    const runner = one.dataSource.createQueryRunner();
    await runner.query('LOCK TABLES settings WRITE');
    one.clock.advance(5000);
    const [address] = (await queue(1)) as [string];
    wake(one);
    const waiting =
      "SELECT ID AS id FROM INFORMATION_SCHEMA.PROCESSLIST WHERE STATE LIKE 'Waiting for table%'";
    let [reader] = await one.dataSource.query<{ id: number }[]>(waiting);
    while (!reader) [reader] = await one.dataSource.query<{ id: number }[]>(waiting);
    await one.dataSource.query(`KILL ${reader.id}`);
    const later = await until(
      address,
      ({ leaseOwner, nextAt, createdAt }) => !leaseOwner && nextAt > createdAt,
    );
    await runner.query('UNLOCK TABLES');
    await runner.release();
    expect(later.tries).toBe(0);
    apps.forEach(({ clock }) => clock.advance(2000));
    wake(...apps);
    expect((await until(address, ({ status }) => status === 'sent')).tries).toBe(0);
    expect(arrivals([address])).toEqual([1]);
  });

  it('should not send what somebody else took while the mail was being written', async () => {
    const others = apps.slice(1);
    // Nobody can read what mails look like, so none is written.
    const runner = one.dataSource.createQueryRunner();
    await runner.query('LOCK TABLES settings WRITE');
    one.clock.advance(5000);
    const [address] = (await queue(1)) as [string];
    wake(one);
    const { leaseOwner } = await until(address, (mail) => mail.leaseOwner !== null);
    // Its holder does not hear of time any more, as if it stood still.
    others.forEach(({ clock }) => clock.advance(70_000));
    wake(...others);
    await until(address, (mail) => mail.leaseOwner !== leaseOwner);
    await runner.query('UNLOCK TABLES');
    await runner.release();
    await until(address, ({ status }) => status === 'sent');
    expect(arrivals([address])).toEqual([1]);
  });
});
