import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@ringtag/contracts';
import flatten from 'lodash/flatten';
import partition from 'lodash/partition';
import { LiveEvents } from '../../live';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { DomainError } from '../../platform/errors/domain-error';
import { SenderConversations, type Followed } from './sender-conversations';

const LOOK_EVERY_MS = 250;
/** For what a replica of the release before, or a person in the database, has ended without a word. */
const LONGEST_TRUST = 5 * MINUTE;
/** Looks at once: a replica may have 3,000 streams. More would take the database's connections from requests. */
const LOOKS_AT_ONCE = 5;
/** Something has happened to it: it is looked at before all others. */
const AT_ONCE = 0;

interface Watched {
  readonly token: string;
  readonly end: () => void;
  /** Undefined until the first look. */
  followed?: Followed;
  /** When to look again, on a monotonic clock. */
  lookAt: number;
}

/**
 * Tells long answers to senders when their conversation is over, whichever replica ended it, within a second. Nobody
 * who ends one has to know of streams: the token is looked up again whenever something happens to its owner or its code.
 */
@Injectable()
export class ConversationWatch implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Conversations');
  private readonly watched = new Set<Watched>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly live: LiveEvents,
    private readonly changes: Changes,
    private readonly conversations: SenderConversations,
  ) {}

  onModuleInit(): void {
    // A deletion, a block and another link are told to the owner's pages.
    this.live.listen((key) => this.lookSoon(key, 'ownerId'));
    this.changes.listen('code', (alias) => this.lookSoon(alias, 'alias'));
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Calls `end` once when the token opens nothing any more. Answers a function that stops the watch. */
  watch(token: string, end: () => void): () => void {
    // It may have ended since it was looked up.
    const watched: Watched = { token, end, lookAt: AT_ONCE };
    this.watched.add(watched);
    void this.look();
    return () => this.watched.delete(watched);
  }

  /** After something has happened to an owner or a code; with `ALL`, after some of it may have been missed. */
  private lookSoon(subject: string, kind: keyof Followed): void {
    for (const each of this.watched) {
      if (!each.followed || each.followed[kind] === subject) each.lookAt = AT_ONCE;
      else if (subject === ALL) each.lookAt = Math.min(each.lookAt, performance.now());
    }
    void this.look();
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      for (let due = this.findDue(); due.length > 0; due = this.findDue())
        await Promise.all(due.map((each) => this.lookAt(each)));
    } catch (error) {
      this.logger.warn({ msg: 'Conversations of open streams could not be read', err: error });
    } finally {
      this.isLooking = false;
    }
  }

  /** The next to look at. Found anew each time: what has just ended does not wait for a round of all others. */
  private findDue(): Watched[] {
    const due = [...this.watched].filter(({ lookAt }) => lookAt <= performance.now());
    return flatten(partition(due, { lookAt: AT_ONCE })).slice(0, LOOKS_AT_ONCE);
  }

  private async lookAt(watched: Watched): Promise<void> {
    // Before the read: what happens during it asks for another one.
    watched.lookAt = performance.now() + LONGEST_TRUST;
    try {
      watched.followed = await this.conversations.getFollowed(watched.token);
    } catch (error) {
      if (!(error instanceof DomainError && error.errorCode === 'not_found')) {
        watched.lookAt = AT_ONCE;
        throw error;
      }
      this.watched.delete(watched);
      watched.end();
    }
  }
}
