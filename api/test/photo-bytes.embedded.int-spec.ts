import { PHOTO } from '@ringtag/contracts';
import sharp from 'sharp';
import { greyPng as line } from './support/grey-png';
import { picture } from './support/photos';
import { newEmail, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

/** A picture that needs many bytes. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#d02020',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

/** Adds bytes to a JPEG that are no part of the picture, behind its end or between its first segments. */
function padded(jpeg: Buffer, where: 'after' | 'within' | 'camera'): Buffer {
  const [start, rest] = [jpeg.subarray(0, 2), jpeg.subarray(2)];
  if (where === 'after') return Buffer.concat([jpeg, Buffer.alloc(200_000, 7)]);
  if (where === 'within') return Buffer.concat([start, Buffer.from([0xff, 0xff, 0xff]), rest]);
  // APP15 with four bytes.
  return Buffer.concat([start, Buffer.from([0xff, 0xef, 0, 6, 1, 2, 3, 4]), rest]);
}

describe('The bytes of the photo of a profile (UPL-1)', () => {
  let app: TestApp;
  let alias: string;
  let owner: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
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

  it.each<[string, () => Promise<Buffer>]>([
    ['whose last two bytes are lost', async () => (await picture(64, 64).jpeg().toBuffer()).subarray(0, -2)],
    [
      'that is progressive and has no end',
      async () => (await picture(64, 64).jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
    ],
    ['in the colours of a press', () => picture(64, 64).toColourspace('cmyk').jpeg().toBuffer()],
    ['with a film behind it', async () => padded(await picture(64, 64).jpeg().toBuffer(), 'after')],
    ['with filling between its parts', async () => padded(await picture(64, 64).jpeg().toBuffer(), 'within')],
    ['with a part of a camera', async () => padded(await picture(64, 64).jpeg().toBuffer(), 'camera')],
  ])('should take a JPEG that browsers show, %s', async (_, make) => {
    const { status, body } = await upload(await make(), 'image/jpeg');
    expect(status).toBe(200);
    const { channels } = await sharp((await download(body.photo)).bytes).stats();
    const [red, green] = channels.map(({ min }) => min);
    // Red everywhere: no grey rest.
    expect([red! > 150, green! < 80]).toEqual([true, true]);
  });

  describe('refusals', () => {
    const png = () => picture(20, 20).png().toBuffer();
    const cases: [string, () => Promise<Buffer>][] = [
      ['text', () => Promise.resolve(Buffer.from('hello'))],
      [
        'an SVG',
        () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
      ],
      ['a GIF', () => picture(20, 20).gif().toBuffer()],
      [
        'the beginning of a PNG before a page',
        async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
      ],
      ['half a JPEG', async () => (await picture(600, 600).jpeg().toBuffer()).subarray(0, 900)],
      ['most of a JPEG', async () => (await noise(200, 200)).subarray(0, -2000)],
      [
        'more pixels than 25 million in few bytes',
        () => picture(5100, 5000).png({ compressionLevel: 9 }).toBuffer(),
      ],
      // Decoding these takes seconds.
      ['a column of 25 million pixels in 49 kB', () => Promise.resolve(line(1, 25_000_000))],
      ['a row of 25 million pixels in 49 kB', () => Promise.resolve(line(25_000_000, 1))],
      ['a side of more than 10,000 pixels', () => Promise.resolve(line(10_001, 1100))],
      ['a picture eleven times as wide as it is high', () => Promise.resolve(line(1100, 100))],
    ];

    it.each(cases)('should refuse %s whatever its type says, and change nothing', async (_, bytes) => {
      const before = (await upload(await png())).body.photo;
      const file = await bytes();
      expect(file.length).toBeLessThan(PHOTO.maxBytes);
      const { status, body } = await upload(file);
      expect([status, body.code, body.error]).toEqual([
        400,
        'validation_failed',
        [{ field: 'photo', code: 'isPicture', message: 'Choose a JPEG, PNG or WebP picture' }],
      ]);
      expect(await shown()).toBe(before);
    });

    it('should take nothing of a page along that hides behind a picture (UPL-1)', async () => {
      const polyglot = Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]);
      const { status, body } = await upload(polyglot);
      expect(status).toBe(200);
      expect((await download(body.photo)).bytes.toString('latin1')).not.toContain('script');
    });

    it('should refuse other types with 415, here and on every other route, and files over 2 MB with 413 (UPL-1)', async () => {
      for (const type of [
        'image/svg+xml',
        'text/html',
        'application/json',
        'multipart/form-data; boundary=x',
      ])
        expect([type, (await upload(type === 'application/json' ? '{}' : 'x', type)).status]).toEqual([
          type,
          415,
        ]);
      const elsewhere = await owner.send('PUT', '/api/profile', await png(), { 'content-type': 'image/png' });
      expect([elsewhere.status, elsewhere.body.code]).toEqual([415, 'unsupported_media_type']);
      const large = Buffer.concat([await png(), Buffer.alloc(PHOTO.maxBytes)]);
      expect((await upload(large)).status).toBe(413);
      expect(await shown()).toBeUndefined();
    });

    it('should find nothing by names that are none (UPL-1)', async () => {
      for (const name of [
        'x.webp',
        '..%2Fuser%2Fme',
        '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
        `${'a'.repeat(64)}.webp.svg`,
        `${'A'.repeat(64)}.webp`,
      ])
        expect([name, (await download(`/api/photos/${name}`)).status]).toEqual([name, 404]);
    });
  });
});
