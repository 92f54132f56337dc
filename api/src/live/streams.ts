import { Injectable } from '@nestjs/common';
import { STREAM, type StreamEvent } from '@ringtag/contracts';
import { newUnavailableError } from '../platform/errors/domain-error';
import type { Network } from '../platform/turns/asker';
import { type Place, SharedRoom } from '../platform/turns/shared-room';
import type { EventStream } from './event-stream';
import type { Subscriber } from './subscriber';

/** What a stream says last. */
type Reason = Extract<StreamEvent, 'replaced' | 'session-ended' | 'conversation-ended'>;

/** The streams that are open at this replica. */
@Injectable()
export class Streams {
  private readonly all = new Set<EventStream>();
  /** By the ids of their shares. The oldest first. */
  private readonly byShare = new Map<string, Set<EventStream>>();
  private isEnding = false;
  /** Where senders have as many as they may have, a new one takes the place of one in the network that has most. */
  private readonly senders = new SharedRoom(STREAM.ofSendersPerReplica);
  private readonly places = new Map<EventStream, Place>();
  private lastId = '';
  count = 0;

  /** How many of them belong to senders. */
  get ofSenders(): number {
    return this.senders.total;
  }

  /** Throws `unavailable` while the server stops, and when it has as many streams as it may have. */
  assertRoom({ networks }: Subscriber): void {
    const isFull = networks ? !this.senders.hasFor(networks) : false;
    if (this.isEnding || isFull || this.count >= STREAM.perReplica) throw newUnavailableError();
  }

  /**
   * Adds a stream until it closes. Closes the oldest of a share when there are too many: those of phones that have lost
   * their network stay open for minutes.
   */
  add(stream: EventStream, lastId: string): void {
    this.lastId = lastId;
    for (const { id, max } of stream.subscriber.shares) {
      const others = this.byShare.get(id) ?? new Set();
      const [oldest] = others;
      if (oldest && others.size >= max) this.close(oldest, 'replaced', lastId);
      this.byShare.set(id, others.add(stream));
    }
    this.all.add(stream);
    this.count += 1;
    if (stream.subscriber.networks) this.takePlace(stream, stream.subscriber.networks);
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

  /** Sends an event to all that are not those of senders. */
  sendToPeople(event: StreamEvent, id: string): void {
    for (const stream of this.all) if (!stream.subscriber.networks) stream.send(event, id);
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
    this.count -= 1;
    const place = this.places.get(stream);
    if (place) this.senders.close(place);
    this.places.delete(stream);
    for (const { id } of stream.subscriber.shares) {
      const streams = this.byShare.get(id);
      streams?.delete(stream);
      if (streams?.size === 0) this.byShare.delete(id);
    }
  }

  private takePlace(stream: EventStream, networks: readonly Network[]): void {
    const place = this.senders.open(networks, () => this.close(stream, 'replaced', this.lastId));
    this.senders.take(place);
    this.places.set(stream, place);
  }
}
