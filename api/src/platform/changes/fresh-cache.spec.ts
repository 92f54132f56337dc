import { ALL, type Topic } from './change';
import { FreshCache } from './fresh-cache';

describe('FreshCache', () => {
  /** A database whose answers come when the test says so. */
  const setUp = () => {
    const answers: ((value: { name: string } | undefined) => void)[] = [];
    let tell: (subject: string) => void;
    const changes = {
      alone: false,
      isCurrent: true,
      listen: (_: Topic, listener: typeof tell) => {
        tell = listener;
      },
    };
    const read = () =>
      new Promise<{ name: string } | undefined>((resolve) => {
        answers.push(resolve);
      });
    const cache = new FreshCache(changes, { topic: 'code', max: 10, read });
    const keep = async (subject: string, name: string) => {
      const value = cache.read(subject);
      answers.pop()!({ name });
      return value;
    };
    return { cache, changes, answers, keep, tell: (subject: string) => tell(subject) };
  };

  it('should ask once for all who ask at the same time, and keep the answer', async () => {
    const { cache, answers } = setUp();
    const asked = [cache.read('a'), cache.read('a')];
    expect(answers).toHaveLength(1);
    answers[0]!({ name: 'Ann' });
    expect(await Promise.all(asked)).toEqual([{ name: 'Ann' }, { name: 'Ann' }]);
    expect(cache.peek('a')).toEqual({ name: 'Ann' });
  });

  it('should forget the subject of a change, and no other', async () => {
    const { cache, keep, tell } = setUp();
    await keep('a', 'Ann');
    await keep('b', 'Bea');
    tell('a');
    expect([cache.peek('a'), cache.peek('b')]).toEqual([undefined, { name: 'Bea' }]);
    tell(ALL);
    expect(cache.peek('b')).toBeUndefined();
  });

  it.each(['a', ALL])('should not keep what was read before a change of %s', async (changed) => {
    const { cache, answers, tell } = setUp();
    const before = cache.read('a');
    tell(changed);
    const after = cache.read('a');
    expect(answers).toHaveLength(2);
    answers[1]!({ name: 'new' });
    await after;
    answers[0]!({ name: 'old' });
    expect(await before).toEqual({ name: 'old' });
    expect(cache.peek('a')).toEqual({ name: 'new' });
  });

  it('should show nothing while changes are not known, and keep it for when they are', async () => {
    const { cache, changes, keep } = setUp();
    await keep('a', 'Ann');
    changes.isCurrent = false;
    expect(cache.peek('a')).toBeUndefined();
    expect(cache.peekOld('a')).toEqual({ name: 'Ann' });
    changes.isCurrent = true;
    expect(cache.peek('a')).toEqual({ name: 'Ann' });
  });

  it('should answer the same object until the value changes', async () => {
    const { cache, answers, keep, tell } = setUp();
    const first = await keep('a', 'Ann');
    tell('a');
    expect(await keep('a', 'Ann')).toBe(first);
    tell('a');
    expect(await keep('a', 'Bea')).toEqual({ name: 'Bea' });
    const gone = cache.read('a');
    answers.pop()!(undefined);
    await gone;
    expect(cache.peekOld('a')).toBeUndefined();
  });

  it('should ask again after a read that failed', async () => {
    let fails = true;
    const read = async () => {
      if (fails) throw new Error('no database');
      return { name: 'Ann' };
    };
    const cache = new FreshCache(setUp().changes, { topic: 'code', max: 10, read });
    await expect(cache.read('a')).rejects.toThrow('no database');
    fails = false;
    expect(await cache.read('a')).toEqual({ name: 'Ann' });
  });
});
