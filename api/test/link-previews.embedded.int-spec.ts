import { LOCALES } from '@ringtag/contracts';
import sharp from 'sharp';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { readPreview } from './support/link-preview';
import { newEmail, ORIGIN, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const WHATSAPP = { 'user-agent': 'WhatsApp/2.23.20.0', 'accept-language': 'en' };
const JOB = { key: 'jobTitle', value: 'Ärztin & "Chefin"', visibility: 'public' };

describe('The preview of a link', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
  });
  afterAll(() => app.stop());

  const read = async (path: string, language = 'en') => {
    const answer = await app.visitor().get(path, { ...WHATSAPP, 'accept-language': language });
    return readPreview(String(answer.body));
  };
  const activated = async (profile: object): Promise<{ alias: string; owner: Visitor }> => {
    const alias = await app.code();
    return { alias, owner: await app.owner(alias, newEmail(), { name: 'Ann Lee', ...profile }) };
  };
  const getPicture = async (address: string | undefined) => {
    expect(address).toMatch(new RegExp(`^${ORIGIN}/`));
    const answer = await fetch(app.url + address!.slice(ORIGIN.length), { headers: WHATSAPP });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const assertLarge = async (address: string | undefined) => {
    const { answer, bytes } = await getPicture(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    // WhatsApp shows no picture of more.
    expect(bytes.length).toBeLessThan(300_000);
    return answer;
  };

  it.each(LOCALES)('should say what the product is, on every page for strangers (%s)', async (locale) => {
    for (const path of [
      '/about',
      '/help',
      '/help/owner',
      '/scan',
      '/sign-in',
      '/sign-up',
      '/forgot-password',
      '/legal/terms',
      '/legal/privacy',
    ]) {
      const shown = await read(path, locale);
      expect(shown).toMatchObject({
        url: ORIGIN + path,
        canonical: ORIGIN + path,
        site: 'Ringtag',
        card: 'summary_large_image',
        size: ['1200', '630'],
        image: `${ORIGIN}/preview/brand-${locale}.png`,
        listed: true,
      });
      for (const text of [shown.title, shown.description]) expect(text?.length).toBeGreaterThan(5);
    }
    const answer = await assertLarge((await read('/about', locale)).image);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    await assertLarge(`${ORIGIN}/preview/lost-${locale}.png`);
  });

  it('should show of a contact what the card shows first', async () => {
    const { alias } = await activated({ fields: [JOB] });
    const shown = await read(`/scan/${alias}`);
    expect(shown).toMatchObject({
      title: 'Ann Lee',
      description: 'Ärztin & "Chefin"',
      url: `${ORIGIN}/scan/${alias}`,
      canonical: `${ORIGIN}/scan/${alias}`,
      size: ['1200', '630'],
      listed: false,
    });
    const answer = await assertLarge(shown.image);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60, must-revalidate');
  });

  it('should have the photo of a contact, and another address when the card changes', async () => {
    const { alias, owner } = await activated({ fields: [JOB] });
    const before = (await read(`/scan/${alias}`)).image;
    const background = { r: 255, g: 255, b: 255 };
    const white = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
    await owner.send('PUT', '/api/profile/photo', white, { 'content-type': 'image/png' });
    const after = (await read(`/scan/${alias}`)).image;
    expect(after).not.toBe(before);
    await assertLarge(after);
    const readMiddle = async (address: string | undefined) =>
      sharp((await getPicture(address)).bytes)
        .extract({ left: 100, top: 350, width: 10, height: 10 })
        .removeAlpha()
        .raw()
        .toBuffer();
    expect([...new Set(await readMiddle(after))]).toEqual([255]);
    await owner.delete('/api/profile/photo');
    expect((await read(`/scan/${alias}`)).image).toBe(before);
    expect([...new Set(await readMiddle(before))]).not.toEqual([255]);
  });

  it('should name nobody whose thing was lost, on no page of the code', async () => {
    const { alias, owner } = await activated({
      name: 'Wilhelmina Secret',
      fields: [{ key: 'phone', value: '+49 170 1234567', visibility: 'public' }],
    });
    await owner.put(`/api/scan/${alias}/template`, {
      language: 'en',
      title: 'Keys of Wilhelmina Secret',
      description: 'Secret lives here',
      messageFormTitle: '',
      messageFormPlaceholder: '',
      sendButtonText: '',
    });
    for (const path of ['', '/message', '/thanks']) {
      const shown = await read(`/scan/${alias}${path}`);
      expect(shown).toMatchObject({
        title: 'Found this? Thank you!',
        description: 'Tell the owner where it is.',
        site: 'Ringtag',
        image: `${ORIGIN}/preview/lost-en.png`,
        listed: false,
      });
      expect(JSON.stringify(shown)).not.toMatch(/Wilhelmina|Secret|170/);
    }
    expect((await getPicture(`${ORIGIN}/scan/${alias}/preview.png`)).answer.status).toBe(404);
  });

  it('should be no scan, and say nothing of codes that nobody has', async () => {
    const { alias } = await activated({ fields: [JOB] });
    const free = await app.code();
    await assertLarge((await read(`/scan/${alias}`)).image);
    await app.app.nest.get(ScanCounter).flush();
    const [{ n }] = (await app.dataSource.query(
      'SELECT COUNT(*) AS n FROM scan_counts WHERE itemId = (SELECT id FROM items WHERE alias = ?)',
      [alias],
    )) as [{ n: number }];
    expect(Number(n)).toBe(0);
    expect(await read(`/scan/${free}`)).toMatchObject({
      title: 'Activate this QR code',
      image: `${ORIGIN}/preview/brand-en.png`,
      listed: false,
    });
    for (const path of [`/scan/${free}/preview.png`, '/scan/NOPE234567/preview.png', '/preview/brand-xx.png'])
      expect((await getPicture(ORIGIN + path)).answer.status).toBe(404);
  });

  it('should not be of a conversation, nor of a failure', async () => {
    for (const path of ['/conversation/AAAAAAAAAAAAAAAAAAAAAA', '/nothing.png']) {
      const shown = await read(path);
      expect([shown.title, shown.image, shown.canonical]).toEqual([undefined, undefined, undefined]);
    }
  });
});
