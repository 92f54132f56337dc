import { ATTACHMENT, NETWORKS } from '@ringtag/contracts';
import { ConversationPhotoEntity } from '../src/inbox/tables/conversation-photo.entity';
import { ConversationEntity } from '../src/inbox/tables/conversation.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { newId } from '../src/platform/database/columns';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { jpeg } from './support/photos';
import { beginTalk, sendForm } from './support/talk';
import { TestApp } from './support/test-app';
import { useUp } from './support/use-up';
import type { Answer } from './support/visitor';

const { storedPerCode, storedBesideNewcomers, bytesToCode, unseenFor } = ATTACHMENT;
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
  const useUpOfNewcomers = (activationId: string, network: string) =>
    useUp(app, {
      ...{ purpose: 'photo-bytes-of-newcomers', ...bytesToCode.ofNewcomers },
      subject: `${activationId} ${network}`,
    });
  /** The bytes that the photo takes once it is stored. */
  const findSize = async (id: string) =>
    (await app.dataSource.manager.findOneByOrFail(ConversationPhotoEntity, { conversationId: id })).size;
  const toCode = ({ status, body }: Answer): unknown => (status === 201 ? 201 : body.code);

  it('should be kept for networks that have stored little, however much others have stored (UPL-2)', async () => {
    const talk = await begin();
    await store(talk.activationId, (await beginAnother(talk.alias)).id, storedBesideNewcomers);
    await useUpOfNewcomers(talk.activationId, '203.0.113.0/24');
    for (const address of [CLIENT, NEIGHBOUR])
      expect(toCode(await send(talk.token, address))).toBe('photos_full');
    for (const network of [1, 2, 3]) expect(toCode(await send(talk.token, `10.0.${network}.1`))).toBe(201);
    expect(toCode(await talk.answer({ body: 'x' }, [photo]))).toBe(201);
  });

  it('should be taken from photos that nobody has seen for a week, the oldest first', async () => {
    const talk = await begin();
    const unseen = [await beginAnother(talk.alias), await beginAnother(talk.alias)];
    for (const { id } of unseen) await store(talk.activationId, id, 1_000_000);
    const seen = await beginAnother(talk.alias);
    await store(talk.activationId, seen.id, storedPerCode - 2_000_000);
    await app.dataSource.manager.update(ConversationEntity, { id: seen.id }, { ownerSeen: 2 });
    expect(toCode(await send(talk.token, ELSEWHERE))).toBe('photos_full');
    expect(toCode(await talk.answer({ body: 'x' }, [photo]))).toBe('photos_full');
    app.clock.advance(unseenFor + 1000);
    expect(toCode(await send(talk.token, ELSEWHERE))).toBe(201);
    const sizes = await Promise.all([...unseen, seen].map(({ id }) => findSize(id)));
    expect(sizes).toEqual([0, 1_000_000, storedPerCode - 2_000_000]);
    const { id } = await app.dataSource.manager.findOneByOrFail(ConversationPhotoEntity, {
      conversationId: unseen[0]!.id,
    });
    expect((await app.visitor().get(`/api/conversation/${unseen[0]!.token}/photos/${id}`)).status).toBe(404);
  });

  it.each([
    ['a client address', CLIENT, 1, NEIGHBOUR],
    ['a network', '203.0.113.0/24', NETWORKS.network, ELSEWHERE],
  ])(
    'should be used by %s only up to its part, in all conversations together, also at once (UPL-2)',
    async (_, subject, parts, other) => {
      const talk = await begin();
      const { id, token } = await beginAnother(talk.alias);
      expect(toCode(await send(token, ELSEWHERE))).toBe(201);
      const size = await findSize(id);
      const { max, window } = bytesToCode.perAddress;
      const counter = {
        purpose: 'photo-bytes',
        subject: `${talk.activationId} ${subject}`,
        max: max * parts,
        window,
      };
      await useUp(app, counter, 3 * size - 1);
      await useUpOfNewcomers(talk.activationId, '203.0.113.0/24');
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_each, i) => send(i % 2 ? token : talk.token, CLIENT)),
      );
      expect(answers.map(toCode).sort()).toEqual([201, 201, ...Array(4).fill('photos_full')]);
      expect(toCode(await send(token, other))).toBe(201);
      expect(toCode(await talk.answer({ body: 'x' }, [photo]))).toBe(201);
      app.clock.advance(window);
      expect(toCode(await send(token, CLIENT))).toBe(201);
    },
  );

  it('should not be used up by a message that is refused', async () => {
    const talk = await begin();
    await useUpOfNewcomers(talk.activationId, '203.0.113.0/24');
    const { max, window } = bytesToCode.perAddress;
    const toCounter = (name: string, parts: number) => ({
      purpose: 'photo-bytes',
      subject: `${talk.activationId} ${name}`,
      max: max * parts,
      window,
    });
    const ofNetwork = toCounter('203.0.113.0/24', NETWORKS.network);
    expect(toCode(await send(talk.token, NEIGHBOUR))).toBe(201);
    const size = await findSize(talk.id);
    await useUp(app, toCounter(CLIENT, 1), size);
    await useUp(app, ofNetwork);
    expect(toCode(await send(talk.token, CLIENT))).toBe('photos_full');
    await useUp(app, ofNetwork, ofNetwork.max);
    const tries = [await send(talk.token, CLIENT), await send(talk.token, CLIENT)];
    expect(tries.map(toCode)).toEqual([201, 'photos_full']);
  });
});
