import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { greyPng } from './support/grey-png';
import { jpeg, newForm, picture } from './support/photos';
import { beginTalk, countAttachments } from './support/talk';
import { TestApp } from './support/test-app';

const PLACE = { latitude: 52.5250839, longitude: 13.3694022, accuracy: 12.3 };

describe('What is no photo or place of a conversation (UPL-2)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  const begin = () => beginTalk(app);
  const stored = (id: string) => countAttachments(app, id);

  it.each<[string, object]>([
    ['beyond a pole', { ...PLACE, latitude: 91, about: true }],
    ['beyond the date line', { ...PLACE, longitude: -181, about: true }],
    ['that is no number', { ...PLACE, latitude: '52', about: true }],
    ['that is less than exact', { ...PLACE, accuracy: -1, about: true }],
    ['without a choice', PLACE],
    ['with a name', { ...PLACE, about: true, name: 'Zoë' }],
  ])('should refuse a place %s', async (_, place) => {
    const talk = await begin();
    expect((await talk.write({ body: 'Hello', place })).status).toBe(400);
    expect((await talk.send({ body: 'Hello', latitude: '52', longitude: '' })).status).toBe(400);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number?]>([
    ['no picture', () => Buffer.from('<html><script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => picture(4, 4).gif().toBuffer()],
    ['an AVIF', () => picture(4, 4).avif().toBuffer()],
    ['half of a picture', async () => (await jpeg(900, 900)).subarray(0, 3000)],
    ['a bomb of 100 million pixels', () => greyPng(10_000, 10_000)],
    ['a line that is too long', () => greyPng(100_000, 2)],
    ['a file of 15 MB', () => Buffer.alloc(15_000_000, 1), 413],
  ])('should refuse %s from both sides, and store nothing (UPL-2)', async (_, make, expected = 400) => {
    const talk = await begin();
    const bytes = await make();
    const files = [await jpeg(), { bytes, name: 'photo.jpg' }];
    for (const { status, body } of [
      await talk.send({ body: 'x' }, files),
      await talk.answer({ body: 'x' }, files),
    ]) {
      expect(status).toBe(expected);
      if (expected === 400)
        expect(body.error).toEqual([expect.objectContaining({ field: 'photos', code: 'isPicture' })]);
    }
    expect(await stored(talk.id)).toEqual([0, 0]);
    expect((await talk.read()).messageCount).toBe(1);
  });

  it('should keep the first picture of an animation', async () => {
    const talk = await begin();
    const frames = [
      await picture(20, 10).png().toBuffer(),
      await picture(20, 10, '#20d020').png().toBuffer(),
    ];
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const { body } = await talk.send({}, [animated]);
    const about = await sharp((await talk.get(body.photos[0].id)).bytes, { animated: true }).metadata();
    expect([about.pages ?? 1, about.width, about.height]).toEqual([1, 20, 10]);
  });

  it('should refuse a fourth photo, 20 of them, and broken forms', async () => {
    const talk = await begin();
    const photo = await jpeg();
    for (const count of [4, 20]) {
      const { status, body } = await talk.send({ body: 'x' }, Array(count).fill(photo));
      expect([status, body.error]).toEqual([400, [expect.objectContaining({ code: 'arrayMaxSize' })]]);
    }
    const { body, headers } = newForm({ body: 'x', submission: randomUUID() }, [photo]);
    const path = `${talk.paths.owner}/photos`;
    for (const [bytes, type] of [
      [body.subarray(0, -60), headers['content-type']],
      [body, 'multipart/form-data'],
      [Buffer.from('x'), 'multipart/form-data; boundary=x'],
      [
        newForm(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, 'x']))).body,
        headers['content-type'],
      ],
    ] as const) {
      const answer = await talk.owner.send('POST', path, bytes, { 'content-type': type! });
      expect(answer.status).toBe(400);
    }
    expect((await talk.owner.post(path, { body: 'x', submission: randomUUID() })).status).toBe(415);
    expect(await stored(talk.id)).toEqual([0, 0]);
  });

  it('should take forms with files nowhere else (CSRF-3), and none of another site', async () => {
    const talk = await begin();
    const { body, headers } = newForm({ body: 'x', submission: randomUUID() });
    const answer = await talk.owner.send('POST', `${talk.paths.owner}/messages`, body, headers);
    expect(answer.status).toBe(415);
    const elsewhere = { ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const path of [talk.paths.owner, talk.paths.finder])
      expect((await talk.owner.send('POST', `${path}/photos`, body, elsewhere)).status).toBe(403);
  });
});
