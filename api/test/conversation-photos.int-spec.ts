import { randomUUID } from 'node:crypto';
import { ATTACHMENT } from '@ringtag/contracts';
import sharp from 'sharp';
import { ConversationPhotoEntity } from '../src/inbox/tables/conversation-photo.entity';
import { ConversationPlaceEntity } from '../src/inbox/tables/conversation-place.entity';
import { newId } from '../src/platform/database/columns';
import { cameraPhoto, jpeg, NO_FILE } from './support/photos';
import { beginTalk, countAttachments, sendForm } from './support/talk';
import { TestApp } from './support/test-app';

const PLACE = { latitude: 52.5250839, longitude: 13.3694022, accuracy: 12.3 };

describe('Photos and places in a conversation (UPL-2)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  const begin = () => beginTalk(app);
  const stored = (id: string) => countAttachments(app, id);
  /** A conversation of somebody else who has found the code, with a second message. */
  const beginAnother = async (alias: string): Promise<string> => {
    const { id, conversation } = (await app.message(alias)).body;
    const second = { body: 'x', submission: randomUUID() };
    await app.visitor().post(`/api/conversation/${conversation}/messages`, second);
    return id;
  };

  it('should go whole to the other side, turned, smaller and without what the camera noted (UPL-2)', async () => {
    const talk = await begin();
    const camera = await cameraPhoto(3000, 2000);
    expect(camera.toString('latin1')).toContain('Wilhelmina');
    expect((await sharp(camera).metadata()).exif).toBeTruthy();
    const { status, body } = await talk.send({ body: 'Here they are' }, [camera, await jpeg()]);
    expect([status, body]).toEqual([
      201,
      {
        ...{ position: 1, side: 'sender', body: 'Here they are', place: null },
        createdAt: expect.any(String),
        photos: [
          { id: expect.any(String), width: 1067, height: 1600 },
          { id: expect.any(String), width: 40, height: 30 },
        ],
      },
    ]);
    const { messages } = (await talk.owner.get(talk.paths.owner)).body;
    expect(messages[1].photos).toEqual(body.photos);
    for (const as of [undefined, talk.owner]) {
      const { headers, bytes } = await talk.get(body.photos[0].id, as);
      expect(
        Object.fromEntries(
          [...headers].filter(([name]) => /^content-(t|d|s)|cache|x-content|cross/.test(name)),
        ),
      ).toEqual({
        'content-type': 'image/webp',
        'content-disposition': 'inline; filename="photo.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const about = await sharp(bytes).metadata();
      expect([about.format, about.width, about.height]).toEqual(['webp', 1067, 1600]);
      expect([about.exif, about.xmp, about.icc, about.orientation]).toEqual(Array(4).fill(undefined));
      expect(bytes.toString('latin1')).not.toMatch(/Wilhelmina|Exif|GPS|ICCP/);
      // Turned, not cut: what was on the left is on top, what was on the right is at the bottom.
      const blueAt = async (top: number) => {
        const [, , blue] = await sharp(bytes).extract({ left: 5, top, width: 1, height: 1 }).raw().toBuffer();
        return blue! > 120;
      };
      expect([await blueAt(3), await blueAt(1596)]).toEqual([true, false]);
    }
  });

  it('should go from the owner to the sender as well', async () => {
    const talk = await begin();
    const { status, body } = await talk.answer({ body: 'These?' }, [await jpeg()]);
    expect([status, body.side]).toEqual([201, 'owner']);
    expect((await talk.get(body.photos[0].id)).status).toBe(200);
    expect((await talk.read()).messages[1].photos).toEqual(body.photos);
  });

  it('should be served to the two sides, and to nobody else (UPL-2)', async () => {
    const [mine, others] = [await begin(), await begin()];
    const { body } = await mine.send({}, [await jpeg()]);
    const photo = body.photos[0].id as string;
    expect((await others.get(photo)).status).toBe(404);
    expect((await others.get(photo, others.owner)).status).toBe(404);
    expect((await others.owner.get(`${mine.paths.owner}/photos/${photo}`)).status).toBe(404);
    expect((await app.visitor().get(`${mine.paths.owner}/photos/${photo}`)).status).toBe(401);
    expect((await app.visitor().get(`/api/conversation/AAAAAAAAAAAAAAAAAAAAAA/photos/${photo}`)).status).toBe(
      404,
    );
    expect((await mine.get(newId())).status).toBe(404);
    const unreal = await mine.get('x');
    expect([unreal.status, unreal.body.code]).toEqual([404, 'not_found']);
    expect((await sendForm(others.owner, `${mine.paths.owner}/photos`, { body: 'x' })).status).toBe(404);
  });

  it('should need a text, a photo or a place, and take each alone', async () => {
    const talk = await begin();
    for (const refused of [await talk.send({}, [NO_FILE]), await talk.answer({}), await talk.write({})])
      expect([refused.status, refused.body.error]).toEqual([
        400,
        [expect.objectContaining({ field: 'body' })],
      ]);
    expect((await talk.send({ body: 'Text' }, [NO_FILE])).body).toMatchObject({ body: 'Text', photos: [] });
    expect((await talk.send({}, [await jpeg()])).body).toMatchObject({ body: '', photos: [{}] });
    expect((await talk.write({ place: { ...PLACE, about: false } })).body).toMatchObject({
      body: '',
      place: { latitude: 52.52508, longitude: 13.3694, accuracy: 13, about: false },
    });
  });

  it('should store a place that is told roughly in no other way (UPL-2)', async () => {
    const talk = await begin();
    const fields = Object.fromEntries(Object.entries(PLACE).map(([name, value]) => [name, String(value)]));
    for (const { body } of [
      await talk.write({ place: { ...PLACE, about: true } }),
      await talk.send({ ...fields, about: 'true' }),
    ])
      expect(body.place).toEqual({ latitude: 52.52313, longitude: 13.36936, accuracy: 500, about: true });
    const rows = await app.dataSource.manager.findBy(ConversationPlaceEntity, { conversationId: talk.id });
    expect(JSON.stringify(rows)).not.toMatch(/52508|1336940/);
    expect((await talk.read()).messages[2].place.about).toBe(true);
  });

  it('should be one message when the same form is sent twice, also at once', async () => {
    const talk = await begin();
    const submission = randomUUID();
    const photo = await jpeg();
    const answers = await Promise.all(Array.from({ length: 4 }, () => talk.send({ submission }, [photo])));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(201));
    expect(new Set(answers.map(({ body }) => body.photos[0].id)).size).toBe(1);
    expect(await stored(talk.id)).toEqual([1, 0]);
  });

  it('should be limited for each conversation, exactly, before a photo is read; words still pass (UPL-2)', async () => {
    const talk = await begin();
    const { max } = ATTACHMENT.perConversation;
    const place = { ...PLACE, about: false };
    const photo = await jpeg();
    const sent = await Promise.all(
      Array.from({ length: max + 5 }, (_, i) => (i % 5 ? talk.write({ place }) : talk.send({}, [photo]))),
    );
    const statuses = new Set(sent.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([201, 429]);
    expect((await talk.send({}, [Buffer.from('no picture')])).status).toBe(429);
    expect((await talk.send({ body: 'Words' }, [NO_FILE])).status).toBe(201);
    expect((await stored(talk.id)).reduce((a, b) => a + b)).toBe(max);
  });

  it('should be limited for an owner', async () => {
    const talk = await begin();
    const limit = { purpose: 'attachments-of-owner', ...ATTACHMENT.perOwner };
    const { max } = limit;
    for (let i = 0; i < max; i += 1) {
      const place = { ...PLACE, about: true };
      const answer = await talk.owner.post(`${talk.paths.owner}/messages`, {
        body: '',
        submission: randomUUID(),
        place,
      });
      expect(answer.status).toBe(201);
    }
    expect((await talk.answer({}, [await jpeg()])).status).toBe(429);
  });

  it.each(['storedPerConversation', 'storedPerCode'] as const)(
    'should take no more bytes than %s, also at once (UPL-2)',
    async (bound) => {
      const talk = await begin();
      const activation = await app.dataSource.query<{ activationId: string }[]>(
        `SELECT activationId FROM messages WHERE id = '${talk.id}'`,
      );
      const photo = await jpeg();
      const [first] = (await talk.send({}, [photo])).body.photos;
      const { size } = await app.dataSource.manager.findOneByOrFail(ConversationPhotoEntity, {
        id: first.id,
      });
      const others = bound === 'storedPerCode' ? await beginAnother(talk.alias) : talk.id;
      // What others have stored leaves room for two more.
      await app.dataSource.manager.insert(ConversationPhotoEntity, {
        ...{ id: newId(), position: 1, width: 1, height: 1, bytes: Buffer.from('x') },
        conversationId: others,
        activationId: activation[0]!.activationId,
        size: ATTACHMENT[bound] - 3 * size,
      });
      const answers = await Promise.all(Array.from({ length: 6 }, () => talk.send({ body: 'x' }, [photo])));
      const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.code));
      expect(codes.sort()).toEqual([201, 201, ...Array(4).fill('photos_full')]);
      expect((await talk.read()).messageCount).toBe(4);
    },
  );
});
