import { Logger } from '@nestjs/common';
import type { LiveEvents } from '../../live';
import { ALL } from '../../platform/changes/change';
import type { Changes } from '../../platform/changes/changes';
import type { ConversationRecords } from './conversation-records';
import { ConversationWatch } from './conversation-watch';

const STREAMS = 400;

const toConversation = (token: string) => ({
  message: { id: token, ownerId: `owner of ${token}` },
  activation: { alias: 'BCDFG23456' },
});

describe('ConversationWatch', () => {
  let watch: ConversationWatch;
  let tell: (key: string) => void;
  /** The tokens that were looked at, in this order, and those of them that wait for the database. */
  let looked: string[];
  let waiting: (() => void)[];
  let isAway: boolean;
  const over = new Set<string>();
  const ended: string[] = [];

  beforeEach(async () => {
    [looked, waiting] = [[], []];
    isAway = false;
    over.clear();
    ended.length = 0;
    const live = { listen: (listener: typeof tell) => (tell = listener) } as unknown as LiveEvents;
    const changes = { listen: () => {} } as unknown as Changes;
    const findByTokens = async (tokens: string[]) => {
      looked.push(...tokens);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (isAway) throw new Error('The database is away.');
      const open = tokens.filter((token) => !over.has(token));
      return new Map(open.map((token) => [token, toConversation(token)]));
    };
    watch = new ConversationWatch(live, changes, { findByTokens } as unknown as ConversationRecords);
    watch.onModuleInit();
    for (let i = 0; i < STREAMS; i += 1) void watch.follow(`${i}`, () => ended.push(`${i}`));
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

  it('should look at fifty together after it may have missed something, at each once', async () => {
    tell(ALL);
    // One read at a time.
    expect(await answerAll()).toEqual(Array.from({ length: STREAMS / 50 }, () => 1));
    expect([...looked].sort()).toEqual(Array.from({ length: STREAMS }, (_, i) => `${i}`).sort());
  });

  it('should look at what has just ended before it goes on with the others', async () => {
    tell(ALL);
    await answer();
    over.add('399');
    tell('owner of 399');
    await answer();
    await answer();
    expect(looked.indexOf('399')).toBeLessThan(150);
    expect(ended).toEqual(['399']);
  });

  it('should look at no stream of another owner', async () => {
    tell('owner of 7');
    await answerAll();
    expect(looked).toEqual(['7']);
  });

  it('should open those who come at the same time with one look, and refuse what opens nothing', async () => {
    over.add('no');
    // The first look is for whoever came first.
    const results = Promise.allSettled(['yes', 'no', 'yes'].map((token) => watch.follow(token, () => {})));
    expect(await answerAll()).toEqual([1, 1]);
    expect((await results).map((each) => (each.status === 'rejected' ? each.reason : each.value.id))).toEqual(
      ['yes', expect.objectContaining({ errorCode: 'not_found' }), 'yes'],
    );
    tell('owner of no');
    await answerAll();
    expect(looked.filter((token) => token === 'no')).toHaveLength(1);
  });

  it('should refuse who comes while the database is away, and keep those who are there', async () => {
    isAway = true;
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const refused = expect(watch.follow('late', () => {})).rejects.toThrow('away');
    tell('owner of 7');
    await answerAll();
    await refused;
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    isAway = false;
    over.add('7');
    tell(ALL);
    await answerAll();
    expect(ended).toEqual(['7']);
  });
});
