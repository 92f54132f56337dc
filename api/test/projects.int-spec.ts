import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

interface Project {
  id: string;
  name: string;
  itemCount: number;
  activatedCount: number;
}

describe('The list of projects', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const newProject = async (name: string, codes = 0): Promise<{ id: string; aliases: string[] }> => {
    const { id } = (await admin.post('/api/projects', { name })).body;
    if (codes === 0) return { id, aliases: [] };
    const { items } = (await admin.post(`/api/projects/${id}/items`, { count: codes })).body;
    return { id, aliases: items.map(({ alias }: { alias: string }) => alias) };
  };
  const readCounts = async (id: string) => {
    const { itemCount, activatedCount } = (await admin.get(`/api/projects/${id}`)).body;
    return [itemCount, activatedCount];
  };
  const listed = async (query: string): Promise<string[]> =>
    (await admin.get(`/api/projects?q=Order&${query}`)).body.items.map(({ name }: Project) => name);

  it('should have a new name of three characters or more', async () => {
    const statuses = [];
    for (const name of ['Ab', 'Abc']) statuses.push((await admin.post('/api/projects', { name })).status);
    expect(statuses).toEqual([400, 201]);
  });

  it('should come in each order, and page by page', async () => {
    await newProject('Order B', 2);
    const { aliases } = await newProject('Order A', 1);
    await newProject('Order C', 3);
    await app.owner(aliases[0]!, newEmail());
    expect(await listed('')).toEqual(['Order C', 'Order A', 'Order B']);
    expect(await listed('sort=oldest')).toEqual(['Order B', 'Order A', 'Order C']);
    expect(await listed('sort=name')).toEqual(['Order A', 'Order B', 'Order C']);
    expect(await listed('sort=codes')).toEqual(['Order C', 'Order B', 'Order A']);
    expect((await listed('sort=activated'))[0]).toBe('Order A');
    expect(await listed('sort=codes&pageSize=1&page=2')).toEqual(['Order B']);
    for (const query of ['sort=description', 'archived=maybe', 'page=0']) {
      expect((await admin.get(`/api/projects?${query}`)).status).toBe(400);
    }
  });

  it('should tell those in use from the archived ones, whose codes nobody can activate until they are restored', async () => {
    await newProject('In use');
    const { id, aliases } = await newProject('Order archived', 1);
    await newProject('Order in use');
    expect((await admin.patch(`/api/projects/${id}`, { archived: true })).body.archived).toBe(true);
    expect(await listed('archived=true')).toEqual(['Order archived']);
    const inUse = await listed('archived=false');
    expect(inUse).toContain('Order in use');
    expect(inUse).not.toContain('Order archived');
    const scan = async () => (await app.visitor().get(`/api/scan/${aliases[0]}`)).body;
    expect(await scan()).toMatchObject({ state: 'not-activatable', reasons: ['project_archived'] });
    await admin.patch(`/api/projects/${id}`, { archived: false });
    expect((await scan()).state).toBe('activatable');
  });

  it('should count what comes and goes, whoever does it, and all at once', async () => {
    const { id, aliases } = await newProject('Counted', 6);
    const emails = aliases.map(() => newEmail());
    const owners = await Promise.all(aliases.map((alias, index) => app.owner(alias, emails[index]!)));
    expect(await readCounts(id)).toEqual([6, 6]);
    // Both at once: one of them ends the activation, the other finds the code free.
    await Promise.all([1, 2].map(() => owners[0]!.post(`/api/scan/${aliases[0]}/unactivate`)));
    await owners[1]!.post(`/api/scan/${aliases[1]}/unactivate`);
    expect(await readCounts(id)).toEqual([6, 4]);
    // One free code for five at once.
    const others = await Promise.all(owners.slice(2).map((each) => each.get('/api/user/me')));
    expect(others.every(({ status }) => status === 200)).toBe(true);
    const tries = await Promise.all(
      owners.slice(1).map((each) => each.post(`/api/scan/${aliases[0]}/activate`)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await readCounts(id)).toEqual([6, 5]);
    await admin.post(`/api/projects/${id}/items`, { items: [{}, { alias: aliases[0] }] });
    const { items } = (await admin.post(`/api/projects/${id}/items`, { count: 2 })).body;
    await admin.delete(`/api/items/${items[0].id}`);
    expect(await readCounts(id)).toEqual([7, 5]);
    expect(await app.findBrokenRules()).toEqual([]);
  });

  it('should count right when codes are activated and given up while they move', async () => {
    const here = await newProject('Here', 4);
    const there = await newProject('There', 1);
    const statuses: number[] = [];
    const use = async (alias: string) => {
      const { visitor } = await app.member();
      await visitor.put('/api/profile', { name: 'Ann', fields: [] });
      for (let round = 0; round < 4; round += 1)
        for (const action of ['activate', 'unactivate'])
          if (round < 3 || action === 'activate')
            statuses.push((await visitor.post(`/api/scan/${alias}/${action}`)).status);
    };
    const move = async () => {
      for (let round = 0; round < 8; round += 1) {
        const [from, to] = round % 2 ? [there, here] : [here, there];
        const changes = { projectId: to.id };
        statuses.push(
          (await admin.post(`/api/projects/${from.id}/items/bulk`, { filter: {}, changes })).status,
        );
      }
    };
    await Promise.all([move(), ...here.aliases.map(use)]);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    const counts = [await readCounts(here.id), await readCounts(there.id)];
    expect([counts[0]![0]! + counts[1]![0]!, counts[0]![1]! + counts[1]![1]!]).toEqual([5, 4]);
    expect(await app.findBrokenRules()).toEqual([]);
  });
});
