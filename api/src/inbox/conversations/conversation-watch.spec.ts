import type { LiveEvents } from '../../live';
import { ALL } from '../../platform/changes/change';
import type { Changes } from '../../platform/changes/changes';
import { DomainError } from '../../platform/errors/domain-error';
import { ConversationWatch } from './conversation-watch';
import type { SenderConversations } from './sender-conversations';

const STREAMS = 40;

describe('ConversationWatch', () => {
  let watch: ConversationWatch;
  let tell: (key: string) => void;
  /** The tokens that were looked at, in this order, and those of them that wait for the database. */
  let looked: string[];
  let waiting: (() => void)[];
  const over = new Set<string>();
  const ended: string[] = [];

  beforeEach(async () => {
    [looked, waiting] = [[], []];
    over.clear();
    ended.length = 0;
    const live = { listen: (listener: typeof tell) => (tell = listener) } as unknown as LiveEvents;
    const changes = { listen: () => {} } as unknown as Changes;
    const getFollowed = async (token: string) => {
      looked.push(token);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (over.has(token)) throw new DomainError('not_found');
      return { ownerId: `owner of ${token}`, alias: 'BCDFG23456' };
    };
    watch = new ConversationWatch(live, changes, { getFollowed } as unknown as SenderConversations);
    watch.onModuleInit();
    for (let i = 0; i < STREAMS; i += 1) watch.watch(`${i}`, () => ended.push(`${i}`));
    await answerAll();
    looked = [];
  });
  afterEach(() => watch.onModuleDestroy());

  /** Lets those who wait go on. Answers how many they were. */
  const answer = async () => {
    const round = waiting.splice(0);
    for (const resolve of round) resolve();
    await new Promise((resolve) => setImmediate(resolve));
    return round.length;
  };
  const answerAll = async () => {
    const rounds = [];
    for (let count = await answer(); count > 0; count = await answer()) rounds.push(count);
    return rounds;
  };

  it('should look at some at once after it may have missed something, at each once', async () => {
    tell(ALL);
    const rounds = await answerAll();
    expect(Math.max(...rounds)).toBe(5);
    expect([...looked].sort()).toEqual(Array.from({ length: STREAMS }, (_, i) => `${i}`).sort());
  });

  it('should look at what has just ended before it goes on with the others', async () => {
    tell(ALL);
    await answer();
    over.add('39');
    tell('owner of 39');
    await answer();
    await answer();
    expect(looked.indexOf('39')).toBeLessThan(15);
    expect(ended).toEqual(['39']);
  });

  it('should look at no stream of another owner', async () => {
    tell('owner of 7');
    await answerAll();
    expect(looked).toEqual(['7']);
  });
});
