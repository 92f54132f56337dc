import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkSettings } from '../src/operations/doctor/checks/settings';
import { loadUsableConfig } from '../src/platform/config/load-usable-config';
import { listFaults } from './support/findings';
import { newEmail, TestApp } from './support/test-app';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#00f"/></svg>';

describe('The brand of an installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ringtag-brand-'));
  let app: TestApp;
  beforeAll(async () => {
    const logo = join(folder, 'logo.svg');
    writeFileSync(logo, LOGO);
    app = await TestApp.startWithPages({ BRAND_NAME: 'Kofferfund', BRAND_LOGO: logo });
    const manifest = readFileSync(join(__dirname, '../../shell/public/manifest.webmanifest'));
    writeFileSync(join(app.webRoot, 'shell/dist/manifest.webmanifest'), manifest);
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });
  const get = (path: string) => app.visitor().get(path, { accept: 'text/html', 'accept-language': 'en' });
  const colours = async (png: Buffer) => {
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    return { middle: at(info.width / 2, info.height / 2), corner: at(0, 0), width: info.width };
  };

  it('should stand on every page and in every mail, and the product nowhere', async () => {
    const alias = await app.code();
    const email = newEmail('owner');
    await app.owner(alias, email);
    const paths = [
      '/sign-in',
      '/messages',
      '/about',
      '/help',
      '/scan',
      `/scan/${alias}`,
      `/scan/${alias}/message`,
    ];
    for (const path of [...paths, '/nothing/here', '/manifest.webmanifest']) {
      const text = (await get(path)).bytes.toString();
      expect([path, text.includes('Kofferfund'), /Ringtag\b/.test(text)]).toEqual([path, true, false]);
    }
    const { subject, text, html } = await app.mail.waitFor(email);
    expect(`${subject}${text}${html}`).toContain('Kofferfund');
    expect(`${subject}${text}${html}`).not.toContain('Ringtag');
  });

  it('should have its own logo in the place of the other, which the policy of the page allows', async () => {
    for (const path of ['/sign-in', '/messages', '/about', '/scan']) {
      const { headers, bytes } = await get(path);
      const styles = [...bytes.toString().matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!);
      const style = styles.find((each) => each.includes('{background:url(/favicon.svg)'));
      const hash = createHash('sha256')
        .update(style ?? '')
        .digest('base64');
      expect([path, headers.get('content-security-policy')]).toEqual([path, expect.stringContaining(hash)]);
    }
  });

  it('should be known to the scripts of every page', async () => {
    const alias = await app.code();
    for (const path of ['/sign-in', '/messages', '/scan', `/scan/${alias}`]) {
      const html = (await get(path)).bytes.toString();
      const [, block = '{}'] = /<script[^>]* id="site"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      expect([path, JSON.parse(block)]).toEqual([path, expect.objectContaining({ name: 'Kofferfund' })]);
    }
  });

  it('should be what browsers and phones show as icons', async () => {
    expect((await get('/favicon.svg')).bytes.toString()).toBe(LOGO);
    for (const [path, width] of [
      ['/favicon.ico', 48],
      ['/icon-512.png', 512],
    ] as const) {
      const icon = await get(path);
      expect(icon.headers.get('content-type')).toBe('image/png');
      expect(await colours(icon.bytes)).toMatchObject({ middle: [0, 0, 255], width });
    }
    // Phones cut the corners, and show black where nothing is.
    const icon = await colours((await get('/apple-touch-icon.png')).bytes);
    expect(icon).toEqual({ middle: [0, 0, 255], corner: [255, 255, 255], width: 180 });
  });

  it('should be in the title of printed labels', async () => {
    const admin = await app.admin();
    const { id } = (await admin.post('/api/projects', { name: 'Tags' })).body;
    await admin.post(`/api/projects/${id}/items`, { count: 1 });
    const pdf = (await admin.post(`/api/projects/${id}/sheet.pdf`)).bytes.toString('latin1');
    expect([pdf.includes('(Kofferfund)'), pdf.includes('Ringtag')]).toEqual([true, false]);
  });

  it('should stand at the top of the pictures that messengers show', async () => {
    const { bytes } = await get('/preview/brand-en.png');
    const mark = await sharp(bytes).extract({ left: 90, top: 94, width: 20, height: 8 }).png().toBuffer();
    expect((await colours(mark)).middle).toEqual([0, 0, 255]);
  });
});

describe('A logo that cannot be drawn', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ringtag-brand-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('should not let the server start, which the doctor finds', async () => {
    const logo = join(folder, 'logo.svg');
    writeFileSync(logo, LOGO.replace('<rect', '<g><rect'));
    await expect(TestApp.startWithPages({ BRAND_LOGO: logo })).rejects.toThrow(
      '- BRAND_LOGO: must be an SVG',
    );
    const findFaults = () =>
      listFaults(checkSettings(loadUsableConfig({ DATA_DIR: folder, NODE_ENV: 'test', BRAND_LOGO: logo })));
    const fault = expect.stringMatching(/^problem: BRAND_LOGO: must be an SVG file .* → Fix it/);
    expect(await findFaults()).toContainEqual(fault);
    writeFileSync(logo, LOGO);
    expect(await findFaults()).not.toContainEqual(fault);
  });
});
