import { SQUARES } from './support/bodies';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Label layouts', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const create = async (changes: object = {}) =>
    (await admin.post('/api/label-layouts', { ...SQUARES, ...changes })).body;
  const listed = async (query = '') => (await admin.get(`/api/label-layouts${query}`)).body;

  it('should be kept, found by name, changed and deleted', async () => {
    const layout = await create();
    expect(layout).toMatchObject(SQUARES);
    const { id } = await create({ name: 'Another' });
    const names = async () => (await listed()).items.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Another', 'Squares']);
    expect(await listed('?q=squ')).toMatchObject({ total: 1, items: [layout] });
    const changed = await admin.patch(`/api/label-layouts/${layout.id}`, { width: 55.5, name: 'Wide' });
    expect(changed.body).toMatchObject({ ...SQUARES, name: 'Wide', width: 55.5 });
    expect(await names()).toEqual(['Another', 'Wide']);
    expect((await admin.delete(`/api/label-layouts/${layout.id}`)).status).toBe(204);
    expect((await admin.delete(`/api/label-layouts/${layout.id}`)).status).toBe(404);
    expect((await admin.patch(`/api/label-layouts/${layout.id}`, { name: 'x' })).status).toBe(404);
    expect((await listed()).items).toMatchObject([{ ...SQUARES, id, name: 'Another' }]);
  });

  it('should have a new name of three characters or more', async () => {
    const statuses = [];
    for (const name of ['Ab', 'Abc'])
      statuses.push((await admin.post('/api/label-layouts', { ...SQUARES, name })).status);
    expect(statuses).toEqual([400, 201]);
  });
});
