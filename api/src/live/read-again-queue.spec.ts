import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { EventStream } from './event-stream';
import { ReadAgainQueue } from './read-again-queue';

/** An open stream, and the names of the events that it has sent. */
function open() {
  const sent: string[] = [];
  const raw = Object.assign(new EventEmitter(), {
    writableEnded: false,
    destroyed: false,
    writableLength: 0,
    writeHead: () => undefined,
    write: (text: string) => sent.push(...Array.from(text.matchAll(/event: (.*)/g), ([, name]) => name!)),
  });
  const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
  return { raw, sent, stream: new EventStream(reply, { key: 'ann', shares: [] }) };
}

describe('the queue of streams that have to read again', () => {
  const queue = new ReadAgainQueue();
  const fill = (count: number) => {
    const opened = Array.from({ length: count }, open);
    for (const { stream } of opened) queue.add(stream, 'run-1');
    return opened;
  };
  const countTold = (opened: { sent: string[] }[]) => opened.filter(({ sent }) => sent.length > 0).length;

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
  });

  it('should tell the first at once, and fifty of the others in a second', () => {
    const opened = fill(300);
    expect(countTold(opened)).toBe(1);
    jest.advanceTimersByTime(1000);
    expect(countTold(opened)).toBe(51);
    jest.advanceTimersByTime(5000);
    expect(opened.map(({ sent }) => sent)).toEqual(opened.map(() => ['read-again']));
    // Nobody waits any more.
    jest.advanceTimersByTime(20);
    expect(countTold(fill(1))).toBe(1);
  });

  it('should tell a stream before its next event', () => {
    const [, second] = fill(2);
    second!.stream.send('new-message', 'run-2');
    expect(second!.sent).toEqual(['read-again', 'new-message']);
    jest.advanceTimersByTime(1000);
    expect(second!.sent).toEqual(['read-again', 'new-message']);
  });

  it('should not wait for streams that have closed', () => {
    const opened = fill(3);
    opened[1]!.raw.destroyed = true;
    jest.advanceTimersByTime(20);
    expect(opened[2]!.sent).toEqual(['read-again']);
  });
});
