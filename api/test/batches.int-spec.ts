import { BATCH, LENGTH } from '@ringtag/contracts';
import { ProjectsService } from '../src/codes/projects/projects.service';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { AuditEntryEntity } from '../src/records/tables/audit-entry.entity';
import { newEmail, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

describe('Batches of codes', () => {
  let app: TestApp;
  let admin: Visitor;
  let projectId: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    projectId = (await admin.post('/api/projects', { name: 'Batches' })).body.id;
  });
  afterAll(() => app.stop());

  const create = (body: object, visitor = admin) =>
    visitor.post(`/api/projects/${projectId}/items`, body, { 'content-type': 'application/json' });
  const count = () => app.dataSource.manager.countBy(ItemEntity, { projectId });
  const toAliases = (answers: { body: { items: { alias: string }[] } }[]) =>
    answers.flatMap(({ body }) => body.items.map(({ alias }) => alias));

  it('should be unique when four are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => create({ count: 1000 })));
    expect(answers.map(({ status, body }) => [status, body.total])).toEqual(Array(4).fill([201, 1000]));
    expect(new Set(toAliases(answers)).size).toBe(4000);
    expect(await count()).toBe(4000);
  });

  it('should take ten thousand names of the greatest length in one request', async () => {
    const items = Array.from({ length: BATCH.max }, (_, i) => ({
      alias: `NAMED${String(i).padStart(LENGTH.alias.max - 5, '0')}`,
      label: 'あ'.repeat(LENGTH.label.max),
    }));
    const { status, body } = await create({ items, activatable: false });
    expect([status, body.total]).toEqual([201, BATCH.max]);
    expect(body.items[9_999]).toMatchObject({ ...items[9_999], activatable: false });
    expect(await count()).toBe(BATCH.max);
    const again = await create({ items: [{ alias: 'fresh-name' }, ...items.slice(-600)] });
    expect([again.status, again.body.alias]).toEqual([409, items.at(-600)!.alias]);
    expect(await count()).toBe(BATCH.max);
  });

  it('should tell each of 50 bad rows of an imported one, take the rest, and change nothing the second time', async () => {
    const load = (content: string, query = ''): Promise<Answer> =>
      admin.post(`/api/projects/${projectId}/items/import${query}`, content, { 'content-type': 'text/csv' });
    const counts = ({ body: { created, changed, unchanged, refused } }: Answer) => [
      created,
      changed,
      unchanged,
      refused,
    ];
    const item = (alias: string) => app.dataSource.manager.findOneByOrFail(ItemEntity, { alias });
    const bad = ['no!', 'ADMIN', '', 'AB'];
    const line = (i: number) =>
      i % 40 === 39 ? `${bad[i % 4]},Bad ${i}` : `CSV-${String(i).padStart(5, '0')},Case ${i}`;
    const toFile = (length: number) =>
      ['alias,label', ...Array.from({ length }, (_, i) => line(i))].join('\r\n');
    expect(counts(await load(toFile(BATCH.max), '?dryRun=true'))).toEqual([9750, 0, 0, 250]);
    const file = toFile(2000);
    const dry = await load(file, '?dryRun=true');
    expect([dry.status, dry.body.dryRun, ...counts(dry)]).toEqual([200, true, 1950, 0, 0, 50]);
    const bads = dry.body.rows.filter(({ result }: { result: string }) => result === 'refused');
    expect(bads).toHaveLength(50);
    expect(bads[0]).toEqual({ line: 41, alias: 'AB', result: 'refused', field: 'alias', code: 'alias' });
    expect(await count()).toBe(0);

    const first = await load(file);
    expect([first.body.dryRun, ...counts(first)]).toEqual([false, 1950, 0, 0, 50]);
    expect(await count()).toBe(1950);
    expect((await item('CSV00007')).adminNote).toBe('Case 7');
    const entries = await app.dataSource.manager.countBy(AuditEntryEntity, { action: 'items-imported' });
    expect(counts(await load(file))).toEqual([0, 0, 1950, 50]);
    expect(await app.dataSource.manager.countBy(AuditEntryEntity, { action: 'items-imported' })).toBe(
      entries,
    );

    const relabelled = file.replace(/Case/g, 'Box');
    expect(counts(await load(relabelled))).toEqual([0, 1950, 0, 50]);
    expect((await item('CSV01998')).adminNote).toBe('Box 1998');
  });

  it('should give one of two the names that both want at once, and the other nothing', async () => {
    const items = Array.from({ length: 700 }, (_, i) => ({ alias: `both-${i}-x` }));
    const answers = await Promise.all([create({ items }), create({ items: items.toReversed() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('alias_taken');
    expect(await count()).toBe(700);
  });

  it('should read long bodies from administrators only, and from nobody elsewhere (ASVS 5.2.1)', async () => {
    const long = { items: Array.from({ length: 3000 }, () => ({ label: 'x'.repeat(LENGTH.label.max) })) };
    const member = (await app.member(undefined, newEmail())).visitor;
    for (const visitor of [app.visitor(), member]) {
      const { status, body } = await create(long, visitor);
      expect([status, body.code]).toEqual([413, 'payload_too_large']);
    }
    expect((await create(long)).status).toBe(201);
    expect((await admin.post('/api/projects', long)).status).toBe(413);
    const tooLong = { items: [{ label: 'x'.repeat(BATCH.maxBytes) }] };
    expect((await create(tooLong)).status).toBe(413);
  });

  it('should leave nothing when the project is deleted before the batch is whole', async () => {
    const answers = await Promise.all([
      create({ count: 3000 }),
      app.app.nest.get(ProjectsService).delete(projectId),
    ]).catch((error: Error) => error);
    expect(answers).not.toBeInstanceOf(Error);
    expect(await count()).toBe(0);
  });
});
