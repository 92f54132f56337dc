import {
  LABEL_LAYOUTS,
  type LabelGeometry,
  type LabelLayout,
  labelsPerPage,
  ownLayout,
} from '@ringtag/contracts';
import { rasterise } from '@ringtag/tools/poppler';
import sharp from 'sharp';
import { toPlace } from './support/label-places';
import { codesOn } from './support/qr-readers';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const DPI = 200;

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

  /** Every code is where it belongs, in order, on as many pages as it needs. */
  async function expectAll(pdf: Buffer, items: Item[], layout: LabelLayout): Promise<void> {
    const perPage = labelsPerPage(layout);
    expect(pagesIn(pdf)).toBe(Math.ceil(items.length / perPage));
    for (let first = 0, page = 1; first < items.length; first += perPage, page += 1) {
      const expected = items.slice(first, first + perPage);
      const found = await onPage(pdf, page);
      expect(found.map(({ text }) => text).sort()).toEqual(expected.map(({ url }) => url).sort());
      expected.forEach(({ url }, label) => {
        const { x, y } = found.find(({ text }) => text === url)!;
        const place = toPlace(layout, label);
        expect(Math.abs((x / DPI) * 25.4 - place.x)).toBeLessThan(0.2);
        expect(Math.abs((y / DPI) * 25.4 - place.y)).toBeLessThan(0.2);
      });
    }
  }

  it.each([
    ['A4', 'avery-l7160'],
    ['Letter', 'avery-5160'],
  ] as const)(
    'should print every code once, in order and within 0.2 mm of its label: %s',
    async (pageSize, key) => {
      const layout = LABEL_LAYOUTS[key];
      const { path, items } = await project(labelsPerPage(layout) + 2);
      const { status, headers, bytes } = await admin.post(path, { pageSize });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      await expectAll(bytes, items, layout);
    },
  );

  const NO_MARGIN = { columns: 1, rows: 1, x0: 0, y0: 0, pitchX: 1, pitchY: 1 };
  it.each<[string, LabelGeometry, number]>([
    [
      'squares of two inches, as of Avery 22806',
      {
        page: 'Letter',
        width: 50.8,
        height: 50.8,
        columns: 3,
        rows: 4,
        x0: 15.9,
        y0: 15.2,
        pitchX: 66.7,
        pitchY: 66,
      },
      13,
    ],
    [
      "an A4 sheet of one's own",
      { page: 'A4', width: 30, height: 40.5, columns: 6, rows: 6, x0: 10.25, y0: 12, pitchX: 32, pitchY: 44 },
      36,
    ],
    ['a tape of 62 mm', { page: 'tape', width: 62, height: 29, ...NO_MARGIN }, 3],
    ['a tape of 24 mm', { page: 'tape', width: 36, height: 24, ...NO_MARGIN }, 2],
    ['a tape of 12 mm', { page: 'tape', width: 30, height: 12, ...NO_MARGIN }, 2],
  ])(
    'should print every code within 0.2 mm of its label of an own size: %s',
    async (name, geometry, count) => {
      const layout = await admin.post('/api/label-layouts', { name, ...geometry });
      expect(layout.status).toBe(201);
      const { path, items } = await project(count);
      const { bytes } = await admin.post(path, { layoutId: layout.body.id });
      await expectAll(bytes, items, ownLayout(geometry));
    },
  );

  it('should write a line below each code, and refuse letters that it cannot draw', async () => {
    const { path, items } = await project(1);
    const plain = (await admin.post(path)).bytes.length;
    const { bytes } = await admin.post(path, { caption: 'Wer mich findet, scannt mich' });
    expect(bytes.length).toBeGreaterThan(plain);
    expect((await onPage(bytes)).map(({ text }) => text)).toEqual([items[0]!.url]);
    const refused = await admin.post(path, { caption: '🔑' });
    expect([refused.status, refused.body.error[0].field]).toEqual([400, 'caption']);
  });

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
    const place = toPlace(LABEL_LAYOUTS['avery-5164'], 4, { x: 1.5, y: -2 });
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
