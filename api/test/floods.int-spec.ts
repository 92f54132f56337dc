import { ATTACHMENT, MESSAGE, MINUTE } from '@ringtag/contracts';
import chunk from 'lodash/chunk';
import range from 'lodash/range';
import { PhotoRoom } from '../src/inbox/attachments/photo-room';
import { ConversationPhotoEntity } from '../src/inbox/tables/conversation-photo.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { newId } from '../src/platform/database/columns';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { FairTurns } from '../src/platform/turns/fair-turns';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { MessageForm } from '../src/web/scan/message-form';
import { eventually } from './support/eventually';
import { beginTalk } from './support/talk';
import { type Member, newEmail, ORIGIN, TestApp } from './support/test-app';

const CROWDS = [1, 12, 120];
const HONEST = 10;
/** As many addresses of a network as have a part of their own. */
const ADDRESSES = 4;
/** Messages to a code in a day, so that a flood is over soon. */
const PER_CODE = 10;
const PASSWORD = 'correct horse battery';

/** An address of attackers, and one in the network of somebody honest. */
const toAttacker = (network: number, address = 0) => `10.${network >> 8}.${network & 255}.${address + 1}`;
const toHonest = (person: number) => `203.0.${person}.7`;

describe('A flood', () => {
  let app: TestApp;
  const members: Member[] = [];
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
    const admin = await app.admin();
    const { body } = await admin.get('/api/settings');
    await admin.put('/api/settings', { ...body, messagesPerCode: PER_CODE });
    for (let i = 0; i < 2; i += 1) members.push(await app.member(PASSWORD));
    app.clock.standStill();
  });
  afterAll(() => app.stop({ madeUp: true }));
  // Every test with counters of its own.
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  /** Injects a request: hundreds of attackers need no sockets. */
  const post = async (path: string, payload: object, address: string) => {
    const headers = { origin: ORIGIN, 'x-forwarded-for': address };
    const options = { method: 'POST', url: path, headers, payload } as const;
    return app.app.nest.inject(options);
  };

  describe.each(CROWDS)('from %d networks', (crowd) => {
    it('should leave people who write to a code for the first time at least nine of ten messages (LIM-3)', async () => {
      const alias = await app.code();
      await app.owner(alias, newEmail());
      const form = app.app.nest.get(MessageForm);
      const send = async (address: string, formToken: string | undefined) => {
        const message = { kind: 'message', body: 'Hello', formToken };
        const { statusCode, headers } = await post(`/api/scan/${alias}/messages`, message, address);
        return { passes: statusCode === 201, retryAfter: Number(headers['retry-after'] ?? 0) * 1000 };
      };
      const sent = crowd + 2 * PER_CODE;
      /** Forms that are old enough for all that follows. */
      const tokens = range(sent + 100).map(() => form.issue(alias));
      app.clock.advance(MESSAGE.formMinAge);
      const attack = (network: number, address: number) => send(toAttacker(network, address), tokens.pop());
      for (const some of chunk(range(sent), 12))
        await Promise.all(some.map((i) => attack(i % crowd, Math.floor(i / crowd) % ADDRESSES)));
      // Somebody honest comes each minute, and comes again when told. The crowd goes on.
      const waiting = range(HONEST).map((person) => ({ person, from: person * MINUTE, at: person * MINUTE }));
      const start = app.clock.now().getTime();
      let accepted = 0;
      for (let minute = 0; minute < HONEST + 15; minute += 1) {
        app.clock.advance(MINUTE);
        const now = app.clock.now().getTime() - start;
        await Promise.all([0, 1].map((i) => attack((2 * minute + i) % crowd, i)));
        for (const each of waiting.filter(({ at, from }) => at <= now && now <= from + 15 * MINUTE)) {
          const { passes, retryAfter } = await send(toHonest(each.person), tokens[each.person]);
          accepted += Number(passes);
          each.at = passes ? Infinity : now + retryAfter;
        }
      }
      expect(accepted).toBeGreaterThanOrEqual(0.9 * HONEST);
    });

    it('should leave people room for a photo (UPL-2)', async () => {
      const talk = await beginTalk(app);
      const { manager } = app.dataSource;
      const room = app.app.nest.get(PhotoRoom);
      const first = await manager.findOneByOrFail(MessageEntity, { id: talk.id });
      const { activationId } = first;
      /** In a conversation of its own. */
      const store = async (address: string, size: number) => {
        const conversationId = newId();
        await manager.insert(MessageEntity, { ...first, id: conversationId, submission: null });
        const photo = { id: newId(), conversationId, activationId, size };
        return app.app.nest.get(TransactionRunner).run(async (transaction) => {
          await room.take(transaction, photo, size, address);
          const made = { position: 1, width: 1, height: 1, bytes: Buffer.from('x') };
          await transaction.insert(ConversationPhotoEntity, { ...photo, ...made });
        });
      };
      const tryTo = (work: Promise<unknown>) =>
        work.then(
          () => true,
          () => false,
        );
      for (const network of range(crowd))
        for (let i = 0; await tryTo(store(toAttacker(network, i % ADDRESSES), 1_200_000)); i += 1);
      let accepted = 0;
      for (const person of range(HONEST)) accepted += Number(await tryTo(store(toHonest(person), 300_000)));
      expect(accepted).toBeGreaterThanOrEqual(0.9 * HONEST);
      expect(await manager.sum(ConversationPhotoEntity, 'size', { activationId })).toBeLessThanOrEqual(
        ATTACHMENT.storedPerCode,
      );
    });

    it('should let everybody sign in with a password on a known device (LOCK)', async () => {
      // One guess each. In tests, hashing is cheap and slows nobody down, so more would only load the machine.
      const guess = (network: number) =>
        post('/api/auth/sign-in', { email: newEmail(), password: 'a wrong guess' }, toAttacker(network));
      const asking = jest.spyOn(FairTurns.prototype, 'take');
      // A busy database may refuse one before it asks for its turn.
      let answered = 0;
      const guesses = range(crowd).map((network) => guess(network).finally(() => (answered += 1)));
      await eventually(() => asking.mock.calls.length + answered >= crowd, true);
      const answers = await Promise.all(
        members.map(({ email, visitor }) =>
          visitor.post(
            '/api/auth/sign-in',
            { email, password: PASSWORD },
            { 'x-forwarded-for': toAttacker(0) },
          ),
        ),
      );
      await Promise.all(guesses);
      asking.mockRestore();
      expect(answers.map(({ status }) => status)).toEqual(members.map(() => 200));
    });
  });
});
