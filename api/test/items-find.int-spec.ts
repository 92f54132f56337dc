import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Codes of all projects', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    for (const [name, aliases] of [
      ['Keys', ['KEYS-2001', 'KEYS-2002']],
      ['Bags', ['KEYS-1003', 'BAGS-1001']],
    ] as const) {
      const { id } = (await admin.post('/api/projects', { name })).body;
      await admin.post(`/api/projects/${id}/items`, { items: aliases.map((alias) => ({ alias })) });
    }
  });
  afterAll(() => app.stop());

  const find = async (q: string): Promise<string[]> =>
    (await admin.get(`/api/items?q=${encodeURIComponent(q)}`)).body.items.map(
      ({ alias }: { alias: string }) => alias,
    );

  it.each([
    ['keys', ['KEYS1003', 'KEYS2001', 'KEYS2002']],
    ['keys-20', ['KEYS2001', 'KEYS2002']],
    ['https://example.com/scan/KEYS2002', ['KEYS2002']],
    ['%', []],
    ['_EYS', []],
    ['ключі', []],
    ['/', []],
    ['', []],
  ])('should be found by how their alias begins: %s', async (q, aliases) => {
    expect(await find(q)).toEqual(aliases);
  });

  it('should be found by a part of their label, after those whose alias begins so', async () => {
    const { id } = (await admin.post('/api/projects', { name: 'Labelled' })).body;
    const items = [
      { alias: 'LABEL-2', label: 'Frau Müller, Büro' },
      { alias: 'MULLER-9', label: 'Lager' },
    ];
    await admin.post(`/api/projects/${id}/items`, { items });
    expect(await find('müller')).toEqual(['LABEL2']);
    expect(await find('büro')).toEqual(['LABEL2']);
    expect(await find('label')).toEqual(['LABEL2']);
    expect(await find('ager')).toEqual(['MULLER9']);
  });

  it('should not be searched for without a text, or for too long a one', async () => {
    for (const query of ['', `?q=${'A'.repeat(101)}`])
      expect((await admin.get(`/api/items${query}`)).status).toBe(400);
  });

  it('should not be more than ten', async () => {
    const { id } = (await admin.post('/api/projects', { name: 'Many' })).body;
    const items = Array.from({ length: 12 }, (_, number) => ({ alias: `MANYCODES${number}` }));
    await admin.post(`/api/projects/${id}/items`, { items });
    expect(await find('manycodes')).toHaveLength(10);
  });
});
