import { rasterise } from '@ringtag/tools/poppler';
import sharp from 'sharp';
import { fromBufferPromise } from 'yauzl';
import { codesOn, readByBoth } from './support/qr-readers';
import { newEmail, TestApp } from './support/test-app';

describe('A link service', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ SHORT_URL: 'https://short.test', LINK_SERVICE_URL: 'https://links.test' });
  });
  afterAll(() => app.stop());

  const svg = (bytes: Buffer) => sharp(bytes, { density: 200 }).flatten({ background: '#fff' });
  async function firstIn(zip: Buffer): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const archive = await fromBufferPromise(zip);
    for await (const entry of archive.eachEntry())
      for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  it('should begin the address in every file and link of a code', async () => {
    const admin = await app.admin();
    const { id } = (await admin.post('/api/projects', { name: 'Tags', activatable: true })).body;
    const [item] = (await admin.post(`/api/projects/${id}/items`, { count: 1 })).body.items;
    const url = `https://LINKS.TEST/SCAN/${item.alias}`;
    // For a host of this length, a scheme in lower case would make the symbol larger (ADR 19).
    const printed = url.toUpperCase();
    const owner = await app.owner(item.alias, newEmail());
    const [code] = (await owner.get('/api/my-codes')).body.items;
    const shown = (await admin.get(`/api/items/${item.id}`)).body;
    expect([item.url, shown.url, code.url]).toEqual([url, url, url]);
    expect((await admin.get(`/api/projects/${id}/items.csv`)).body).toContain(url);

    const read = async (path: string) => (await owner.get(`/api/my-codes/${code.id}/qr.${path}`)).bytes;
    expect(await readByBoth(svg(await read('svg')))).toEqual([printed, printed]);
    expect(await readByBoth(sharp(await read('png')))).toEqual([printed, printed]);
    expect(await readByBoth(sharp(rasterise(await read('pdf'), 300)))).toEqual([printed, printed]);
    expect(await readByBoth(svg((await admin.get(`/api/items/${item.id}/qr.svg`)).bytes))).toEqual([
      printed,
      printed,
    ]);
    const zip = await admin.post(`/api/projects/${id}/codes.zip`, { format: 'svg', size: 300 });
    expect(await readByBoth(svg(await firstIn(zip.bytes)))).toEqual([printed, printed]);
    const sheet = await admin.post(`/api/projects/${id}/sheet.pdf`, { layout: 'avery-l7160' });
    const onSheet = await codesOn(sharp(rasterise(sheet.bytes, 200)));
    expect(onSheet.map(({ text }) => text)).toEqual([printed]);
  });
});
