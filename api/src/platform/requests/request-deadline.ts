import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { unavailable } from '../errors/domain-error';
import type { RequestTimes } from './request-times';

/** Kept for the commit and the answer: a transaction that is not done by then is rolled back. */
const SHARE_OF_COMMIT = 0.1;

/**
 * Until when a request is answered (REL-11). Past it the client reads 503 whatever the handler is doing, and
 * `TransactionRunner` commits nothing any more. Measured by a clock that nobody sets.
 */
export class RequestDeadline {
  private endsAt = Infinity;
  private refused = false;
  private timer: NodeJS.Timeout | undefined;
  private downloadTimer: NodeJS.Timeout | undefined;
  private file: Readable | undefined;

  constructor(
    private readonly reply: FastifyReply,
    private readonly times: RequestTimes,
    private allowed = times.answer,
  ) {}

  /** Counts from now. */
  start(): void {
    if (this.refused) return;
    this.stop();
    this.endsAt = performance.now() + this.allowed;
    this.timer = setTimeout(() => this.refuse(), this.allowed);
  }

  /** What makes or changes thousands of rows has longer, counted from now. */
  startBulk(): void {
    this.allowed = this.times.bulkAnswer;
    this.start();
  }

  /** While a body arrives, which has a time of its own, and when the answer is there. */
  stop(): void {
    clearTimeout(this.timer);
    if (!this.refused) this.endsAt = Infinity;
  }

  /** Milliseconds in which a transaction has to be ready to be committed. */
  get left(): number {
    return this.endsAt - performance.now() - this.allowed * SHARE_OF_COMMIT;
  }

  /** An answer is on its way; one that is written while it is sent is due with its first byte. */
  answering(payload: unknown): void {
    if (this.refused) return;
    if (!(payload instanceof Readable)) return this.stop();
    this.file = payload;
    this.endsAt = Infinity;
    this.downloadTimer = setTimeout(() => this.cutOff(), this.times.download);
  }

  /** The answer was sent, or nobody waits for it. */
  over(): void {
    clearTimeout(this.timer);
    clearTimeout(this.downloadTimer);
  }

  /** The connection, and not the answer alone: that may still wait behind another one. */
  private cutOff(): void {
    this.reply.request.raw.socket.destroy();
  }

  private refuse(): void {
    if (this.reply.raw.headersSent) return;
    this.refused = true;
    const late = unavailable();
    // The file's error is answered as every other.
    if (this.file) this.file.destroy(late);
    else if (!this.reply.sent) void this.reply.send(late);
  }
}
