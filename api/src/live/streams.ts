import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { STREAM, type StreamEvent } from '@ringtag/contracts';
import { newUnavailableError } from '../platform/errors/domain-error';
import type { EventStream } from './event-stream';

/** The streams that are open at this replica. */
@Injectable()
export class Streams implements OnModuleInit, OnModuleDestroy {
  /** The oldest first. */
  private readonly byUser = new Map<string, Set<EventStream>>();
  private isEnding = false;
  private heart: NodeJS.Timeout | undefined;
  count = 0;

  onModuleInit(): void {
    this.heart = setInterval(() => this.beat(), STREAM.heartbeatEvery).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.heart);
  }

  /** Throws `unavailable` while the server stops, and when it has as many streams as it may have. */
  assertRoom(): void {
    if (this.isEnding || this.count >= STREAM.perReplica) throw newUnavailableError();
  }

  /**
   * Adds a stream until it closes. Closes the oldest of its session or person when there are too many: those of phones
   * that have lost their network stay open for minutes.
   */
  add(stream: EventStream, lastId: string): void {
    const { userId, sessionId } = stream;
    const streams = this.byUser.get(userId) ?? new Set();
    const ofSession = [...streams].filter((each) => each.sessionId === sessionId);
    const replaced =
      ofSession.length >= STREAM.perSession
        ? ofSession[0]
        : streams.size >= STREAM.perPerson && [...streams][0];
    if (replaced) this.close(replaced, 'replaced', lastId);
    this.byUser.set(userId, streams.add(stream));
    this.count += 1;
    stream.onClose(() => this.remove(stream));
  }

  /** Sends an event to all streams of a person. */
  send(userId: string, event: StreamEvent, id: string): void {
    for (const stream of this.byUser.get(userId) ?? []) stream.send(event, id);
  }

  sendToAll(event: StreamEvent, id: string): void {
    for (const stream of this.listAll()) stream.send(event, id);
  }

  /** Closes a stream, which says why before. */
  close(stream: EventStream, reason: 'replaced' | 'session-ended', id: string): void {
    stream.send(reason, id);
    stream.end();
    this.remove(stream);
  }

  /** Closes all, and lets none begin. The clients come back at times of their own choice. */
  endAll(): void {
    this.isEnding = true;
    for (const stream of this.listAll()) stream.end();
  }

  private beat(): void {
    for (const stream of this.listAll()) stream.beat();
  }

  private listAll(): EventStream[] {
    return [...this.byUser.values()].flatMap((streams) => [...streams]);
  }

  private remove(stream: EventStream): void {
    const streams = this.byUser.get(stream.userId);
    if (!streams?.delete(stream)) return;
    this.count -= 1;
    if (streams.size === 0) this.byUser.delete(stream.userId);
  }
}
