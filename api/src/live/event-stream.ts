import type { ServerResponse } from 'node:http';
import type { StreamEvent } from '@ringtag/contracts';
import type { FastifyReply } from 'fastify';
import type { Subscriber } from './subscriber';

/** For clients that follow the standard. Our pages choose their own pauses. */
const RETRY_MS = 2000;
/** A client that leaves so much unread is gone or too slow. It comes back and reads again. */
const MOST_UNREAD_BYTES = 16_384;

/** An open answer with server-sent events (HTML standard, 9.2). */
export class EventStream {
  private readonly raw: ServerResponse;
  /** The id of the `read-again` that this stream has to send before any other event. */
  private owed: string | undefined;

  constructor(
    reply: FastifyReply,
    readonly subscriber: Subscriber,
  ) {
    // The deadline is for answers that end.
    reply.deadline?.stop();
    this.raw = reply.raw;
    reply.hijack();
    this.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      // nginx passes each event on at once, whatever its configuration says.
      'x-accel-buffering': 'no',
    });
    this.write(`retry: ${RETRY_MS}\n\n`);
  }

  send(event: StreamEvent, id: string): void {
    this.payReadAgain();
    this.sendNow(event, id);
  }

  /** Notes that this stream has to be sent `read-again`: by `payReadAgain`, or before its next event. */
  oweReadAgain(id: string): void {
    this.owed = id;
  }

  /** Sends the `read-again` that is owed. Answers whether there was one and the stream is open. */
  payReadAgain(): boolean {
    const id = this.owed;
    if (id === undefined || this.isClosed) return false;
    this.owed = undefined;
    this.sendNow('read-again', id);
    return true;
  }

  private sendNow(event: StreamEvent, id: string): void {
    this.write(`id: ${id}\nevent: ${event}\ndata: {}\n\n`);
  }

  /**
   * Tells the client that it has missed nothing so far. Shows proxies that the stream is alive, and the server that the
   * client is.
   */
  beat(id: string): void {
    if (this.owed === undefined) this.sendNow('alive', id);
    else this.write(':\n\n');
  }

  end(): void {
    this.raw.end();
  }

  onClose(listener: () => void): void {
    this.raw.once('close', listener);
    // The client may have gone before the stream began.
    if (this.raw.destroyed) listener();
  }

  private get isClosed(): boolean {
    return this.raw.writableEnded || this.raw.destroyed;
  }

  private write(text: string): void {
    if (this.isClosed) return;
    if (this.raw.writableLength > MOST_UNREAD_BYTES) return void this.raw.destroy();
    this.raw.write(text);
  }
}
