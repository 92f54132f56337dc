import type { FastifyReply } from 'fastify';
import { EventStream } from './event-stream';

const MOST_UNREAD_BYTES = 16_384;

it('should leave a client that does not read, rather than keep events for it', () => {
  const raw = { writeHead: jest.fn(), write: jest.fn(), destroy: jest.fn(), writableLength: 0 };
  const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
  const stream = new EventStream(reply, { key: 'ann', shares: [] });
  raw.write.mockClear();
  raw.writableLength = MOST_UNREAD_BYTES;
  stream.send('new-message', 'run-1');
  expect([raw.write.mock.calls.length, raw.destroy.mock.calls.length]).toEqual([1, 0]);
  raw.writableLength = MOST_UNREAD_BYTES + 1;
  stream.send('new-message', 'run-2');
  expect([raw.write.mock.calls.length, raw.destroy.mock.calls.length]).toEqual([1, 1]);
});
