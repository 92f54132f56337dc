import { copiesLayout, LABEL_LAYOUTS, LAYOUT_OF_PAGE, type PageSize } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { rasterise } from '@ringtag/tools/poppler';
import sharp from 'sharp';
import { toPlace } from './support/label-places';
import { codesOn } from './support/qr-readers';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const DPI = 200;
const toMillimetres = (pixels: number) => (pixels / DPI) * 25.4;

describe("A sheet with copies of one's own code", () => {
  let app: TestApp;
  let owner: Visitor;
  let path: string;
  let url: string;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    owner = await app.owner(await app.code(), newEmail());
    const [code] = (await owner.get('/api/my-codes')).body.items;
    path = `/api/my-codes/${code.id}`;
    url = code.url;
  });

  const findCodes = (pdf: Buffer) => codesOn(sharp(rasterise(pdf, DPI)));
  const readSize = (pdf: Buffer) =>
    /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))!.slice(1).map(Number);

  it.each<[PageSize, number, number]>([
    ['A4', 35, 12],
    ['A4', 25, 1],
    ['Letter', 70, 4],
    ['A4', 100, 2],
  ])(
    'should be one page of %s with codes %i mm wide, each within 0.2 mm of its place: %i',
    async (paper, size, copies) => {
      const query = `paper=${paper}&size=${size}&copies=${copies}`;
      const { status, headers, bytes } = await owner.get(`${path}/sheet.pdf?${query}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="\w+-\d+x\d+mm\.pdf"$/);
      expect(readSize(bytes)).toEqual([...LABEL_LAYOUTS[LAYOUT_OF_PAGE[paper]].size]);
      const text = bytes.toString('latin1');
      expect(text.split('/Type /Page\n')).toHaveLength(2);
      // At 100 %.
      expect(text).toContain('/PrintScaling /None');
      const found = await findCodes(bytes);
      expect(found.map((code) => code.text)).toEqual(Array.from({ length: copies }, () => url));
      const layout = copiesLayout(paper, size, copies);
      for (let copy = 0; copy < copies; copy += 1) {
        const { x, y } = toPlace(layout, copy);
        const distances = found.map((code) =>
          Math.hypot(toMillimetres(code.x) - x, toMillimetres(code.y) - y),
        );
        expect(Math.min(...distances)).toBeLessThan(0.2);
      }
    },
  );

  it("should have the owner's design, with the alias even where the design has none", async () => {
    const read = async () => (await owner.get(`${path}/sheet.pdf?copies=1&size=100`)).bytes;
    const plain = await read();
    await owner.put(`${path}/design`, { ...PLAIN_DESIGN, showAlias: false });
    expect((await read()).length).toBe(plain.length);
    const design = { ...PLAIN_DESIGN, background: '#ffff00', caption: 'Käthes Koffer' };
    expect((await owner.put(`${path}/design`, design)).body).toEqual(design);
    const designed = await read();
    const [code, ...others] = await findCodes(designed);
    expect([code!.text, others]).toEqual([url, []]);
    // In the margin of the symbol, which is 75 mm wide, and beside the code.
    const readColor = (millimetres: number) => {
      const left = Math.round(code!.x - (millimetres / 25.4) * DPI);
      const pixel = sharp(rasterise(designed, DPI)).removeAlpha().toColourspace('srgb');
      return pixel
        .extract({ left, top: Math.round(code!.y), width: 1, height: 1 })
        .raw()
        .toBuffer();
    };
    expect([...(await readColor(45))]).toEqual([255, 255, 0]);
    expect([...(await readColor(60))]).toEqual([255, 255, 255]);
  });

  it('should have six copies of 35 mm on A4 where nothing is said', async () => {
    const { bytes } = await owner.get(`${path}/sheet.pdf`);
    expect(readSize(bytes)[1]).toBe(841.89);
    expect(await findCodes(bytes)).toHaveLength(6);
  });

  it.each([
    ['paper', 'paper=A5'],
    ['size', 'size=19'],
    ['size', 'size=101'],
    ['size', 'size=x'],
    ['copies', 'copies=0'],
    ['copies', 'copies=13'],
    ['copies', 'size=100&copies=3'],
    ['copies', 'paper=Letter&size=70&copies=5'],
  ])('should be refused with the field that is wrong: %s in %s', async (field, query) => {
    const { status, body } = await owner.get(`${path}/sheet.pdf?${query}`);
    expect([status, body.error[0].field]).toEqual([400, field]);
  });

  it('should be of nobody else', async () => {
    const other = await app.owner(await app.code(), newEmail());
    expect((await other.get(`${path}/sheet.pdf`)).status).toBe(404);
    expect((await app.visitor().get(`${path}/sheet.pdf`)).status).toBe(401);
  });
});
