import { ALIAS_ALPHABET, ALIAS_LENGTH } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { UsersService } from '../src/accounts/users/users.service';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { ScanCountEntity } from '../src/codes/tables/scan-count.entity';
import { labels } from './support/bodies';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('Projects and their codes', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const newProject = async (body: object = {}) =>
    (await admin.post('/api/projects', { name: 'Tags', ...body })).body;

  it('should create a project, list it and show its counts', async () => {
    const project = await newProject({ description: 'For keys', activatable: false });
    expect(project).toMatchObject({ name: 'Tags', description: 'For keys', archived: false, itemCount: 0 });
    await admin.post(`/api/projects/${project.id}/items`, { count: 3 });
    expect((await admin.get(`/api/projects/${project.id}`)).body).toMatchObject({
      itemCount: 3,
      activatedCount: 0,
    });
    const list = (await admin.get('/api/projects?q=tag&pageSize=1')).body;
    expect(list).toMatchObject({ pageSize: 1, page: 1, items: [{ id: project.id }] });
  });

  it.each([
    ['projects', {}],
    ['presets', { design: PLAIN_DESIGN }],
    ['label-layouts', labels],
  ])(
    'should ask for three characters in the name of what is new, and keep shorter ones: %s',
    async (kind, fields) => {
      const create = (name: string) => admin.post(`/api/${kind}`, { ...fields, name });
      const { status, body } = await create(' ab ');
      expect([status, body.error]).toEqual([400, [expect.objectContaining({ field: 'name' })]]);
      const made = await create('abc');
      expect(made.status).toBe(201);
      expect((await admin.patch(`/api/${kind}/${made.body.id}`, { name: 'ab' })).status).toBe(200);
    },
  );

  it('should remember and forget the selected project', async () => {
    const { id } = await newProject();
    const { visitor } = await app.member();
    expect((await admin.put(`/api/projects/${id}/set-selected-project`)).status).toBe(204);
    expect((await admin.get('/api/user/me')).body.selectedProjectId).toBe(id);
    expect((await visitor.get('/api/user/me')).body.selectedProjectId).toBeNull();
    expect((await admin.get('/api/projects/reset-selected-project', OWN_SCRIPT)).status).toBe(204);
    expect((await admin.get('/api/user/me')).body.selectedProjectId).toBeNull();
  });

  it('should create a batch of random codes from the safe alphabet', async () => {
    const { id } = await newProject();
    const { status, body } = await admin.post(`/api/projects/${id}/items`, { count: 1500 });
    expect([status, body.total]).toEqual([201, 1500]);
    const aliases = body.items.map((item: { alias: string }) => item.alias);
    expect(new Set(aliases).size).toBe(1500);
    const safe = new RegExp(`^[${ALIAS_ALPHABET}]{${ALIAS_LENGTH}}$`);
    expect(aliases.every((alias: string) => safe.test(alias))).toBe(true);
  });

  it('should take chosen aliases in any case, and refuse a taken one with all of its batch', async () => {
    const { id } = await newProject();
    const chosen = await admin.post(`/api/projects/${id}/items`, {
      items: [{ alias: 'my-code-1', label: 'Bag' }, {}],
    });
    expect(chosen.body.items[0]).toMatchObject({
      alias: 'MYCODE1',
      label: 'Bag',
      activatable: true,
      status: 'active',
    });
    const again = await admin.post(`/api/projects/${id}/items`, {
      items: [{ alias: 'fresh-one' }, { alias: 'MyCode1' }],
    });
    expect([again.status, again.body.code, again.body.alias]).toEqual([409, 'alias_taken', 'MYCODE1']);
    expect((await admin.get(`/api/projects/${id}/items`)).body.total).toBe(2);
    expect((await app.visitor().get('/api/scan/FRESH-ONE')).status).toBe(404);
  });

  it.each([
    [{}, 'neither count nor items'],
    [{ count: 1, items: [{}] }, 'both'],
    [{ count: 0 }, 'none'],
    [{ count: 10_001 }, 'too many'],
    [{ count: 1.5 }, 'half a code'],
    [{ items: [{ alias: 'ABCDE' }] }, 'too short'],
    [{ items: [{ alias: 'A-B-C-D' }] }, 'too short without its hyphens'],
    [{ items: [{ alias: 'ÄÖÜ' }] }, 'other letters'],
    [{ items: [{ alias: 'admin' }] }, 'a reserved word'],
    [{ items: [{ alias: '---' }] }, 'only hyphens'],
    [{ items: [{ alias: 'same-one' }, { alias: 'SAMEONE' }] }, 'one listed twice'],
    [{ items: { 0: {} } }, 'an object for an array'],
  ])('should refuse the batch %j (%s)', async (body: object, _why) => {
    const { id } = await newProject();
    const answer = await admin.post(`/api/projects/${id}/items`, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect((await admin.get(`/api/projects/${id}/items`)).body.total).toBe(0);
  });

  it('should filter, search and page codes', async () => {
    const { id } = await newProject();
    await admin.post(`/api/projects/${id}/items`, {
      items: [{ label: 'Red bag' }, { label: 'Blue bag' }, {}],
    });
    const found = (await admin.get(`/api/projects/${id}/items?q=red`)).body;
    expect(found.total).toBe(1);
    await admin.patch(`/api/items/${found.items[0].id}`, { status: 'disabled' });
    expect((await admin.get(`/api/projects/${id}/items?status=disabled`)).body.total).toBe(1);
    expect((await admin.get(`/api/projects/${id}/items?activated=true`)).body.total).toBe(0);
    const second = (await admin.get(`/api/projects/${id}/items?page=2&pageSize=2`)).body;
    expect([second.items.length, second.total]).toEqual([1, 3]);
    for (const query of ['page=0', 'pageSize=101', 'page=x', 'status=gone', 'unknown=1']) {
      expect((await admin.get(`/api/projects/${id}/items?${query}`)).status).toBe(400);
    }
  });

  it('should show scanners at once what an administrator changes', async () => {
    const { id } = await newProject();
    const { items } = (await admin.post(`/api/projects/${id}/items`, { count: 1 })).body;
    const [item] = items;
    const scan = async () => (await app.visitor().get(`/api/scan/${item.alias}`)).body;
    expect((await scan()).state).toBe('activatable');
    await admin.patch(`/api/items/${item.id}`, { activatable: false, viewOnly: true, maxActivations: 0 });
    await admin.patch(`/api/projects/${id}`, { archived: true });
    expect(await scan()).toMatchObject({
      state: 'not-activatable',
      reasons: ['activation_not_enabled', 'view_only', 'project_archived', 'activations_exhausted'],
    });
    const refused = await app
      .visitor()
      .post(`/api/scan/${item.alias}/profile`, { name: 'A', email: 'a@example.com' });
    expect([refused.status, refused.body.code]).toEqual([409, 'not_activatable']);
    await admin.patch(`/api/items/${item.id}`, { status: 'disabled' });
    expect((await scan()).state).toBe('disabled');
  });

  it('should hand out the codes of a project as a file that no spreadsheet calculates with', async () => {
    const { id } = await newProject();
    await admin.post(`/api/projects/${id}/items`, { items: [{ alias: 'FIRST-ONE', label: '=1+1' }, {}] });
    const { headers, body, bytes } = await admin.get(`/api/projects/${id}/items.csv`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="codes-[\d-]+\.csv"$/);
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const lines = String(body).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\ufeff?alias,url,label,status,/);
    expect(lines[1]).toMatch(
      /^FIRSTONE,http:\/\/QR\.TEST\/SCAN\/FIRSTONE,'=1\+1,active,true,false,,0,false,false,\d{4}-/,
    );
    const filtered = (await admin.get(`/api/projects/${id}/items.csv?q=first`)).body;
    expect(String(filtered).split('\r\n')).toHaveLength(3);
    expect((await admin.get(`/api/projects/${id}/items.csv?status=broken`)).status).toBe(400);
  });

  it('should delete a code and a project with its codes, and forget that it was selected', async () => {
    const { id } = await newProject();
    const [first, second] = (await admin.post(`/api/projects/${id}/items`, { count: 2 })).body.items;
    await admin.put(`/api/projects/${id}/set-selected-project`);
    expect((await app.visitor().get(`/api/scan/${first.alias}`)).status).toBe(200);
    expect((await admin.delete(`/api/items/${first.id}`)).status).toBe(204);
    expect((await app.visitor().get(`/api/scan/${first.alias}`)).status).toBe(404);
    expect((await admin.get(`/api/projects/${id}`)).body.itemCount).toBe(1);
    const scans = (itemId: string) => app.dataSource.manager.countBy(ScanCountEntity, { itemId });
    const { id: elsewhere } = await newProject();
    const created = await admin.post(`/api/projects/${elsewhere}/items`, { count: 1 });
    const neighbour = created.body.items[0].id;
    for (const itemId of [second.id, neighbour]) {
      await app.dataSource.manager.insert(ScanCountEntity, { itemId, day: '2026-11-01', count: 3 });
    }
    expect((await admin.delete(`/api/projects/${id}`)).status).toBe(204);
    expect([await scans(second.id), await scans(neighbour)]).toEqual([0, 1]);
    expect((await admin.get(`/api/items/${second.id}`)).status).toBe(404);
    expect((await admin.get('/api/user/me')).body.selectedProjectId).toBeNull();
    expect((await admin.delete(`/api/projects/${id}`)).status).toBe(404);
  });

  it('should keep another project selected that was chosen while the one before was deleted', async () => {
    const [{ id }, { id: next }] = [await newProject(), await newProject()];
    await admin.put(`/api/projects/${id}/set-selected-project`);
    const users = app.app.nest.get(UsersService);
    const find = users.findSelecting.bind(users);
    jest.spyOn(users, 'findSelecting').mockImplementationOnce(async (projectId) => {
      const found = await find(projectId);
      await admin.put(`/api/projects/${next}/set-selected-project`);
      return found;
    });
    expect((await admin.delete(`/api/projects/${id}`)).status).toBe(204);
    expect((await admin.get('/api/user/me')).body.selectedProjectId).toBe(next);
  });

  it('should not delete what somebody activated, even if nobody holds it any more', async () => {
    const { id } = await newProject();
    const [held, free] = (await admin.post(`/api/projects/${id}/items`, { count: 2 })).body.items;
    const owner = await app.owner(held.alias, newEmail());
    const refusal = async (path: string) => (await admin.delete(path)).body.code;
    expect(await refusal(`/api/items/${held.id}`)).toBe('codes_activated');
    expect(await refusal(`/api/projects/${id}`)).toBe('codes_activated');
    await owner.post(`/api/scan/${held.alias}/unactivate`);
    expect(await refusal(`/api/items/${held.id}`)).toBe('codes_activated');
    expect((await admin.get(`/api/items/${free.id}`)).status).toBe(200);
  });

  it('should never leave a code without its project when both happen at once', async () => {
    const { id } = await newProject();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => admin.post(`/api/projects/${id}/items`, { count: 20 })),
      admin.delete(`/api/projects/${id}`),
      ...Array.from({ length: 5 }, () => admin.post(`/api/projects/${id}/items`, { count: 20 })),
    ]);
    expect(answers.every(({ status }) => [201, 204, 404].includes(status))).toBe(true);
    expect(await app.dataSource.manager.countBy(ItemEntity, { projectId: id })).toBe(0);
  });

  it('should answer 404 for a project or code that does not exist', async () => {
    const nobody = '01930000-0000-7000-8000-000000000000';
    expect((await admin.get(`/api/projects/${nobody}`)).status).toBe(404);
    expect((await admin.post(`/api/projects/${nobody}/items`, { count: 1 })).status).toBe(404);
    expect((await admin.get(`/api/items/${nobody}`)).status).toBe(404);
    expect((await admin.patch(`/api/items/${nobody}`, { label: 'x' })).status).toBe(404);
    expect((await admin.put(`/api/projects/${nobody}/set-selected-project`)).status).toBe(404);
  });
});
