import { CONVERSATION_MAIL } from '@ringtag/contracts';
import { ConversationNoticeEntity } from '../src/inbox/tables/conversation-notice.entity';
import { RedisLink } from '../src/platform/changes/redis-link';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { beginTalk } from './support/talk';
import { TestApp } from './support/test-app';

const TIMES = 20;

describe('What was shown of a conversation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  const begin = async () => {
    const talk = await beginTalk(app);
    const sides = {
      sender: (count: number) => app.visitor().post(`${talk.paths.finder}/seen`, { count }),
      owner: (count: number) => talk.owner.post(`${talk.paths.owner}/seen`, { count }),
    };
    return { ...talk, sides };
  };
  const findLook = async (id: string, column: 'senderLookedAt' | 'ownerLookedAt') =>
    (await app.dataSource.manager.findOneByOrFail(ConversationNoticeEntity, { id }))[column];

  it.each([
    ['sender', 'senderLookedAt'],
    ['owner', 'ownerLookedAt'],
  ] as const)('should cost no transaction when the %s says it again', async (side, column) => {
    const { id, sides } = await begin();
    expect((await sides[side](1)).status).toBe(204);
    const lookedAt = await findLook(id, column);
    expect(lookedAt).not.toBeNull();
    const run = jest.spyOn(app.app.nest.get(TransactionRunner), 'run');
    const answers = await Promise.all(Array.from({ length: TIMES }, (_, i) => sides[side](i % 2 ? 1 : 2)));
    expect(answers.map(({ status }) => status)).toEqual(Array(TIMES).fill(204));
    expect(run).not.toHaveBeenCalled();
    expect(await findLook(id, column)).toEqual(lookedAt);
    app.clock.advance(CONVERSATION_MAIL.lookNotedEvery);
    await sides[side](1);
    expect(run).toHaveBeenCalledTimes(1);
    expect((await findLook(id, column))!.getTime()).toBeGreaterThan(lookedAt!.getTime());
  });

  it('should be noted and told once, however many say it at once', async () => {
    const { id, sides, answer, read } = await begin();
    await answer({ body: 'Hello' });
    // Called after a commit: a transaction that two nodes of a cluster disagree about is run again.
    const send = jest.spyOn(app.app.nest.get(RedisLink), 'send');
    await Promise.all(Array.from({ length: TIMES }, () => sides.sender(2)));
    expect((await read()).senderSeen).toBe(2);
    const findTold = () =>
      send.mock.calls.flatMap(([changes]) => changes).filter(({ topic }) => topic === 'live');
    expect(findTold()).toHaveLength(1);
    expect(await findLook(id, 'senderLookedAt')).not.toBeNull();
    app.clock.advance(CONVERSATION_MAIL.lookNotedEvery);
    await sides.sender(2);
    expect(findTold()).toHaveLength(1);
  });
});
