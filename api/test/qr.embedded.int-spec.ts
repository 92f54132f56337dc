import { PLAIN_DESIGN } from '@ringtag/qr';
import { rasterise } from '@ringtag/tools/poppler';
import sharp from 'sharp';
import { readByBoth } from './support/qr-readers';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const DESIGN = {
  ...PLAIN_DESIGN,
  moduleShape: 'rounded',
  eyeShape: 'circle',
  foreground: '#0f766e',
  eyeColor: '#7f1d1d',
  errorCorrection: 'H',
  caption: 'Käthes Koffer',
};

describe('QR code of a code', () => {
  let app: TestApp;
  let owner: Visitor;
  let alias: string;
  let path: string;
  let url: string;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    alias = await app.code();
    owner = await app.owner(alias, newEmail());
    const [code] = (await owner.get('/api/my-codes')).body.items;
    path = `/api/my-codes/${code.id}`;
    url = code.url;
  });

  const refused = async (change: object) => {
    const { status, body } = await owner.put(`${path}/design`, { ...DESIGN, ...change });
    return { status, code: body.code, reasons: body.reasons, fields: body.error };
  };

  it('should lead to its scan page from each kind of file, before and after it is designed', async () => {
    // All but the scheme in capitals, which need fewer modules.
    expect(url).toBe(`http${url.slice(4).toUpperCase()}`);
    for (const design of [undefined, DESIGN]) {
      if (design) expect((await owner.put(`${path}/design`, design)).body).toEqual(design);
      const [svg, png, pdf] = await Promise.all(
        ['svg', 'png?size=300', 'pdf?size=30'].map((file) => owner.get(`${path}/qr.${file}`)),
      );
      expect(await readByBoth(sharp(svg!.bytes, { density: 200 }))).toEqual([url, url]);
      expect(await readByBoth(sharp(png!.bytes))).toEqual([url, url]);
      expect(await readByBoth(sharp(rasterise(pdf!.bytes, 300)))).toEqual([url, url]);
    }
    expect((await owner.get(path)).body.design).toEqual(DESIGN);
    expect((await owner.delete(`${path}/design`)).status).toBe(204);
    expect((await owner.get(path)).body.design).toBeNull();
  });

  it('should be a file to save under its own name, which runs nothing and has the size that was asked for (UPL-3)', async () => {
    const svg = await owner.get(`${path}/qr.svg`);
    expect(svg.headers.get('content-type')).toBe('image/svg+xml');
    expect(svg.headers.get('content-disposition')).toBe(`attachment; filename="${alias}.svg"`);
    expect(svg.headers.get('content-security-policy')).toContain('sandbox');
    expect(svg.body).toContain('width="40mm"');
    const png = await owner.get(`${path}/qr.png?size=777`);
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 777 });
    const pdf = await owner.get(`${path}/qr.pdf?size=30`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const [width] = /MediaBox \[0 0 ([\d.]+) /.exec(pdf.bytes.toString('latin1'))!.slice(1).map(Number);
    expect(width).toBeCloseTo((30 / 25.4) * 72, 1);
    expect(pdf.bytes.toString('latin1')).not.toContain('/Subtype /Image');
    for (const file of ['png?size=127', 'png?size=4097', 'pdf?size=14', 'pdf?size=x']) {
      expect((await owner.get(`${path}/qr.${file}`)).status).toBe(400);
    }
  });

  it('should be refused with the reason where phones could not read it, and stay as it was', async () => {
    const reasons = async (change: object) => (await refused(change)).reasons;
    expect(await refused({ foreground: '#ffffff', background: '#000000' })).toMatchObject({
      status: 400,
      code: 'design_refused',
      reasons: ['inverted'],
    });
    expect(await reasons({ foreground: '#9ca3af' })).toEqual(['low_contrast']);
    const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b91c1c' } })
      .png()
      .toBuffer();
    const logo = `data:image/png;base64,${red.toString('base64')}`;
    expect(await reasons({ logo, errorCorrection: 'M' })).toEqual(['logo_needs_level_h']);
    expect((await owner.get(path)).body.design).toBeNull();
    expect((await owner.put(`${path}/design`, { ...DESIGN, logo })).status).toBe(200);
  });

  it.each([
    ['foreground', 'red'],
    ['background', '#FFFFFF"/><script>'],
    ['quietZone', 3],
    ['moduleShape', 'star'],
    ['caption', '🧳'],
    ['caption', 'x'.repeat(41)],
    ['logo', 'https://example.com/logo.png'],
    ['logo', 'data:image/svg+xml;base64,AAAA'],
    ['logo', 'data:image/png;base64,AAAA'],
  ])('should say which field is wrong: %s %j', async (field, value) => {
    const { status, fields } = await refused({ [field]: value });
    expect([status, fields[0].field]).toEqual([400, field]);
  });

  it('should be plain again for the next owner, and gone with the account', async () => {
    await owner.put(`${path}/design`, DESIGN);
    await owner.post(`/api/scan/${alias}/unactivate`);
    expect((await owner.get(`${path}/qr.svg`)).status).toBe(404);
    const next = await app.owner(alias, newEmail());
    expect((await next.get(path)).body.design).toBeNull();
  });
});
