import { MESSAGE } from '@ringtag/contracts';
import min from 'lodash/min';
import { ScanCounter } from '../src/codes';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { getStatementTimes } from '../src/platform/database/statement-times';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';

/** What does not count: the bounds of transactions, and what the look at the page before wrote. */
const OTHERS = /^(BEGIN|START TRANSACTION|COMMIT)|scan_?counts|lastScanDay|tried =|owner_scans|site_days/;
/** The last one of a mail. */
const SETTLED = /^UPDATE .outbox. SET .status./;

describe('the statements of a message to an owner', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  /** How many a message takes until it is committed, and how many with its mail until that is recorded as sent. */
  const count = async (): Promise<{ message: number; withMail: number }> => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const { formToken } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    app.clock.advance(MESSAGE.formMinAge);
    const all: string[] = [];
    const isSettled = () => all.some((sql) => SETTLED.test(sql));
    // The look at the code is counted in a transaction of its own.
    await app.app.nest.get(ScanCounter).flush();
    // The code was looked up, and its mails to the owner were sent.
    await eventually(() => app.dataSource.manager.existsBy(OutboxEntity, { status: 'queued' }), false);
    const spy = jest
      .spyOn(getStatementTimes(app.dataSource), 'note')
      .mockImplementation((sql) => void all.push(sql));
    const sender = { name: 'Zoë', email: newEmail() };
    const message = { kind: 'message', body: 'I found your keys', formToken, sender };
    const { status } = await app.visitor().post(`/api/scan/${alias}/messages`, message);
    expect(status).toBe(201);
    await eventually(isSettled, true);
    spy.mockRestore();
    const own = (statements: string[]) => statements.filter((sql) => !OTHERS.test(sql)).length;
    const settled = all.findIndex((sql) => SETTLED.test(sql));
    return { message: own(all.slice(0, all.indexOf('COMMIT'))), withMail: own(all.slice(0, settled + 1)) };
  };

  it('should be at most 17, and 28 with its mail', async () => {
    // Background work of the server adds statements to some counts. The lowest count has those of the message only.
    const counts = [];
    for (let i = 0; i < 5; i += 1) counts.push(await count());
    expect(min(counts.map(({ message }) => message))).toBeLessThanOrEqual(17);
    expect(min(counts.map(({ withMail }) => withMail))).toBeLessThanOrEqual(28);
  });
});
