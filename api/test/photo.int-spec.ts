import { PHOTO } from '@ringtag/contracts';
import sharp from 'sharp';
import { ProfilePhotoEntity } from '../src/accounts/tables/profile-photo.entity';
import { picture } from './support/photos';
import { newEmail, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

const BLUE = '#2020d0';

describe('The photo of a profile (UPL-1)', () => {
  let app: TestApp;
  let alias: string;
  let owner: Visitor;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    alias = await app.code();
    owner = await app.owner(alias, newEmail());
  });

  const upload = (bytes: Buffer | string, type = 'image/png', visitor = owner): Promise<Answer> =>
    visitor.send('PUT', '/api/profile/photo', bytes, { 'content-type': type });
  const download = async (path: string) => {
    const response = await fetch(app.url + path);
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  const shown = async () => (await app.visitor().get(`/api/scan/${alias}`)).body.owner.photo;

  it('should be a square WebP without metadata, for everybody, on the card and in the document (UPL-1)', async () => {
    // As a camera writes it: lying on its side, with a place and a name.
    const camera = await picture(900, 600)
      .composite([{ input: await picture(300, 600, BLUE).png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Artist: 'Wilhelmina' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(camera.toString('latin1')).toContain('Wilhelmina');
    const { status, body } = await upload(camera, 'image/jpeg');
    expect([status, body]).toEqual([
      200,
      { photo: expect.stringMatching(/^\/api\/photos\/[0-9a-f]{64}\.webp$/) },
    ]);

    const { headers, bytes, ...answer } = await download(body.photo);
    expect(answer.status).toBe(200);
    expect(
      Object.fromEntries([...headers].filter(([name]) => /^content-(t|d|s)|cache|x-content/.test(name))),
    ).toEqual({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="photo.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=60, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
    const kept = await sharp(bytes).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif, kept.xmp]).toEqual([
      'webp',
      512,
      512,
      undefined,
      undefined,
    ]);
    expect(bytes.toString('latin1')).not.toContain('Wilhelmina');
    // Turned: what was on the left is on top.
    const [, , top] = await sharp(bytes).extract({ left: 256, top: 2, width: 1, height: 1 }).raw().toBuffer();
    expect(top).toBeGreaterThan(150);

    expect(await shown()).toBe(body.photo);
    expect((await owner.get('/api/profile')).body.photo).toBe(body.photo);
    const document = (await app.visitor().get(`/scan/${alias}`, { 'sec-fetch-mode': 'navigate' }))
      .body as string;
    const [small, larger] = [192, 288].map((edge) => body.photo.replace('.webp', `-${edge}.webp`));
    expect(document).toContain(`src="${small}" srcSet="${small} 2x, ${larger} 3x" fetchPriority="high"`);
    expect((await owner.get('/api/user/export')).body.photo).toMatch(
      new RegExp(`^https?://.*${body.photo}$`),
    );
  });

  it('should have copies for small screens, which are gone with it', async () => {
    const { photo } = (await upload(await picture(600, 600).png().toBuffer())).body;
    const at = (edge: number) => photo.replace('.webp', `-${edge}.webp`);
    for (const edge of [192, 288, 192]) {
      const { bytes, headers, status } = await download(at(edge));
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await sharp(bytes).metadata()).width).toBe(edge);
      const again = { headers: { 'if-none-match': headers.get('etag')! } };
      expect((await fetch(app.url + at(edge), again)).status).toBe(304);
    }
    expect((await download(at(400))).status).toBe(404);
    await owner.send('DELETE', '/api/profile/photo');
    expect((await download(at(192))).status).toBe(404);
  });

  it('should be replaced, outlive a save of the profile, and be removed', async () => {
    const first = (await upload(await picture(40, 30).webp().toBuffer(), 'image/webp')).body.photo;
    const { width, height } = await sharp((await download(first)).bytes).metadata();
    expect([width, height]).toEqual([30, 30]);
    const second = (await upload(await picture(64, 64, BLUE).png().toBuffer())).body.photo;
    expect((await download(first)).status).toBe(404);
    const saved = await owner.put('/api/profile', { name: 'Zoë', fields: [] });
    expect(saved.body).toEqual({ name: 'Zoë', fields: [], photo: second });
    expect((await owner.delete('/api/profile/photo')).status).toBe(204);
    expect((await owner.delete('/api/profile/photo')).status).toBe(204);
    expect((await download(second)).status).toBe(404);
    expect(await shown()).toBeUndefined();
    expect((await owner.get('/api/profile')).body.photo).toBeUndefined();
  });

  it('should be gone a minute after its removal wherever it was kept, and cost nothing until then', async () => {
    const { photo } = (await upload(await picture(64, 64).png().toBuffer())).body;
    const other = await app.owner(await app.code(), newEmail());
    await upload(await picture(64, 64, BLUE).png().toBuffer(), 'image/png', other);
    const { headers, bytes } = await download(photo);
    expect(headers.get('cache-control')).toBe('private, max-age=60, must-revalidate');
    const again = async () => {
      const response = await fetch(app.url + photo, { headers: { 'if-none-match': headers.get('etag')! } });
      return { status: response.status, length: (await response.arrayBuffer()).byteLength, response };
    };
    expect(bytes.length).toBeGreaterThan(0);
    expect(await again()).toMatchObject({ status: 304, length: 0 });
    await owner.delete('/api/profile/photo');
    const gone = await again();
    expect([
      gone.status,
      gone.response.headers.get('cache-control'),
      gone.response.headers.get('etag'),
    ]).toEqual([404, 'no-store', null]);
  });

  it('should have an address of its own for each owner, whom alone it follows', async () => {
    const bytes = await picture(64, 64).png().toBuffer();
    const other = await app.owner(await app.code(), newEmail());
    const others = (await upload(bytes, 'image/png', other)).body.photo;
    const before = (await other.get('/api/user/me')).body;
    app.clock.advance(1000);
    const mine = (await upload(bytes)).body.photo;
    expect((await other.get('/api/user/me')).body).toEqual(before);
    expect(others).not.toBe(mine);
    await other.delete('/api/profile/photo');
    expect((await download(mine)).status).toBe(200);
  });

  it('should keep one photo of parallel uploads', async () => {
    const pictures = await Promise.all([20, 30, 40, 50].map((edge) => picture(edge, edge).png().toBuffer()));
    const answers = await Promise.all(pictures.map((bytes) => upload(bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { id } = (await owner.get('/api/user/me')).body;
    const kept = await app.dataSource.manager.findBy(ProfilePhotoEntity, { userId: id });
    expect(kept).toHaveLength(1);
    expect(answers.map(({ body }) => body.photo)).toContain(await shown());
  });

  it('should stop after 20 uploads an hour, and go on afterwards', async () => {
    const bytes = await picture(20, 20).png().toBuffer();
    for (let i = 0; i < PHOTO.uploads.max; i += 1) expect((await upload(bytes)).status).toBe(200);
    expect((await upload(bytes)).status).toBe(429);
    app.clock.advance(PHOTO.uploads.window);
    const again = await upload(bytes);
    // The session may have ended meanwhile, but the limit has.
    expect(again.status).not.toBe(429);
  });
});
