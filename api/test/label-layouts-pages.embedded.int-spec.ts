import { LOCALES } from '@ringtag/contracts';
import { rasterise, readText } from '@ringtag/tools/poppler';
import sharp from 'sharp';
import { getAlignmentTexts } from '../src/codes/label-layouts/alignment-texts';
import { SQUARES } from './support/bodies';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const DPI = 254;

describe('Pages of label layouts', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const create = async (changes: object = {}) =>
    (await admin.post('/api/label-layouts', { ...SQUARES, ...changes })).body;

  it('should keep of a tape only what means something there', async () => {
    expect(await create({ page: 'tape', width: 62, height: 29 })).toMatchObject({
      columns: 1,
      rows: 1,
      x0: 0,
      y0: 0,
      pitchX: 62,
      pitchY: 29,
    });
  });

  it.each([
    ['columns', { columns: 4 }],
    ['rows', { y0: 45 }],
    ['pitchX', { pitchX: 40 }],
    ['pitchY', { pitchY: 49 }],
    ['width', { width: 0 }],
    ['height', { height: '50' }],
    ['columns', { columns: 1.5 }],
    ['page', { page: 'A5' }],
    ['name', { name: ' ' }],
  ])('should say that %s is wrong, of a new layout and of a change: %j', async (field, changes) => {
    const layout = await create();
    const answers = [
      await admin.post('/api/label-layouts', { ...SQUARES, ...changes }),
      await admin.patch(`/api/label-layouts/${layout.id}`, changes),
    ];
    for (const { status, body } of answers) expect([status, body.error[0].field]).toEqual([400, field]);
  });

  it.each(LOCALES)(
    'should have a page to try the printer with, in the language of who asks: %s',
    async (locale) => {
      await admin.patch('/api/user/me', { locale });
      const { headers, bytes } = await admin.get('/api/label-layouts/avery-5160/test-page.pdf');
      expect(headers.get('content-type')).toBe('application/pdf');
      const { scale, hold } = getAlignmentTexts(locale);
      const spaces = (text: string) => text.replace(/\s+/g, ' ');
      expect(spaces(readText(bytes))).toContain(spaces(scale));
      expect(spaces(readText(bytes))).toContain(spaces(hold));
      expect(bytes.toString('latin1')).toContain('/PrintScaling /None');
    },
  );

  it('should draw the outlines where the labels are, moved as the printer needs it', async () => {
    const { id } = await create();
    const { bytes } = await admin.get(`/api/label-layouts/${id}/test-page.pdf?offsetX=1.5&offsetY=-2`);
    const page = sharp(rasterise(bytes, DPI)).greyscale();
    const { data, info } = await page.raw().toBuffer({ resolveWithObject: true });
    // Ten pixels to a millimetre: the left edge of the first label, at half its height.
    const row = Math.round((20 - 2 + 10) * 10);
    const dark = Array.from({ length: 400 }, (_, x) => x).find((x) => data[row * info.width + x]! < 160)!;
    expect(Math.abs(dark / 10 - 21.5)).toBeLessThan(0.2);
    const column = Math.round((20 + 1.5 + 10) * 10);
    const top = Array.from({ length: 400 }, (_, y) => y).find((y) => data[y * info.width + column]! < 160)!;
    expect(Math.abs(top / 10 - 18)).toBeLessThan(0.2);
  });

  it('should have a test page for a tape on one label', async () => {
    const { id } = await create({ page: 'tape', width: 30, height: 12 });
    const { bytes } = await admin.get(`/api/label-layouts/${id}/test-page.pdf`);
    expect(bytes.toString('latin1').split('/Type /Page\n')).toHaveLength(2);
    const { width, height } = await sharp(rasterise(bytes, DPI)).metadata();
    expect([Math.round(width! / 10), Math.round(height! / 10)]).toEqual([30, 12]);
  });

  it.each(['avery-1', 'constructor', '01930000-0000-7000-8000-000000000000'])(
    'should have no test page for %s',
    async (id) => {
      expect((await admin.get(`/api/label-layouts/${id}/test-page.pdf`)).status).toBe(404);
    },
  );
});
