import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { LiveEvents } from '../../live';
import { ALL } from '../../platform/changes/change';
import type { Changes } from '../../platform/changes/changes';
import type { ConversationRecords } from '../conversation-records/conversation-records';
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
  let readContext: () => void;
  const over = new Set<string>();
  const ended: string[] = [];

  beforeEach(async () => {
    // However slow the machine is, the next look by the clock comes when the test says so.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    // At zero, whatever is due would be due at once.
    jest.advanceTimersByTime(1);
    [looked, waiting] = [[], []];
    [isAway, readContext] = [false, () => {}];
    over.clear();
    ended.length = 0;
    const live = { listen: (listener: typeof tell) => (tell = listener) } as unknown as LiveEvents;
    const changes = { listen: () => {} } as unknown as Changes;
    const findByTokens = async (tokens: string[]) => {
      readContext();
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
  afterEach(() => {
    watch.onModuleDestroy();
    jest.useRealTimers();
  });

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

  it('should look at a hundred together after it may have missed something, at each once', async () => {
    tell(ALL);
    // One read at a time.
    expect(await answerAll()).toEqual(Array.from({ length: STREAMS / 100 }, () => 1));
    expect([...looked].sort()).toEqual(Array.from({ length: STREAMS }, (_, i) => `${i}`).sort());
  });

  it('should look at what has just ended before it goes on with the others', async () => {
    tell(ALL);
    await answer();
    over.add('399');
    tell('owner of 399');
    await answer();
    await answer();
    expect(looked.indexOf('399')).toBe(200);
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
    tell('owner of somebody');
    await answerAll();
    expect(looked).toEqual(['yes', 'no', 'yes']);
  });

  it('should look again at a conversation that ends during its first look, and only at that', async () => {
    const opened = Promise.all(['new', 'other'].map((token) => watch.follow(token, () => ended.push(token))));
    tell('owner of new');
    await answer();
    over.add('new');
    await answerAll();
    await opened;
    expect(looked).toEqual(['new', 'new', 'other']);
    expect(ended).toEqual(['new']);
  });

  it('should end nothing after it was told to stop', async () => {
    const opened = watch.follow('new', () => ended.push('new'));
    await answerAll();
    (await opened).stop();
    over.add('new');
    tell(ALL);
    await answerAll();
    expect(ended).toEqual([]);
  });

  it('should refuse all who come while the database is away, and keep those who are there', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    tell('owner of 1');
    const coming = Array.from({ length: 500 }, (_, i) => watch.follow(`late ${i}`, () => {}));
    const refused = Promise.all(coming.map((each) => expect(each).rejects.toThrow('away')));
    await expect(watch.follow('one more', () => {})).rejects.toMatchObject({ errorCode: 'unavailable' });
    tell('owner of 7');
    isAway = true;
    await answerAll();
    await refused;
    expect(looked.filter((token) => token.startsWith('late'))).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    isAway = false;
    over.add('1');
    // Nobody tells of it again: who was there is looked at once more by the clock.
    jest.advanceTimersByTime(250);
    await answerAll();
    expect(ended).toEqual(['1']);
  });

  it('should look outside the requests that wait for it', async () => {
    const request = new AsyncLocalStorage<string>();
    let context: string | undefined = 'none';
    readContext = () => (context = request.getStore());
    await request.run('request', async () => {
      const opened = watch.follow('new', () => {});
      await answerAll();
      await opened;
      expect(request.getStore()).toBe('request');
    });
    expect(context).toBeUndefined();
  });
});
