import fastify from 'fastify';
import { keepCurrentRequest } from '../requests/current-request';
import { REQUEST_TIMES } from '../requests/request-times';
import type { Asker } from './asker';
import { FairTurns } from './fair-turns';

/** Each in a network of its own. */
const toAsker = (id: string, isKnown = false): Asker => ({ id, networks: [{ id, parts: 1 }], isKnown });

describe('FairTurns', () => {
  /** Work that goes on until it is told to end. */
  const held = () => {
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const work = (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name);
        ends.set(name, () => resolve(name));
      });
    return { started, work, end: (name: string) => ends.get(name)?.() };
  };
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  it('should let nobody wait behind all that somebody else sent', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 2, waiting: 20 });
    const { started, work, end } = held();
    for (const name of ['bomb 1', 'bomb 2', 'bomb 3']) void turns.take(toAsker('mallory'), work(name));
    void turns.take(toAsker('ann'), work('ann 1'));
    // One lane is always free of the one who sends many.
    expect(started).toEqual(['bomb 1', 'ann 1']);
    void turns.take(toAsker('ann'), work('ann 2'));
    void turns.take(toAsker('ben'), work('ben 1'));
    end('ann 1');
    await nextTurn();
    end('ben 1');
    await nextTurn();
    expect(started).toEqual(['bomb 1', 'ann 1', 'ben 1', 'ann 2']);
    end('bomb 1');
    await nextTurn();
    expect(started.at(-1)).toBe('bomb 2');
  });

  it('should give everybody a turn before somebody has a second one', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 20 });
    const { started, work, end } = held();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'] as const)
      void turns.take(toAsker(name.charAt(0)), work(name));
    for (let i = 0; i < 6; i += 1) {
      end(started.at(-1)!);
      await nextTurn();
    }
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('should take the place of whoever has most, and refuse with a time to come back where nobody has more', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 3 });
    const { work } = held();
    const refused = { errorCode: 'unavailable', retryAfterSeconds: 2 };
    const waiting = ['a1', 'a2', 'a3', 'a4'].map((name) => turns.take(toAsker('a'), work(name)));
    void turns.take(toAsker('b'), work('b1'));
    // The newest of those that somebody has.
    await expect(waiting[3]).rejects.toMatchObject(refused);
    await expect(turns.take(toAsker('a'), work('a5'))).rejects.toMatchObject(refused);
    void turns.take(toAsker('c'), work('c1'));
    await expect(waiting[2]).rejects.toMatchObject(refused);
    await expect(turns.take(toAsker('c'), work('c2'))).rejects.toMatchObject(refused);
  });

  it('should let those who come first wait instead of those who have had a turn', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 2 });
    const { started, work, end } = held();
    const crowd = (round: number) =>
      ['a', 'b', 'c'].map((name) =>
        turns.take(toAsker(name), work(`${name}${round}`)).catch(() => 'refused'),
      );
    void crowd(1);
    for (let i = 0; i < 3; i += 1) {
      end(started.at(-1)!);
      await nextTurn();
    }
    const again = crowd(2);
    void turns.take(toAsker('new'), work('new'));
    end('a2');
    await nextTurn();
    expect(started.at(-1)).toBe('new');
    expect(await again[2]).toBe('refused');
  });

  it('should keep places and turns for those who are known, however many strangers there are', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 3 });
    const { started, work, end } = held();
    for (let i = 0; i < 10; i += 1)
      void turns.take(toAsker(`stranger ${i}`), work(`stranger ${i}`)).catch(() => undefined);
    for (const name of ['ann', 'ben']) void turns.take(toAsker(name, true), work(name));
    for (let i = 0; i < 3; i += 1) {
      end(started.at(-1)!);
      await nextTurn();
    }
    expect(started).toEqual(['stranger 0', 'ann', 'stranger 1', 'ben']);
  });

  it('should not begin what belongs to a request that was refused meanwhile', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 3 });
    const { started, work, end } = held();
    const server = fastify();
    keepCurrentRequest(server, { ...REQUEST_TIMES, answer: 50 });
    let late: Promise<unknown> | undefined;
    server.get('/', () => (late = turns.take(toAsker('a'), work('late'))));
    server.setErrorHandler((_error, _request, reply) => reply.status(503).send());
    const first = turns.take(toAsker('a'), work('first'));
    expect((await server.inject('/')).statusCode).toBe(503);
    end('first');
    await first;
    await expect(late).rejects.toMatchObject({ errorCode: 'unavailable' });
    expect(await turns.take(toAsker('a'), () => Promise.resolve('next'))).toBe('next');
    expect(started).toEqual(['first']);
    await server.close();
  });

  it('should go on after work that failed', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 3 });
    const failing = turns.take(toAsker('a'), () => Promise.reject(new Error('no')));
    const next = turns.take(toAsker('a'), () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
