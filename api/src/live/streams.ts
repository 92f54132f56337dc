import { Injectable } from '@nestjs/common';
import { STREAM, type StreamEvent } from '@ringtag/contracts';
import { newUnavailableError } from '../platform/errors/domain-error';
import type { EventStream } from './event-stream';
import { isSender, type Subscriber } from './subscriber';

/** What a stream says last. */
type Reason = Extract<StreamEvent, 'replaced' | 'session-ended' | 'conversation-ended'>;

/** The streams that are open at this replica. */
@Injectable()
export class Streams {
  private readonly all = new Set<EventStream>();
  /** By the ids of their shares. The oldest first. */
  private readonly byShare = new Map<string, Set<EventStream>>();
  private isEnding = false;
  count = 0;
  /** How many of them belong to senders. */
  ofSenders = 0;

  /** Throws `unavailable` while the server stops, and when it has as many streams as it may have. */
  assertRoom(subscriber: Subscriber): void {
    const isFull = isSender(subscriber) && this.ofSenders >= STREAM.ofSendersPerReplica;
    if (this.isEnding || isFull || this.count >= STREAM.perReplica) throw newUnavailableError();
  }

  /**
   * Adds a stream until it closes. Closes the oldest of a share when there are too many: those of phones that have lost
   * their network stay open for minutes.
   */
  add(stream: EventStream, lastId: string): void {
    for (const { id, max } of stream.subscriber.shares) {
      const others = this.byShare.get(id) ?? new Set();
      const [oldest] = others;
      if (oldest && others.size >= max) this.close(oldest, 'replaced', lastId);
      this.byShare.set(id, others.add(stream));
    }
    this.all.add(stream);
    this.countIn(stream, 1);
    stream.onClose(() => this.remove(stream));
  }

  /** Shows that all are alive. */
  beat(id: string): void {
    for (const stream of this.all) stream.beat(id);
  }

  /** Sends an event to all streams with this key. */
  send(key: string, event: StreamEvent, id: string): void {
    for (const stream of this.byShare.get(key) ?? []) stream.send(event, id);
  }

  sendToAll(event: StreamEvent, id: string): void {
    for (const stream of this.all) stream.send(event, id);
  }

  /** Closes a stream, which says why before. */
  close(stream: EventStream, reason: Reason, id: string): void {
    stream.send(reason, id);
    stream.end();
    this.remove(stream);
  }

  /** Closes all, and lets none begin. The clients come back at times of their own choice. */
  endAll(): void {
    this.isEnding = true;
    for (const stream of this.all) stream.end();
  }

  private remove(stream: EventStream): void {
    if (!this.all.delete(stream)) return;
    this.countIn(stream, -1);
    for (const { id } of stream.subscriber.shares) {
      const streams = this.byShare.get(id);
      streams?.delete(stream);
      if (streams?.size === 0) this.byShare.delete(id);
    }
  }

  private countIn({ subscriber }: EventStream, by: 1 | -1): void {
    this.count += by;
    if (isSender(subscriber)) this.ofSenders += by;
  }
}
