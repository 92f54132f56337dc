import { LABEL_LAYOUTS, type LabelLayoutId } from '@ringtag/contracts';
import { rasterise } from '@ringtag/tools/poppler';
import sharp from 'sharp';
import { codesOn } from './support/qr-readers';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const DPI = 200;
const POINTS_PER_MILLIMETRE = 72 / 25.4;
/** What a code with its alias is wide and high, in modules, and how far it keeps from the edge of its label. */
const [WIDTH, HEIGHT, PADDING] = [33, 37, 4];

interface Item {
  id: string;
  alias: string;
  url: string;
}

describe('Sheets of labels', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  async function project(count: number): Promise<{ path: string; items: Item[] }> {
    const { id } = (await admin.post('/api/projects', { name: 'Tags' })).body;
    const { items } = (await admin.post(`/api/projects/${id}/items`, { count })).body;
    return { path: `/api/projects/${id}/sheet.pdf`, items };
  }
  const onPage = (pdf: Buffer, page = 1) => codesOn(sharp(rasterise(pdf, DPI, page)));
  const pagesIn = (pdf: Buffer) => pdf.toString('latin1').split('/Type /Page\n').length - 1;

  /** Where the middle of a symbol belongs, in millimetres. */
  function placeOf(
    layoutId: LabelLayoutId,
    label: number,
    offset = { x: 0, y: 0 },
  ): { x: number; y: number } {
    const { label: size, grid, origin, pitch } = LABEL_LAYOUTS[layoutId];
    const scale = Math.min((size[0] - 2 * PADDING) / WIDTH, (size[1] - 2 * PADDING) / HEIGHT);
    const x = origin[0] + (label % grid[0]) * pitch[0] + size[0] / 2;
    const top = origin[1] + Math.floor(label / grid[0]) * pitch[1] + (size[1] - HEIGHT * scale) / 2;
    return {
      x: x / POINTS_PER_MILLIMETRE + offset.x,
      y: (top + (WIDTH * scale) / 2) / POINTS_PER_MILLIMETRE + offset.y,
    };
  }

  it.each(['A4', 'Letter'] as const)(
    'should print every code once, in order and within 0.2 mm of its label: %s',
    async (pageSize) => {
      const layout = pageSize === 'A4' ? 'avery-l7160' : 'avery-5160';
      const { path, items } = await project(LABEL_LAYOUTS[layout].grid[0] * 4 + 2);
      const { status, headers, bytes } = await admin.post(path, { pageSize });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(pagesIn(bytes)).toBe(1);
      const found = await onPage(bytes);
      expect(found.map(({ text }) => text).sort()).toEqual(items.map(({ url }) => url).sort());
      items.forEach(({ url }, label) => {
        const { x, y } = found.find(({ text }) => text === url)!;
        const place = placeOf(layout, label);
        expect(Math.abs((x / DPI) * 25.4 - place.x)).toBeLessThan(0.2);
        expect(Math.abs((y / DPI) * 25.4 - place.y)).toBeLessThan(0.2);
      });
    },
  );

  it('should begin at the label that is left on the sheet, move for the printer, and go on on the next page', async () => {
    const { path, items } = await project(4);
    const body = { layout: 'avery-5164', startAt: 5, offsetX: 1.5, offsetY: -2, cutMarks: true };
    const { bytes } = await admin.post(path, body);
    expect(pagesIn(bytes)).toBe(2);
    expect(bytes.toString('latin1')).toContain('/PrintScaling /None');
    const [first, second] = [await onPage(bytes), await onPage(bytes, 2)];
    const urls = items.map(({ url }) => url);
    expect(first.map(({ text }) => text).sort()).toEqual(urls.slice(0, 2).sort());
    expect(second.map(({ text }) => text).sort()).toEqual(urls.slice(2).sort());
    const place = placeOf('avery-5164', 4, { x: 1.5, y: -2 });
    const { x, y } = first.find(({ text }) => text === urls[0])!;
    expect((x / DPI) * 25.4).toBeCloseTo(place.x, 0);
    expect(Math.abs((y / DPI) * 25.4 - place.y)).toBeLessThan(0.2);
  });

  it('should print the chosen codes or those of a filter, and none of another project', async () => {
    const [{ path, items }, other] = [await project(3), await project(1)];
    const texts = async (body: object) =>
      (await onPage((await admin.post(path, body)).bytes)).map(({ text }) => text);
    expect(await texts({ itemIds: [items[1]!.id, other.items[0]!.id] })).toEqual([items[1]!.url]);
    expect(await texts({ filter: { q: items[2]!.alias } })).toEqual([items[2]!.url]);
  });

  it.each([
    ['startAt', { startAt: 22 }],
    ['startAt', { startAt: 0 }],
    ['layout', { layout: 'avery-1' }],
    ['offsetX', { offsetX: 11 }],
    ['filter', { filter: { q: 'nothing like it' } }],
  ])('should say that %s is wrong: %j', async (field, body) => {
    const { path } = await project(1);
    const answer = await admin.post(path, body);
    expect([answer.status, answer.body.error[0].field]).toEqual([400, field]);
  });
});
