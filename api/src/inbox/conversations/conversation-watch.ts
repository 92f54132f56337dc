import { AsyncResource } from 'node:async_hooks';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@ringtag/contracts';
import map from 'lodash/map';
import partition from 'lodash/partition';
import { LiveEvents } from '../../live';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { DomainError, newUnavailableError } from '../../platform/errors/domain-error';
import { ConversationRecords, type OpenConversation } from '../conversation-records/conversation-records';

const LOOK_EVERY_MS = 250;
/** For what a person in the database has ended without a word. */
const LONGEST_TRUST = 5 * MINUTE;
/** Conversations that are read together: a replica may have 3,000 streams, and all clients come back at once. */
const ROWS_AT_ONCE = 100;
/** Streams that wait for their first look. */
const MOST_COMING = 500;
/** Something has happened to it: it is looked at before all others. */
const AT_ONCE = 0;

/** A stream before its first look. */
interface Coming {
  readonly token: string;
  readonly open: (watched: Watched) => void;
  readonly refuse: (reason: Error) => void;
  readonly end: () => void;
  /** The owners and codes to which something has happened meanwhile. */
  readonly heard: Set<string>;
}

/** A stream that is open. */
interface Watched extends Pick<Coming, 'token' | 'end'> {
  readonly id: string;
  /** Whose changes may end the conversation. */
  readonly ownerId: string;
  /** The alias of the code. */
  readonly alias: string;
  /** When to look again, on a monotonic clock. */
  lookAt: number;
}

/**
 * Looks up the tokens of senders' event streams: when a stream opens, and again whenever something happens to the owner
 * or the code. So a stream closes within a second after its conversation is over, on every replica, and the code that
 * ends a conversation does not need to know about streams.
 */
@Injectable()
export class ConversationWatch implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Conversations');
  /** Each look serves many requests, so it runs in the context of none: their deadlines and traces do not apply. */
  private readonly outside = new AsyncResource('conversations of open streams');
  private readonly coming = new Set<Coming>();
  private readonly watched = new Set<Watched>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly live: LiveEvents,
    private readonly changes: Changes,
    private readonly conversations: ConversationRecords,
  ) {}

  onModuleInit(): void {
    // A deletion, a block and another link are told to the owner's pages.
    this.live.listen((key) => this.lookSoon(key, 'ownerId'));
    this.changes.listen('code', (alias) => this.lookSoon(alias, 'alias'));
    this.timer = setInterval(() => this.startLook(), LOOK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /**
   * Finds the conversation of a token, together with those of others who come at the same time. Throws `not_found`, and
   * `unavailable` where too many wait. Until `stop` is called, calls `end` once when the token opens nothing any more.
   */
  async follow(token: string, end: () => void): Promise<{ id: string; stop: () => void }> {
    if (this.coming.size >= MOST_COMING) throw newUnavailableError();
    const watched = await new Promise<Watched>((open, refuse) => {
      this.coming.add({ token, open, refuse, end, heard: new Set() });
      this.startLook();
    });
    return { id: watched.id, stop: () => this.watched.delete(watched) };
  }

  /** After something has happened to an owner or a code; with `ALL`, after some of it may have been missed. */
  private lookSoon(subject: string, kind: 'ownerId' | 'alias'): void {
    for (const each of this.coming) each.heard.add(subject);
    for (const each of this.watched) {
      if (each[kind] === subject) each.lookAt = AT_ONCE;
      else if (subject === ALL) each.lookAt = Math.min(each.lookAt, performance.now());
    }
    this.startLook();
  }

  private startLook(): void {
    this.outside.runInAsyncScope(() => void this.look());
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      for (let due = this.findDue(); due.length > 0; due = this.findDue()) await this.lookAt(due);
    } catch (error) {
      this.logger.warn({ msg: 'Conversations of open streams could not be read', err: error });
    } finally {
      this.isLooking = false;
    }
  }

  /** The next to look at. Found anew each time: what has just ended does not wait for a round of all others. */
  private findDue(): (Coming | Watched)[] {
    const due = [...this.watched].filter(({ lookAt }) => lookAt <= performance.now());
    const [first, others] = partition(due, { lookAt: AT_ONCE });
    return [...first, ...this.coming, ...others].slice(0, ROWS_AT_ONCE);
  }

  private async lookAt(due: readonly (Coming | Watched)[]): Promise<void> {
    const open = await this.read(due);
    for (const each of due) {
      const found = open.get(each.token);
      if ('open' in each) this.answer(each, found);
      else if (!found && this.watched.delete(each)) each.end();
    }
  }

  /** If the database fails, refuses every stream that waits to open. Open streams are looked up again soon. */
  private async read(due: readonly (Coming | Watched)[]): Promise<Map<string, OpenConversation>> {
    const watched = due.filter((each) => 'lookAt' in each);
    // Before the read: what happens during it asks for another one.
    for (const each of watched) each.lookAt = performance.now() + LONGEST_TRUST;
    try {
      return await this.conversations.findByTokens(map(due, 'token'));
    } catch (error) {
      for (const each of watched) each.lookAt = performance.now() + LOOK_EVERY_MS;
      for (const each of this.coming) each.refuse(error as Error);
      this.coming.clear();
      throw error;
    }
  }

  private answer(coming: Coming, found: OpenConversation | undefined): void {
    this.coming.delete(coming);
    if (!found) return coming.refuse(new DomainError('not_found'));
    const { id, ownerId } = found.message;
    const { alias } = found.activation;
    const hasChanged = [ownerId, alias, ALL].some((subject) => coming.heard.has(subject));
    const lookAt = hasChanged ? AT_ONCE : performance.now() + LONGEST_TRUST;
    const watched = { token: coming.token, end: coming.end, id, ownerId, alias, lookAt };
    this.watched.add(watched);
    coming.open(watched);
  }
}
