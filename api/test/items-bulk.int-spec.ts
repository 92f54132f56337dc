import { ItemSelection } from '../src/codes/items/item-selection';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { NOBODY } from './support/access-rules';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('The bulk change of codes', () => {
  let app: TestApp;
  let admin: Visitor;
  let projectId: string;
  let ids: string[];
  let aliases: string[];
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    projectId = await newProject();
    const { items } = (await admin.post(`/api/projects/${projectId}/items`, { count: 5 })).body;
    ids = items.map(({ id }: { id: string }) => id);
    aliases = items.map(({ alias }: { alias: string }) => alias);
  });
  afterAll(() => app.stop());

  const newProject = async (): Promise<string> =>
    (await admin.post('/api/projects', { name: 'Bulk' })).body.id;
  const change = (body: object, id = projectId) => admin.post(`/api/projects/${id}/items/bulk`, body);
  const state = async (alias: string) => (await app.visitor().get(`/api/scan/${alias}`)).body.state;
  const total = async (query: string, id = projectId): Promise<number> =>
    (await admin.get(`/api/projects/${id}/items?${query}`)).body.total;

  it('should change the named codes, and tell which stay as they are and why', async () => {
    await admin.patch(`/api/items/${ids[0]}`, { status: 'disabled' });
    expect(await state(aliases[1]!)).toBe('activatable');
    const { status, body } = await change({
      ids: [ids[0], ids[1], ids[2], NOBODY],
      changes: { status: 'disabled' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      changed: 2,
      skipped: [
        { reason: 'unchanged', count: 1 },
        { reason: 'not_found', count: 1 },
      ],
    });
    expect(await Promise.all(aliases.map(state))).toEqual([
      'disabled',
      'disabled',
      'disabled',
      'activatable',
      'activatable',
    ]);
  });

  it('should change all that match a filter, on all pages, and nothing else', async () => {
    await admin.post(`/api/projects/${projectId}/items`, { count: 1200, activatable: false });
    await app.owner(aliases[0]!, newEmail());
    const filter = { activatable: 'true', activated: 'false' };
    const changes = { viewOnly: true, maxActivations: 2 };
    expect((await change({ filter, changes })).body).toEqual({ changed: 4, skipped: [] });
    expect((await change({ filter, changes })).body).toEqual({
      changed: 0,
      skipped: [{ reason: 'unchanged', count: 4 }],
    });
    expect((await change({ filter: {}, changes: { activatable: true } })).body.changed).toBe(1200);
    expect(await total('activatable=true')).toBe(1205);
    const [held, free] = await Promise.all(ids.slice(0, 2).map((id) => admin.get(`/api/items/${id}`)));
    expect([held!.body.viewOnly, free!.body.viewOnly, free!.body.maxActivations]).toEqual([false, true, 2]);
    expect((await change({ filter: {}, changes: { maxActivations: null } })).body.changed).toBe(4);
  });

  it('should move codes to another project, with everything they have', async () => {
    const target = await newProject();
    await app.owner(aliases[0]!, newEmail());
    await admin.patch(`/api/projects/${target}`, { archived: true });
    expect(await state(aliases[1]!)).toBe('activatable');
    const moved = await change({ ids: ids.slice(0, 2), changes: { projectId: target } });
    expect(moved.body).toEqual({ changed: 2, skipped: [] });
    expect([await total('', projectId), await total('', target)]).toEqual([3, 2]);
    expect([await state(aliases[0]!), await state(aliases[1]!)]).toEqual(['activated', 'not-activatable']);
    const nowhere = await change({ filter: {}, changes: { projectId: NOBODY } });
    expect(nowhere.status).toBe(404);
    expect((await change({ filter: {}, changes: { status: 'inactive' } }, NOBODY)).status).toBe(404);
    expect(await total('')).toBe(3);
  });

  it('should count a code for one of two changes that come at once', async () => {
    await admin.post(`/api/projects/${projectId}/items`, { count: 1000 });
    const body = { filter: {}, changes: { status: 'inactive' } };
    const answers = await Promise.all([change(body), change(body), change(body)]);
    const changed = answers.map((answer) => answer.body.changed as number);
    expect(changed.reduce((sum, each) => sum + each, 0)).toBe(1005);
  });

  it('should move no codes to a project that was deleted while they were looked for', async () => {
    const target = await newProject();
    const selection = app.app.nest.get(ItemSelection);
    const select = selection.select.bind(selection);
    const late = jest.spyOn(selection, 'select').mockImplementationOnce(async (...asked) => {
      expect((await admin.delete(`/api/projects/${target}`)).status).toBe(204);
      return select(...asked);
    });
    expect((await change({ filter: {}, changes: { projectId: target } })).status).toBe(404);
    late.mockRestore();
    expect(await total('')).toBe(5);
  });

  it('should leave alone a code that was moved away just before', async () => {
    const target = await newProject();
    const run = jest.spyOn(app.app.nest.get(TransactionRunner), 'run');
    // This runs after the codes were read and before they are changed.
    run.mockImplementationOnce(async function (this: TransactionRunner, work) {
      run.mockRestore();
      await change({ ids: [ids[0]], changes: { projectId: target } });
      return this.run(work);
    });
    expect((await change({ filter: {}, changes: { status: 'inactive' } })).body).toEqual({
      changed: 4,
      skipped: [{ reason: 'unchanged', count: 1 }],
    });
    expect([await total('status=active', target), await total('status=inactive')]).toEqual([1, 4]);
  });

  it('should never lose codes to a project that is deleted at the same moment', async () => {
    const target = await newProject();
    const [moved, deleted] = await Promise.all([
      change({ filter: {}, changes: { projectId: target } }),
      admin.delete(`/api/projects/${target}`),
    ]);
    const all = await app.dataSource.manager.countBy(ItemEntity, { projectId });
    expect([moved.status, deleted.status, all].join(' ')).toMatch(/^(404 204 5|200 204 0)$/);
    expect(await app.dataSource.manager.countBy(ItemEntity, { projectId: target })).toBe(0);
  });

  it.each([
    [{ changes: { status: 'active' } }],
    [{ ids: [NOBODY], filter: {}, changes: { status: 'active' } }],
    [{ ids: [], changes: { status: 'active' } }],
    [{ filter: {}, changes: {} }],
    [{ filter: {} }],
    [{ filter: { page: 2 }, changes: { status: 'active' } }],
    [{ filter: {}, changes: { status: 'gone' } }],
    [{ filter: {}, changes: { label: 'all alike' } }],
    [{ filter: {}, changes: { ownerId: NOBODY } }],
  ])('should refuse %j', async (body) => {
    const answer = await change(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });

  it('should list codes in each order, those without a label last, also those that a search finds', async () => {
    const id = await newProject();
    const items = [
      { alias: 'LIST-BB', label: 'Zoo' },
      { alias: 'LIST-DD' },
      { alias: 'LIST-CC' },
      { alias: 'LIST-AA', label: 'ape' },
    ];
    await admin.post(`/api/projects/${id}/items`, { items });
    const order = async (query: string) => {
      const pages = [1, 2].map((page) =>
        admin.get(`/api/projects/${id}/items?pageSize=3&page=${page}&${query}`),
      );
      return (await Promise.all(pages))
        .flatMap(({ body }) => body.items.map((item: ItemEntity) => item.alias.at(-1)))
        .join('');
    };
    const listed = (filter: string) =>
      Promise.all(['newest', 'oldest', 'code', 'label'].map((sort) => order(`sort=${sort}&${filter}`)));
    const orders = ['ACDB', 'BDCA', 'ABCD', 'ABDC'];
    expect(await listed('')).toEqual(orders);
    expect(await listed('q=list')).toEqual(orders);
    await admin.post(`/api/projects/${id}/items`, { items: [{ alias: 'LIST-EE' }], activatable: false });
    await app.owner('LISTDD', newEmail());
    for (const filter of ['status=active&activatable=true', 'activatable=true&q=list'])
      expect(await listed(filter)).toEqual(orders);
    expect(await listed('activated=false')).toEqual(['EACB', 'BCAE', 'ABCE', 'ABCE']);
    expect(await listed('activated=true')).toEqual(['D', 'D', 'D', 'D']);
    expect(await listed('status=inactive')).toEqual(['', '', '', '']);
  });
});
