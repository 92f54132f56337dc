import { DAY, LOST, MINUTE } from '@ringtag/contracts';
import { LostAlerts } from '../src/codes/lost/lost-alerts';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { ScanPages } from '../src/codes/scan-pages/scan-pages';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { newHelped } from './support/helpers';
import {
  countAlerts,
  CRAWLER,
  end,
  type Held,
  hold,
  lose,
  mark,
  open,
  openAsOwner,
  readEvents,
  readLost,
  readShown,
} from './support/lost-codes';
import { persist } from './support/persist';
import { newEmail, TestApp } from './support/test-app';
import type { Answer } from './support/visitor';

const PARALLEL = 50;

describe('A lost code', () => {
  let app: TestApp;
  beforeAll(async () => {
    // Counting an opening does not lock its code on other nodes (ADR 60).
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' }, { oneNode: true });
    app.clock.standStill();
  });
  afterAll(() => app.stop());

  it('should tell its owner of the first opening by a person, and after ten minutes of the next', async () => {
    const held = await lose(app);
    await open(app, held, CRAWLER);
    await openAsOwner(held);
    expect(await countAlerts(app, held)).toBe(0);
    for (let opening = 0; opening < 4; opening += 1) await open(app, held);
    expect(await countAlerts(app, held)).toBe(1);
    app.clock.advance(10 * MINUTE - 1000);
    await open(app, held);
    expect(await countAlerts(app, held)).toBe(1);
    app.clock.advance(1000);
    await open(app, held);
    expect(await countAlerts(app, held)).toBe(2);
    expect(await readLost(held)).toMatchObject({ openings: 6 });
  });

  it('should cost six mails a day, whoever goes on opening it, and one that counts the others', async () => {
    const held = await lose(app);
    for (let opening = 0; opening < 3 * LOST.alerts.max; opening += 1) {
      await open(app, held);
      await countAlerts(app, held);
      app.clock.advance(LOST.alertEvery);
    }
    expect(await countAlerts(app, held)).toBe(LOST.alerts.max + 1);
    const where = { template: 'lost-opened', recipient: held.email } as const;
    const [waiting] = await app.dataSource.manager.find(OutboxEntity, { where, order: { nextAt: 'DESC' } });
    expect(waiting!.nextAt.getTime()).toBeGreaterThan(app.clock.now().getTime());
    app.clock.advance(LOST.alerts.window);
    await open(app, held);
    expect(await countAlerts(app, held)).toBe(LOST.alerts.max + 2);
  });

  it('should tell those who help its owner, as each of them chose, until the help ends', async () => {
    const code = await newHelped(app);
    const helpers = [await code.join('Ben'), await code.join('Cem'), await code.join('Dan')] as const;
    const mute = { kind: 'opening', mail: false, push: false };
    expect((await helpers[1].helper.patch(`/api/helping/${helpers[1].helpId}`, mute)).status).toBe(204);
    await code.owner.delete(`${code.path}/${helpers[2].helpId}`);
    const held = { ...code, id: code.codeId };
    await mark(held);
    await open(app, held);
    expect(await countAlerts(app, held)).toBe(1);
    const counts = helpers.map(({ email }) => countAlerts(app, { ...held, email }));
    expect(await Promise.all(counts)).toEqual([1, 0, 0]);
    // After the code of the sign-up and the invitation.
    const mail = await app.mail.waitFor(helpers[0].email, 3);
    expect([mail.subject, mail.text]).toEqual([
      expect.stringContaining('was opened'),
      expect.stringMatching(/\/helping\b/),
    ]);
    await end(held);
  });

  it('should cost one mail when a thousand people open it in a minute', async () => {
    const held = await lose(app);
    const counter = app.app.nest.get(ScanCounter);
    const page = await app.app.nest.get(ScanPages).find(held.alias, '198.51.100.1');
    for (let opening = 0; opening < 1000; opening += 1) {
      counter.count(page!);
      if (opening % 100 === 0) await counter.flush();
    }
    expect(await countAlerts(app, held)).toBe(1);
    expect(await readLost(held)).toMatchObject({ openings: 1000 });
  });

  it('should be told once of openings that several servers counted at the same time', async () => {
    const held = await lose(app);
    const { currentActivationId } = await app.dataSource.manager.findOneByOrFail(ItemEntity, { id: held.id });
    const alerts = app.app.nest.get(LostAlerts);
    const tell = () => {
      alerts.noteOpened([currentActivationId!]);
      return alerts.tell();
    };
    await Promise.all(Array.from({ length: PARALLEL }, tell));
    expect(await countAlerts(app, held)).toBe(1);
  });

  it('should be lost once and found once, of many calls at the same time', async () => {
    const held = await hold(app);
    const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))];
    const times = (call: (held: Held) => Promise<Answer>) =>
      Promise.all(Array.from({ length: PARALLEL }, () => persist(() => call(held))));
    expect(statuses(await times(mark))).toEqual([200]);
    expect(await readEvents(held)).toEqual(['lost', 'activated']);
    expect(statuses(await times(end))).toEqual([200]);
    expect(await readEvents(held)).toEqual(['found', 'lost', 'activated']);
    const both = Array.from({ length: PARALLEL }, (_, i) => persist(() => (i % 2 ? mark(held) : end(held))));
    expect(statuses(await Promise.all(both))).toEqual([200]);
    const events = (await readEvents(held)).slice(0, -1).reverse();
    // Each follows the other, and the last one is how it is now.
    expect(events).toEqual(events.map((_, i) => (i % 2 ? 'found' : 'lost')));
    expect((await readLost(held)) !== null).toBe(events.at(-1) === 'lost');
  });

  it('should end with the activation, and be nobody else’s', async () => {
    const held = await lose(app);
    const { visitor: stranger } = await app.member();
    for (const call of [mark, end]) expect((await call({ ...held, owner: stranger })).status).toBe(404);
    expect((await stranger.get(`/api/my-codes/${held.id}/history`)).status).toBe(404);
    expect((await held.owner.post(`/api/scan/${held.alias}/unactivate`)).status).toBe(204);
    expect((await mark(held)).status).toBe(404);
    const later = await app.owner(held.alias, newEmail());
    expect(await readShown(app, held)).not.toHaveProperty('lost');
    expect(await readEvents({ ...held, owner: later })).toEqual(['activated']);
  });

  it('should read its history page by page', async () => {
    const held = await hold(app);
    for (let time = 0; time < 2; time += 1) {
      app.clock.advance(MINUTE);
      await mark(held);
      app.clock.advance(MINUTE);
      await end(held);
    }
    const page = async (number: number) =>
      (await held.owner.get(`/api/my-codes/${held.id}/history?page=${number}&pageSize=2`)).body;
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ items }) => items.map(({ event }: { event: string }) => event))).toEqual([
      ['found', 'lost'],
      ['found', 'lost'],
      ['activated'],
      [],
    ]);
    expect(pages[0]).toMatchObject({ total: 5, page: 1, pageSize: 2 });
    expect(pages[0].items[0]).toEqual({ event: 'found', at: app.clock.now().toISOString() });
  });

  it('should not let its owner fill the audit log by losing and finding it', async () => {
    const held = await hold(app);
    for (let time = 0; time < 51; time += 1) {
      await mark(held);
      await end(held);
    }
    const { total } = (await held.owner.get(`/api/my-codes/${held.id}/history`)).body;
    expect([total, await readLost(held)]).toEqual([101, null]);
    app.clock.advance(DAY);
    await mark(held);
    expect((await readEvents(held))[0]).toBe('lost');
  });
});
