import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { newUnavailableError } from '../errors/domain-error';
import type { RequestTimes } from './request-times';

/** The share of the time that is reserved for the commit and the answer. A later transaction is rolled back. */
const SHARE_OF_COMMIT = 0.1;

/**
 * The time limit of a request (REL-11). After it the client gets 503, whatever the handler is doing, and
 * `TransactionRunner` no longer commits. Uses a monotonic clock.
 */
export class RequestDeadline {
  private endsAt = Infinity;
  private refused = false;
  private ended = false;
  private timer: NodeJS.Timeout | undefined;
  private downloadTimer: NodeJS.Timeout | undefined;
  private file: Readable | undefined;

  constructor(
    private readonly reply: FastifyReply,
    private readonly times: RequestTimes,
    private allowed = times.answer,
  ) {}

  /** Starts the time limit, counted from now. Does nothing when the connection has closed. */
  start(): void {
    if (this.refused || this.ended) return;
    this.stop();
    this.endsAt = performance.now() + this.allowed;
    this.timer = setTimeout(() => this.refuse(), this.allowed);
  }

  /** Starts the longer limit of requests that create or change thousands of rows. */
  startBulk(): void {
    this.allowed = this.times.bulkAnswer;
    this.start();
  }

  /** Suspends the limit while a body arrives, which has its own limit, and ends it when the answer is ready. */
  stop(): void {
    clearTimeout(this.timer);
    if (!this.refused) this.endsAt = Infinity;
  }

  /** The milliseconds left until a transaction has to be ready to commit. */
  get left(): number {
    return this.endsAt - performance.now() - this.allowed * SHARE_OF_COMMIT;
  }

  /**
   * Call it before the answer is sent. A stream meets the limit with its first byte and then has the download limit.
   */
  answering(payload: unknown): void {
    if (this.refused) return;
    if (!(payload instanceof Readable)) return this.stop();
    this.file = payload;
    this.endsAt = Infinity;
    this.downloadTimer = setTimeout(() => this.cutOff(), this.times.download);
  }

  /** Call it when the answer was sent or the connection closed. */
  over(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.downloadTimer);
  }

  /** Closes the whole connection, because the answer may still wait behind an earlier one. */
  private cutOff(): void {
    this.reply.request.raw.socket.destroy();
  }

  private refuse(): void {
    if (this.reply.raw.headersSent) return;
    this.refused = true;
    const late = newUnavailableError();
    // The error of the stream is answered like every other error.
    if (this.file) this.file.destroy(late);
    else if (!this.reply.sent) void this.reply.send(late);
  }
}
