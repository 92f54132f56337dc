import { PLAIN_DESIGN } from '@ringtag/qr';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { PresetEntity } from '../src/codes/tables/preset.entity';
import { Pictures } from '../src/platform/pictures/pictures';
import { readByBoth } from './support/qr-readers';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const colored = (foreground: string) => ({ ...PLAIN_DESIGN, foreground, eyeColor: foreground });

describe('Presets', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const preset = async (name: string, foreground: string, isDefault = false): Promise<string> => {
    const { status, body } = await admin.post('/api/presets', {
      name,
      design: colored(foreground),
      isDefault,
    });
    expect(status).toBe(201);
    return body.id;
  };
  it('should take one turn with its logo, of the administrator who saves it', async () => {
    const red = { create: { width: 40, height: 40, channels: 3, background: '#b91c1c' } } as const;
    const png = await sharp(red).png().toBuffer();
    const logo = `data:image/png;base64,${png.toString('base64')}`;
    const { id } = (await admin.get('/api/user/me')).body;
    const remade = jest.spyOn(app.app.nest.get(Pictures), 'remake');
    const body = { name: 'With a logo', design: { ...PLAIN_DESIGN, errorCorrection: 'H', logo } };
    const made = await admin.post('/api/presets', body);
    expect(made.status).toBe(201);
    expect((await admin.patch(`/api/presets/${made.body.id}`, body)).status).toBe(200);
    const person = { id, isKnown: true, networks: [{ id, parts: 1 }] };
    expect(remade.mock.calls.map(([asker]) => asker)).toEqual([person, person]);
    await admin.delete(`/api/presets/${made.body.id}`);
  });

  const listed = async () => (await admin.get('/api/presets')).body.items;
  const readSvg = async (visitor: Visitor, path: string) => (await visitor.get(path)).bytes.toString();

  it('should give a code its own look, else that of its project, else the default one, else the plain one', async () => {
    const { body: project } = await admin.post('/api/projects', { name: 'Tags' });
    const path = `/api/projects/${project.id}`;
    const { body: batch } = await admin.post(`${path}/items`, { count: 1 });
    const item = `/api/items/${batch.items[0].id}`;
    const look = () => readSvg(admin, `${item}/qr.svg`);
    expect(await look()).toContain('#000000');
    const red = await preset('Red', '#b91c1c', true);
    expect(await look()).toContain('#b91c1c');
    const blue = await preset('Blue', '#1d4ed8');
    expect((await admin.patch(path, { presetId: blue })).body.presetId).toBe(blue);
    expect(await look()).toContain('#1d4ed8');
    const green = await preset('Green', '#15803d');
    expect((await admin.patch(item, { presetId: green })).body.presetId).toBe(green);
    expect(await look()).toContain('#15803d');
    const png = await admin.get(`${item}/qr.png`);
    expect(await readByBoth(sharp(png.bytes))).toEqual([batch.items[0].url, batch.items[0].url]);

    expect(await listed()).toEqual([
      expect.objectContaining({ id: blue, projects: 1, items: 0, isDefault: false }),
      expect.objectContaining({ id: green, projects: 0, items: 1, isDefault: false }),
      expect.objectContaining({ id: red, projects: 0, items: 0, isDefault: true }),
    ]);
    // What is gone counts for nothing: the next one does.
    for (const [id, next] of [
      [green, '#1d4ed8'],
      [blue, '#b91c1c'],
      [red, '#000000'],
    ] as const) {
      expect((await admin.delete(`/api/presets/${id}`)).status).toBe(204);
      expect(await look()).toContain(next);
    }
  });

  it('should be chosen with new projects and codes, and for many codes at once', async () => {
    const id = await preset('Teal', '#0f766e');
    const { body: project } = await admin.post('/api/projects', { name: 'Tags', presetId: id });
    expect(project.presetId).toBe(id);
    const path = `/api/projects/${project.id}/items`;
    const { body: batch } = await admin.post(path, { count: 2, presetId: id });
    expect(batch.items.map(({ presetId }: { presetId: string }) => presetId)).toEqual([id, id]);
    const bulk = (presetId: string | null) =>
      admin.post(`${path}/bulk`, { filter: {}, changes: { presetId } });
    expect((await bulk(null)).body.changed).toBe(2);
    expect((await bulk(id)).body.changed).toBe(2);
    const unknown = '0193c000-0000-7000-8000-000000000000';
    for (const { status, body } of [
      await admin.post('/api/projects', { name: 'Tags', presetId: unknown }),
      await admin.patch(`/api/projects/${project.id}`, { presetId: unknown }),
      await admin.post(path, { count: 1, presetId: unknown }),
      await admin.patch(`/api/items/${batch.items[0].id}`, { presetId: unknown }),
      await bulk(unknown),
    ]) {
      expect([status, body.error[0].field]).toEqual([400, 'presetId']);
    }
  });

  it('should be what an owner starts from, and gives way to what the owner designs', async () => {
    const id = await preset('Violet', '#6d28d9');
    const [alias, other] = (await app.codes(2)) as [string, string];
    const neighbour = await app.owner(other, newEmail());
    const [{ id: next }] = (await neighbour.get('/api/my-codes')).body.items;
    const theirs = colored('#9f1239');
    expect((await neighbour.put(`/api/my-codes/${next}/design`, theirs)).status).toBe(200);
    const owner = await app.owner(alias, newEmail());
    const [{ id: code }] = (await owner.get('/api/my-codes')).body.items;
    await admin.patch(`/api/items/${code}`, { presetId: id });
    const path = `/api/my-codes/${code}`;
    expect((await owner.get(path)).body).toMatchObject({ design: null, startDesign: colored('#6d28d9') });
    expect(await readSvg(owner, `${path}/qr.svg`)).toContain('#6d28d9');
    expect((await owner.put(`${path}/design`, PLAIN_DESIGN)).status).toBe(200);
    expect(await readSvg(owner, `${path}/qr.svg`)).not.toContain('#6d28d9');
    await owner.delete(`${path}/design`);
    expect(await readSvg(owner, `${path}/qr.svg`)).toContain('#6d28d9');
    expect((await neighbour.get(`/api/my-codes/${next}`)).body.design).toEqual(theirs);
  });

  it('should look alike on sheets and in archives of pictures', async () => {
    const id = await preset('Amber', '#92400e');
    const { body: project } = await admin.post('/api/projects', { name: 'Tags', presetId: id });
    await admin.post(`/api/projects/${project.id}/items`, { count: 1 });
    const sheet = await admin.post(`/api/projects/${project.id}/sheet.pdf`, {});
    const archive = await admin.post(`/api/projects/${project.id}/codes.zip`, { format: 'svg' });
    const [picture] = Object.values(unzipSync(archive.bytes));
    expect(strFromU8(picture!)).toContain('#92400e');
    const plain = await admin.patch(`/api/projects/${project.id}`, { presetId: null });
    expect(plain.body.presetId).toBeNull();
    const other = await admin.post(`/api/projects/${project.id}/sheet.pdf`, {});
    expect([sheet.status, other.status]).toEqual([200, 200]);
    expect(sheet.bytes.equals(other.bytes)).toBe(false);
  });

  it('should have one default at most, also when many become it at once', async () => {
    const { manager } = app.dataSource;
    // The first ones have no row that they could lock.
    await manager.deleteAll(PresetEntity);
    const names = ['Ash', 'Bay', 'Cyan', 'Dune'];
    const ids = await Promise.all(names.map((name) => preset(name, '#000000', true)));
    expect(await manager.countBy(PresetEntity, { isDefault: true })).toBe(1);
    await Promise.all(ids.map((id) => admin.patch(`/api/presets/${id}`, { isDefault: true })));
    expect(await app.dataSource.manager.countBy(PresetEntity, { isDefault: true })).toBe(1);
    expect((await listed()).map(({ name }: { name: string }) => name)).toEqual(names);
    const { id } = await app.dataSource.manager.findOneByOrFail(PresetEntity, { isDefault: true });
    expect((await admin.patch(`/api/presets/${id}`, { isDefault: false })).body.isDefault).toBe(false);
    expect(await app.dataSource.manager.countBy(PresetEntity, { isDefault: true })).toBe(0);
  });

  it('should have a new name of three characters or more', async () => {
    const statuses = [];
    for (const name of ['Ab', 'Abc'])
      statuses.push((await admin.post('/api/presets', { name, design: PLAIN_DESIGN })).status);
    expect(statuses).toEqual([400, 201]);
  });

  it('should refuse what phones cannot read, and keep what was there', async () => {
    const id = await preset('Kept', '#111111');
    const pale = { ...colored('#dddddd') };
    const refused = await admin.patch(`/api/presets/${id}`, { name: 'Pale', design: pale });
    expect(refused.body).toMatchObject({ code: 'design_refused', reasons: ['low_contrast'] });
    expect((await admin.post('/api/presets', { name: 'Pale', design: pale })).body.code).toBe(
      'design_refused',
    );
    expect((await admin.post('/api/presets', { name: '', design: PLAIN_DESIGN })).status).toBe(400);
    expect((await admin.post('/api/presets', { name: 'No design' })).status).toBe(400);
    const kept = await app.dataSource.manager.findOneByOrFail(PresetEntity, { id });
    expect(kept).toMatchObject({ name: 'Kept', design: colored('#111111') });
    expect((await admin.get(`/api/presets/${id}`)).body).toMatchObject({
      name: 'Kept',
      projects: 0,
      items: 0,
    });
    const nowhere = '/api/presets/0193c000-0000-7000-8000-000000000000';
    const answers = [await admin.get(nowhere), await admin.patch(nowhere, { name: 'X' })];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
