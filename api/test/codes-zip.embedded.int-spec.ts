import sharp from 'sharp';
import { fromBufferPromise } from 'yauzl';
import { ItemSelection } from '../src/codes/items/item-selection';
import { QrDesignsService } from '../src/codes/qr/qr-designs.service';
import { codesOn } from './support/qr-readers';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

interface Item {
  id: string;
  alias: string;
  url: string;
}

describe('Codes as pictures in a ZIP', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  async function project(count: number): Promise<{ path: string; items: Item[] }> {
    const { id } = (await admin.post('/api/projects', { name: 'Pictures' })).body;
    const { items } = (await admin.post(`/api/projects/${id}/items`, { count })).body;
    return { path: `/api/projects/${id}/codes.zip`, items };
  }

  /** By another library than the one that wrote it, which compares checksums. */
  async function filesIn(zip: Buffer): Promise<Map<string, Buffer>> {
    const files = new Map<string, Buffer>();
    const opened = await fromBufferPromise(zip);
    for await (const entry of opened.eachEntry()) {
      const chunks: Buffer[] = [];
      for await (const chunk of await opened.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      files.set(entry.fileName, Buffer.concat(chunks));
    }
    return files;
  }

  it.each(['svg', 'png'])('should hold each code once, named by it and readable: %s', async (format) => {
    const { path, items } = await project(7);
    const { status, headers, bytes } = await admin.post(path, { format, size: 300 });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="codes-${format}.zip"`);
    const files = await filesIn(bytes);
    expect([...files.keys()]).toEqual(items.map(({ alias }) => `${alias}.${format}`));
    for (const { alias, url } of items) {
      const file = files.get(`${alias}.${format}`)!;
      const found = await codesOn(sharp(file, { density: 300 }).flatten({ background: '#fff' }));
      expect(found.map(({ text }) => text)).toEqual([url]);
    }
    if (format === 'png') expect((await sharp(files.values().next().value!).metadata()).width).toBe(300);
  });

  it('should hold the chosen codes or those of a filter, and none of another project', async () => {
    const [{ path, items }, other] = [await project(3), await project(1)];
    const names = async (body: object) => [
      ...(await filesIn((await admin.post(path, { format: 'svg', ...body })).bytes)).keys(),
    ];
    expect(await names({ itemIds: [items[1]!.id, other.items[0]!.id] })).toEqual([`${items[1]!.alias}.svg`]);
    expect(await names({ filter: { q: items[2]!.alias } })).toEqual([`${items[2]!.alias}.svg`]);
  });

  it.each([
    ['format', {}],
    ['format', { format: 'gif' }],
    ['size', { format: 'png', size: 10 }],
    ['filter', { format: 'svg', filter: { q: 'nothing like it' } }],
  ])('should say that %s is wrong: %j', async (field, body) => {
    const { path } = await project(1);
    const answer = await admin.post(path, body);
    expect([answer.status, answer.body.error[0].field]).toEqual([400, field]);
  });

  it('should stop drawing when the reader has gone', async () => {
    const { path } = await project(3000);
    const drawn = jest.spyOn(app.app.nest.get(QrDesignsService), 'draw');
    const selection = app.app.nest.get(ItemSelection);
    const { walk: inSteps } = selection;
    const ended = new Promise<void>((resolve) => {
      jest.spyOn(selection, 'walk').mockImplementation(async function* (selected) {
        try {
          yield* inSteps.call(selection, selected);
        } finally {
          resolve();
        }
      });
    });
    const leaving = new AbortController();
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://qr.test', cookie: admin.cookie! },
      body: JSON.stringify({ format: 'png', size: 1024 }),
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    leaving.abort();
    await ended;
    expect(drawn.mock.calls.length).toBeGreaterThan(0);
    expect(drawn.mock.calls.length).toBeLessThan(1000);
  });
});
