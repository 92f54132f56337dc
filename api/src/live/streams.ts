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
  /** The oldest first. */
  private readonly byKey = new Map<string, Set<EventStream>>();
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
   * Adds a stream until it closes. Closes the oldest of its session, person or conversation when there are too many:
   * those of phones that have lost their network stay open for minutes.
   */
  add(stream: EventStream, lastId: string): void {
    const { key } = stream.subscriber;
    const streams = this.byKey.get(key) ?? new Set();
    const replaced = findReplaced(stream.subscriber, [...streams]);
    if (replaced) this.close(replaced, 'replaced', lastId);
    this.byKey.set(key, streams.add(stream));
    this.countIn(stream, 1);
    stream.onClose(() => this.remove(stream));
  }

  /** Shows that all are alive. */
  beat(id: string): void {
    for (const stream of this.listAll()) stream.beat(id);
  }

  /** Sends an event to all streams with this key. */
  send(key: string, event: StreamEvent, id: string): void {
    for (const stream of this.byKey.get(key) ?? []) stream.send(event, id);
  }

  sendToAll(event: StreamEvent, id: string): void {
    for (const stream of this.listAll()) stream.send(event, id);
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
    for (const stream of this.listAll()) stream.end();
  }

  private listAll(): EventStream[] {
    return [...this.byKey.values()].flatMap((streams) => [...streams]);
  }

  private remove(stream: EventStream): void {
    const { key } = stream.subscriber;
    const streams = this.byKey.get(key);
    if (!streams?.delete(stream)) return;
    this.countIn(stream, -1);
    if (streams.size === 0) this.byKey.delete(key);
  }

  private countIn({ subscriber }: EventStream, by: 1 | -1): void {
    this.count += by;
    if (isSender(subscriber)) this.ofSenders += by;
  }
}

/** The stream that has to give way to a new one of the subscriber. */
function findReplaced(subscriber: Subscriber, open: EventStream[]): EventStream | undefined {
  if (isSender(subscriber)) return open.length >= STREAM.perConversation ? open[0] : undefined;
  const ofSession = open.filter((each) => each.subscriber.sessionId === subscriber.sessionId);
  if (ofSession.length >= STREAM.perSession) return ofSession[0];
  return open.length >= STREAM.perPerson ? open[0] : undefined;
}
