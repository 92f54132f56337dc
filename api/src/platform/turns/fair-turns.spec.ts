import fastify from 'fastify';
import { keepCurrentRequest } from '../requests/current-request';
import { REQUEST_TIMES } from '../requests/request-times';
import { FairTurns } from './fair-turns';

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
    const turns = new FairTurns({ name: 'work', lanes: 2, waiting: 20, waitingEach: 5 });
    const { started, work, end } = held();
    for (const name of ['bomb 1', 'bomb 2', 'bomb 3']) void turns.take('mallory', work(name));
    void turns.take('ann', work('ann 1'));
    // One lane is always free of the one who sends many.
    expect(started).toEqual(['bomb 1', 'ann 1']);
    void turns.take('ann', work('ann 2'));
    void turns.take('ben', work('ben 1'));
    end('ann 1');
    await nextTurn();
    end('ann 2');
    await nextTurn();
    expect(started).toEqual(['bomb 1', 'ann 1', 'ann 2', 'ben 1']);
    end('bomb 1');
    await nextTurn();
    expect(started.at(-1)).toBe('bomb 2');
  });

  it('should give everybody a turn before somebody has a second one', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 20, waitingEach: 5 });
    const { started, work, end } = held();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'] as const)
      void turns.take(name.charAt(0), work(name));
    for (let i = 0; i < 6; i += 1) {
      end(started.at(-1)!);
      await nextTurn();
    }
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('should refuse what one person sends too much of, and what is too much of all, with a time to come back', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 3, waitingEach: 2 });
    const { work } = held();
    const refused = { errorCode: 'unavailable', retryAfterSeconds: 2 };
    for (const name of ['a1', 'a2', 'a3']) void turns.take('a', work(name));
    await expect(turns.take('a', work('a4'))).rejects.toMatchObject(refused);
    void turns.take('b', work('b1'));
    await expect(turns.take('c', work('c1'))).rejects.toMatchObject(refused);
  });

  it('should not begin what belongs to a request that was refused meanwhile', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 3, waitingEach: 2 });
    const { started, work, end } = held();
    const server = fastify();
    keepCurrentRequest(server, { ...REQUEST_TIMES, answer: 50 });
    let late: Promise<unknown> | undefined;
    server.get('/', () => (late = turns.take('a', work('late'))));
    server.setErrorHandler((_error, _request, reply) => reply.status(503).send());
    const first = turns.take('a', work('first'));
    expect((await server.inject('/')).statusCode).toBe(503);
    end('first');
    await first;
    await expect(late).rejects.toMatchObject({ errorCode: 'unavailable' });
    expect(await turns.take('a', () => Promise.resolve('next'))).toBe('next');
    expect(started).toEqual(['first']);
    await server.close();
  });

  it('should go on after work that failed', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 3, waitingEach: 2 });
    const failing = turns.take('a', () => Promise.reject(new Error('no')));
    const next = turns.take('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
