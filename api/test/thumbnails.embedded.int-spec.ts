import { PLAIN_DESIGN } from '@ringtag/qr';
import sharp from 'sharp';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

/** Small pictures of codes, for lists. */
describe('A small picture of a code', () => {
  let app: TestApp;
  let owner: Visitor;
  let admin: Visitor;
  let code: { id: string; alias: string };
  let free: { id: string; projectId: string };
  beforeAll(async () => {
    app = await TestApp.start();
    const [alias, other] = (await app.codes(2)) as [string, string];
    owner = await app.owner(alias, newEmail());
    admin = await app.admin();
    code = (await owner.get('/api/my-codes')).body.items[0];
    const { projectId } = (await admin.get(`/api/items/${code.id}`)).body;
    free = (await admin.get(`/api/projects/${projectId}/items?q=${other}`)).body.items[0];
  });
  afterAll(() => app.stop());

  const ownPath = async () => (await owner.get('/api/my-codes')).body.items[0].thumbnail as string;
  const listed = async (id: string) => {
    const { items } = (await admin.get(`/api/projects/${free.projectId}/items`)).body;
    return items.find((item: { id: string }) => item.id === id).thumbnail as string;
  };
  const corner = async (bytes: Buffer) => [
    ...(await sharp(bytes).removeAlpha().raw().toBuffer()).subarray(0, 3),
  ];
  const yellow = { ...PLAIN_DESIGN, background: '#ffff00', caption: 'Bike', quietZone: 10 };

  it('should be a square PNG of a few KB that a browser keeps', async () => {
    const { status, headers, bytes } = await owner.get(await ownPath());
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('private, max-age=2592000, immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 144, height: 144 });
    expect(bytes.length).toBeLessThan(4000);
  });

  it('should have another address once its owner has designed it, for administrators too', async () => {
    const before = [await ownPath(), await listed(code.id)];
    expect((await owner.put(`/api/my-codes/${code.id}/design`, yellow)).status).toBe(200);
    const after = [await ownPath(), await listed(code.id)];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    // The caption and the margin of the design do not make it higher than wide.
    const own = await owner.get(after[0]!);
    expect(await sharp(own.bytes).metadata()).toMatchObject({ width: 144, height: 144 });
    expect(await corner(own.bytes)).toEqual([255, 255, 0]);
    expect((await admin.get(after[1]!)).bytes.equals(own.bytes)).toBe(true);

    expect((await owner.delete(`/api/my-codes/${code.id}/design`)).status).toBe(204);
    expect([await ownPath(), await listed(code.id)]).toEqual(before);
  });

  it('should not be kept under an address of another version', async () => {
    for (const query of ['', '?v=', '?v=0000000000000000']) {
      const { status, headers } = await owner.get(`/api/my-codes/${code.id}/thumbnail.png${query}`);
      expect([query, status, headers.get('cache-control')]).toEqual([query, 200, 'private, no-cache']);
    }
  });

  it('should follow the preset of the code, else of the project, else the default', async () => {
    const made = async (background: string, isDefault = false) => {
      const preset = { name: background, design: { ...PLAIN_DESIGN, background }, isDefault };
      return (await admin.post('/api/presets', preset)).body.id as string;
    };
    const shown = async () => corner((await admin.get(await listed(free.id))).bytes);
    expect(await shown()).toEqual([255, 255, 255]);
    await made('#ffffcc', true);
    expect(await shown()).toEqual([255, 255, 204]);
    await admin.patch(`/api/projects/${free.projectId}`, { presetId: await made('#ffccff') });
    expect(await shown()).toEqual([255, 204, 255]);
    await admin.patch(`/api/items/${free.id}`, { presetId: await made('#ccffff') });
    expect(await shown()).toEqual([204, 255, 255]);
  });

  it('should be answered to nobody else', async () => {
    const other = await app.owner(await app.code(), newEmail());
    const path = await ownPath();
    expect((await other.get(path)).status).toBe(404);
    expect((await other.get(await listed(code.id))).status).toBe(403);
    expect((await app.visitor().get(path)).status).toBe(401);
  });
});
