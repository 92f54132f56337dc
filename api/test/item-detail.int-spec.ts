import { ItemSelection } from '../src/codes/items/item-selection';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('A code as administrators see it', () => {
  let app: TestApp;
  let admin: Visitor;
  let id: string;
  let alias: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    const project = (await admin.post('/api/projects', { name: 'Detail' })).body;
    const [item] = (await admin.post(`/api/projects/${project.id}/items`, { count: 1 })).body.items;
    ({ id, alias } = item);
  });
  afterAll(() => app.stop());

  const get = async (path = '') => (await admin.get(`/api/items/${id}${path}`)).body;

  it('should tell the state and the reasons that a scanner meets', async () => {
    expect(await get()).toMatchObject({
      projectName: 'Detail',
      state: 'activatable',
      reasons: [],
      owner: null,
      messageCount: 0,
    });
    const changed = await admin.patch(`/api/items/${id}`, { viewOnly: true, maxActivations: 0 });
    const { state, reasons } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    expect([state, reasons]).toEqual(['not-activatable', ['view_only', 'activations_exhausted']]);
    expect(changed.body).toMatchObject({ state, reasons });
    await admin.patch(`/api/items/${id}`, { status: 'disabled' });
    expect(await get()).toMatchObject({ state: 'disabled', reasons: [] });
  });

  it('should tell who holds it, who held it, how many messages came, and not a word of them', async () => {
    const other = await app.code();
    await app.owner(other, newEmail());
    await app.message(other);
    const first = await app.owner(alias, newEmail(), { name: 'Ann' });
    await app.message(alias, { body: 'The first secret' });
    await first.post(`/api/scan/${alias}/unactivate`);
    const second = await app.owner(alias, newEmail(), { name: 'Ben' });
    const template = {
      language: 'de',
      title: 'Gefunden?',
      description: '',
      messageFormTitle: '',
      messageFormPlaceholder: '',
      sendButtonText: '',
    };
    await second.put(`/api/scan/${alias}/template`, template);
    await app.message(alias, { body: 'The second secret' });
    await app.message(alias, { body: 'The third secret' });
    const another = await app.code();
    await second.post(`/api/scan/${another}/activate`);
    await app.message(another);

    const detail = await get();
    expect(detail).toMatchObject({ state: 'activated', owner: { name: 'Ben' }, messageCount: 3, template });
    const held = await get('/activations');
    expect(held).toMatchObject({
      total: 2,
      items: [
        { holder: { name: 'Ben' }, endedAt: null, messageCount: 2 },
        { holder: { name: 'Ann' }, endedAt: expect.any(String), messageCount: 1 },
      ],
    });
    expect((await get('/activations?page=2&pageSize=1')).items).toMatchObject([{ holder: { name: 'Ann' } }]);
    expect(JSON.stringify([detail, held])).not.toMatch(/secret|@/);
  });

  it('should go alone when it is deleted, and not at all when somebody held it', async () => {
    const { projectId } = await get();
    const path = `/api/projects/${projectId}/items`;
    const [other] = (await admin.post(path, { count: 1 })).body.items;
    for (const each of [alias, other.alias]) await app.visitor().get(`/api/scan/${each}`);
    await app.app.nest.get(ScanCounter).flush();
    expect((await admin.delete(`/api/items/${id}`)).status).toBe(204);
    expect((await admin.get(path)).body.items).toMatchObject([{ id: other.id }]);
    expect((await admin.get(`/api/items/${other.id}/scans`)).body.total).toBe(1);
    const owner = await app.owner(other.alias, newEmail());
    await owner.post(`/api/scan/${other.alias}/unactivate`);
    expect((await admin.delete(`/api/items/${other.id}`)).body.code).toBe('codes_activated');
  });

  it('should not be deleted as one of the project that it was moved from just before, nor be called activated', async () => {
    const { projectId } = await get();
    const { id: target } = (await admin.post('/api/projects', { name: 'Target' })).body;
    const selection = app.app.nest.get(ItemSelection);
    const find = selection.get.bind(selection);
    const late = jest.spyOn(selection, 'get').mockImplementationOnce(async (asked) => {
      const found = await find(asked);
      const changes = { projectId: target };
      await admin.post(`/api/projects/${projectId}/items/bulk`, { ids: [id], changes });
      return found;
    });
    expect((await admin.delete(`/api/items/${id}`)).body.code).toBe('not_found');
    late.mockRestore();
    expect(await app.findBrokenRules()).toEqual([]);
    expect((await admin.delete(`/api/items/${id}`)).status).toBe(204);
  });

  it('should count scans per day, and answer 404 for a code that is none', async () => {
    expect(await get('/scans?days=7')).toMatchObject({ total: 0, days: expect.any(Array) });
    const nobody = '01930000-0000-7000-8000-000000000000';
    for (const path of ['', '/activations', '/scans']) {
      expect((await admin.get(`/api/items/${nobody}${path}`)).status).toBe(404);
    }
  });
});
