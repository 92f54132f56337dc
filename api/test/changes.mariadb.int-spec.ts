import { ALL } from '../src/platform/changes/change';
import { Changes } from '../src/platform/changes/changes';
import { newId } from '../src/platform/database/columns';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

/** The embedded database serves one process, so that this needs a server. */
describe('Two replicas that share only the database', () => {
  let one: TestApp;
  let other: TestApp;
  let alias: string;
  let owner: Visitor;
  beforeAll(async () => {
    one = await TestApp.start({ METRICS_TOKEN: 'a token of an operator' });
    other = await one.replica();
    alias = await one.code();
    owner = await one.owner(alias, newEmail(), {
      fields: [{ key: 'phone', value: '+49 30 1234567', visibility: 'public' }],
    });
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  const scan = async (app: TestApp, code = alias) => (await app.visitor().get(`/api/scan/${code}`)).body;
  const phone = async (app: TestApp) =>
    (await scan(app)).owner.fields.some(({ key }: { key: string }) => key === 'phone');
  const changes = () => other.app.nest.get(Changes);

  /** Collects the codes that the other replica is told to forget; `*` for all, if it read the changes too late. */
  const hear = () => {
    const subjects: string[] = [];
    changes().listen('code', (subject) => subjects.push(subject));
    const waitFor = (subject: string) =>
      eventually(() => subjects.includes(subject) || subjects.includes(ALL), true);
    return { subjects, waitFor };
  };
  /** Writes the row of a transaction that began so many seconds before its commit. */
  const note = (subject: string, secondsAgo: number) =>
    one.dataSource.query(
      `INSERT INTO changes (id, topic, subject, at)
       VALUES (?, 'code', ?, UTC_TIMESTAMP(3) - INTERVAL ? SECOND)`,
      [newId(), subject, secondsAgo],
    );

  it('should both stop showing a field that its owner made private', async () => {
    expect([await phone(one), await phone(other)]).toEqual([true, true]);
    const { waitFor } = hear();
    const { body } = await owner.get('/api/profile');
    const fields = body.fields.map((field: object) => ({ ...field, visibility: 'private' }));
    expect((await owner.put('/api/profile', { name: body.name, fields })).status).toBe(200);
    expect(await phone(one)).toBe(false);
    await waitFor(alias);
    expect(await phone(other)).toBe(false);
  });

  it('should both stop showing a code that its owner pauses', async () => {
    const [code] = (await one.codes(1)) as [string];
    const holder = await one.owner(code, newEmail());
    const { body } = await holder.get('/api/my-codes');
    const { id } = body.items[0];
    const state = async (app: TestApp) => (await scan(app, code)).state;
    expect(await state(other)).toBe('activated');
    const { waitFor } = hear();
    await holder.patch(`/api/my-codes/${id}`, { status: 'inactive' });
    await waitFor(code);
    expect([await state(one), await state(other)]).toEqual(['inactive', 'inactive']);
  });

  it('should hear once of a change whose commit came seconds late', async () => {
    const { subjects, waitFor } = hear();
    await note('LATE', 5);
    await waitFor('LATE');
    await note('NEXT', 0);
    await waitFor('NEXT');
    expect(subjects.filter((subject) => subject === 'LATE').length).toBeLessThan(2);
  });

  it('should forget all codes after it could not hear for seconds', async () => {
    const { subjects } = hear();
    const now = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 6000);
    await eventually(() => subjects.includes(ALL), true);
    later.mockRestore();
  });

  it('should keep changes for an hour', async () => {
    await note('OLD', 3700);
    await note('YOUNG', 3000);
    await one.app.nest.get(Housekeeping).sweep();
    const kept = await one.dataSource.query("SELECT subject FROM changes WHERE subject IN ('OLD', 'YOUNG')");
    expect(kept).toEqual([{ subject: 'YOUNG' }]);
  });

  it('should take a message right after the activation, from the page of either', async () => {
    for (const [code, i] of (await one.codes(20)).map((each, n) => [each, n] as const)) {
      const [here, there] = i % 2 ? [one, other] : [other, one];
      // The page of the free code is known to both.
      expect([(await scan(here, code)).owner, (await scan(there, code)).owner]).toEqual([
        undefined,
        undefined,
      ]);
      // Mails of both arrive where those of the first do.
      const proof = await one.challenge(code, newEmail());
      expect((await here.visitor().post(`/api/scan/${code}/activate`, proof)).status).toBe(200);
      const { formToken } = await scan(there, code);
      for (const { clock } of [one, other]) clock.advance(2000);
      const message = { kind: 'message', body: 'Hello', formToken };
      expect((await there.visitor().post(`/api/scan/${code}/messages`, message)).status).toBe(201);
    }
  });

  it('should read codes from the database while the changes of the other cannot be read', async () => {
    const name = async (app: TestApp) => (await scan(app)).owner.name;
    expect(await name(other)).toBe('Ann');
    await eventually(() => changes().isCurrent, true);
    await one.dataSource.query('RENAME TABLE changes TO changes_away');
    await eventually(() => changes().isCurrent, false);
    await name(other);
    await one.dataSource.query("UPDATE users SET name = 'Bea' WHERE name = 'Ann'");
    expect(await name(other)).toBe('Bea');
    expect((await other.visitor().get('/health/ready')).status).toBe(200);
    await one.dataSource.query('RENAME TABLE changes_away TO changes');
    await eventually(() => changes().isCurrent, true);
  });

  it('should show after some seconds what a replica of an older release changed, which tells nobody', async () => {
    const name = async () => (await scan(other)).owner.name;
    await name();
    await one.dataSource.query("UPDATE users SET name = 'Cleo' WHERE name = 'Bea'");
    await eventually(name, 'Cleo');
  });

  it('should write one row for a change and none for one that is rolled back', async () => {
    const count = async () =>
      Number((await one.dataSource.query('SELECT COUNT(*) AS count FROM changes'))[0].count);
    const before = await count();
    const { body } = await owner.get('/api/my-codes');
    const path = `/api/my-codes/${body.items[0].id}`;
    expect((await owner.patch(path, { status: 'inactive' })).status).toBe(200);
    expect(await count()).toBe(before + 1);
    expect((await owner.patch(path, { status: 'active', label: 'x'.repeat(10_000) })).status).toBe(400);
    expect((await one.visitor().patch(path, { status: 'active' })).status).toBe(401);
    expect(await count()).toBe(before + 1);
  });

  it('should tell in the metrics how old the news of the others are', async () => {
    const answer = await fetch(`${one.url}/metrics`, {
      headers: { authorization: 'Bearer a token of an operator' },
    });
    const text = await answer.text();
    expect(text).toMatch(/^ringtag_changes_age_seconds \d/m);
    expect(text).not.toContain('ringtag_redis');
  });
});
