import { ATTACHMENT } from '@ringtag/contracts';
import { ConversationPhotoEntity } from '../src/inbox/tables/conversation-photo.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { newId } from '../src/platform/database/columns';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { jpeg } from './support/photos';
import { beginTalk, sendForm } from './support/talk';
import { TestApp } from './support/test-app';
import { useUp } from './support/use-up';
import type { Answer } from './support/visitor';

const HALF = ATTACHMENT.storedPerCode * ATTACHMENT.partBesideFirst;
const CLIENT = '203.0.113.7';
const NEIGHBOUR = '203.0.113.8';
const ELSEWHERE = '192.0.2.1';

describe('Room for photos of a code (UPL-2)', () => {
  let app: TestApp;
  let photo: Buffer;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
    photo = await jpeg();
  });
  afterAll(() => app.stop({ madeUp: true }));
  // Every test with counters of its own.
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  const begin = async () => {
    const talk = await beginTalk(app);
    const { activationId } = await app.dataSource.manager.findOneByOrFail(MessageEntity, { id: talk.id });
    return { ...talk, activationId };
  };
  /** One more conversation about the same code. */
  const beginAnother = async (alias: string) => {
    const { id, conversation } = (await app.message(alias)).body;
    return { id: id as string, token: conversation as string };
  };
  const send = (token: string, address: string) =>
    sendForm(app.visitor(), `/api/conversation/${token}/photos`, { body: 'x' }, [photo], {
      'x-forwarded-for': address,
    });
  /** As if photos with so many bytes were stored. */
  const store = (activationId: string, conversationId: string, size: number) =>
    app.dataSource.manager.insert(ConversationPhotoEntity, {
      ...{ id: newId(), position: 1, width: 1, height: 1, bytes: Buffer.from('x') },
      ...{ conversationId, activationId, size },
    });
  /** The bytes that the photo takes once it is stored. */
  const findSize = async (id: string) =>
    (await app.dataSource.manager.findOneByOrFail(ConversationPhotoEntity, { conversationId: id })).size;
  const toCode = ({ status, body }: Answer): unknown => (status === 201 ? 201 : body.code);

  it('should be kept for the first photos of each conversation, however much others have stored (UPL-2)', async () => {
    const talk = await begin();
    await store(talk.activationId, (await beginAnother(talk.alias)).id, HALF - ATTACHMENT.storedFirst);
    await store(talk.activationId, talk.id, ATTACHMENT.storedFirst);
    expect(toCode(await send(talk.token, CLIENT))).toBe('photos_full');
    expect(toCode(await talk.answer({ body: 'x' }, [photo]))).toBe('photos_full');
    for (let i = 0; i < 3; i += 1) {
      const { token } = await beginAnother(talk.alias);
      expect(toCode(await send(token, CLIENT))).toBe(201);
    }
  });

  it('should be for all that conversations send while the first half is not used', async () => {
    const talk = await begin();
    await store(talk.activationId, talk.id, ATTACHMENT.storedFirst);
    await store(
      talk.activationId,
      (await beginAnother(talk.alias)).id,
      HALF - ATTACHMENT.storedFirst - 100_000,
    );
    expect(toCode(await send(talk.token, CLIENT))).toBe(201);
  });

  it.each<['perAddress' | 'perNetwork', string, string]>([
    ['perAddress', `client ${CLIENT}`, NEIGHBOUR],
    ['perNetwork', 'network 203.0.113.0/24', ELSEWHERE],
  ])(
    'should be used by one client only %s, in all conversations together, also at once (UPL-2)',
    async (name, subject, other) => {
      const talk = await begin();
      const { id, token } = await beginAnother(talk.alias);
      expect(toCode(await send(token, ELSEWHERE))).toBe(201);
      const size = await findSize(id);
      const limit = ATTACHMENT.bytesToCode[name];
      const counter = { purpose: 'photo-bytes', subject: `${talk.activationId} ${subject}`, ...limit };
      await useUp(app, counter, 3 * size - 1);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, i) => send(i % 2 ? token : talk.token, CLIENT)),
      );
      expect(answers.map(toCode).sort()).toEqual([201, 201, ...Array(4).fill('photos_full')]);
      expect(toCode(await send(token, other))).toBe(201);
      expect(toCode(await talk.answer({ body: 'x' }, [photo]))).toBe(201);
      app.clock.advance(limit.window);
      expect(toCode(await send(token, CLIENT))).toBe(201);
    },
  );

  it('should not be used up by a message that is refused', async () => {
    const talk = await begin();
    const { perAddress, perNetwork } = ATTACHMENT.bytesToCode;
    const toCounter = (subject: string) => ({
      purpose: 'photo-bytes',
      subject: `${talk.activationId} ${subject}`,
    });
    const ofNetwork = { ...toCounter('network 203.0.113.0/24'), ...perNetwork };
    expect(toCode(await send(talk.token, NEIGHBOUR))).toBe(201);
    const size = await findSize(talk.id);
    await useUp(app, { ...toCounter(`client ${CLIENT}`), ...perAddress }, size);
    await useUp(app, ofNetwork);
    expect(toCode(await send(talk.token, CLIENT))).toBe('photos_full');
    await useUp(app, ofNetwork, ofNetwork.max);
    const tries = [await send(talk.token, CLIENT), await send(talk.token, CLIENT)];
    expect(tries.map(toCode)).toEqual([201, 'photos_full']);
  });
});
