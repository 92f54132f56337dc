import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LIVE_EVENTS, type LiveEvent, STREAM } from '@ringtag/contracts';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { ALL } from '../platform/changes/change';
import { Changes } from '../platform/changes/changes';
import { EventStream } from './event-stream';
import { ReadAgainQueue } from './read-again-queue';
import { RecentEvents, type Since } from './recent-events';
import { Streams } from './streams';
import { type Subscriber, toSenderKey } from './subscriber';

/** Stands for all who are signed in, in the place of the key of one of them. */
const EVERYBODY = 'everybody';
/** More than the changes of the seconds in which one is told again. */
const MOST_SEEN = 10_000;

interface Readers {
  conversationId?: string;
  ownerId?: string;
}

type Listener = (key: string) => void;

/** Tells people at all replicas what has happened to their data (ADR 75). */
@Injectable()
export class LiveEvents implements OnModuleInit, OnModuleDestroy {
  private readonly recent = new RecentEvents();
  private readonly listeners: Listener[] = [];
  private readonly seen = new LRUCache<string, true>({ max: MOST_SEEN });
  private heart: NodeJS.Timeout | undefined;

  constructor(
    private readonly changes: Changes,
    private readonly streams: Streams,
    private readonly readAgain: ReadAgainQueue,
  ) {}

  onModuleInit(): void {
    this.changes.listen('live', (subject) => this.tell(subject));
    this.heart = setInterval(() => this.streams.beat(this.recent.lastId), STREAM.heartbeatEvery).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.heart);
  }

  /** Announces an event in the transaction that causes it. It is told after the commit, never after a rollback. */
  announce(manager: EntityManager, key: Subscriber['key'], event: LiveEvent): void {
    this.changes.note(manager, 'live', [toSubject(key, event)]);
  }

  /** The same for all who are signed in. */
  announceToAll(manager: EntityManager, event: LiveEvent): void {
    this.announce(manager, EVERYBODY, event);
  }

  /** Makes open pages read again what a transaction changes: those of the sender of a conversation, those of an owner. */
  refresh(manager: EntityManager, { conversationId, ownerId }: Readers): void {
    if (conversationId) this.announce(manager, toSenderKey(conversationId), 'changed');
    if (ownerId) this.announce(manager, ownerId, 'inbox-changed');
  }

  /** Calls `listener` with the key of each event that is told, and with `ALL` when some may have been missed. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /**
   * Opens a stream. It begins with what the client has missed or with `alive`, or with `read-again` where that is not
   * known: at once, or when it is its turn. Throws `unavailable` when there are too many streams.
   */
  open(subscriber: Subscriber, reply: FastifyReply, since: Since): EventStream {
    this.streams.assertRoom(subscriber);
    const stream = new EventStream(reply, subscriber);
    const missed = this.findMissed(subscriber, since);
    const { lastId } = this.recent;
    if (missed) {
      for (const event of missed) stream.send(event, lastId);
      stream.beat(lastId);
    } else this.readAgain.add(stream, lastId);
    this.streams.add(stream, lastId);
    return stream;
  }

  /** Closes a stream whose session or conversation is over. */
  end(stream: EventStream, reason: 'session-ended' | 'conversation-ended'): void {
    this.streams.close(stream, reason, this.recent.lastId);
  }

  private findMissed({ key, networks }: Subscriber, since: Since): LiveEvent[] | undefined {
    const own = this.recent.findSince(key, since);
    return own && !networks ? [...own, ...(this.recent.findSince(EVERYBODY, since) ?? [])] : own;
  }

  private tell(subject: string): void {
    if (subject === ALL) {
      this.recent.forgetAll();
      this.streams.sendToAll('read-again', this.recent.lastId);
      return this.report(ALL);
    }
    // `Changes` tells each change up to three times.
    if (this.seen.has(subject)) return;
    this.seen.set(subject, true);
    const { key, event } = parse(subject);
    if (!event) return;
    this.recent.note(key, event);
    if (key === EVERYBODY) return this.streams.sendToPeople(event, this.recent.lastId);
    this.streams.send(key, event, this.recent.lastId);
    this.report(key);
  }

  private report(key: string): void {
    for (const listener of this.listeners) listener(key);
  }
}

/** The next release may have events that this one does not know. */
function parse(subject: string): { key: string; event: LiveEvent | undefined } {
  const [key = '', name] = subject.split(' ');
  return { key, event: LIVE_EVENTS.find((each) => each === name) };
}

/** At most 64 characters. The random part tells two changes from one that is told twice. */
function toSubject(key: string, event: LiveEvent): string {
  return `${key} ${event} ${randomBytes(6).toString('base64url')}`;
}
