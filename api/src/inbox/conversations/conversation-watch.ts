import { AsyncResource } from 'node:async_hooks';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@ringtag/contracts';
import flatten from 'lodash/flatten';
import map from 'lodash/map';
import partition from 'lodash/partition';
import { LiveEvents } from '../../live';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { DomainError } from '../../platform/errors/domain-error';
import { ConversationRecords, type OpenConversation } from './conversation-records';

const LOOK_EVERY_MS = 250;
/** For what a replica of the release before, or a person in the database, has ended without a word. */
const LONGEST_TRUST = 5 * MINUTE;
/** Conversations that are read together: a replica may have 3,000 streams, and all clients come back at once. */
const ROWS_AT_ONCE = 50;
/** Something has happened to it: it is looked at before all others. */
const AT_ONCE = 0;

/** Whose changes may end a conversation. */
interface Followed {
  ownerId: string;
  /** Of the code. */
  alias: string;
}

interface Watched {
  readonly token: string;
  readonly open: (conversation: OpenConversation) => void;
  readonly refuse: (reason: Error) => void;
  readonly end: () => void;
  /** Undefined until the first look, which opens or refuses. */
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
  /** Outside all requests: a look is for many of them. */
  private readonly outside = new AsyncResource('conversations of open streams');
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
   * Finds the conversation of a token, together with those of others who come at the same time. Throws `not_found`. Until
   * `stop` is called, calls `end` once when the token opens nothing any more.
   */
  async follow(token: string, end: () => void): Promise<{ id: string; stop: () => void }> {
    let stop = () => {};
    const { message } = await new Promise<OpenConversation>((open, refuse) => {
      const watched: Watched = { token, open, refuse, end, lookAt: AT_ONCE };
      this.watched.add(watched);
      stop = () => this.watched.delete(watched);
      this.startLook();
    });
    return { id: message.id, stop };
  }

  /** After something has happened to an owner or a code; with `ALL`, after some of it may have been missed. */
  private lookSoon(subject: string, kind: keyof Followed): void {
    for (const each of this.watched) {
      if (!each.followed || each.followed[kind] === subject) each.lookAt = AT_ONCE;
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
  private findDue(): Watched[] {
    const due = [...this.watched].filter(({ lookAt }) => lookAt <= performance.now());
    return flatten(partition(due, { lookAt: AT_ONCE })).slice(0, ROWS_AT_ONCE);
  }

  private async lookAt(due: readonly Watched[]): Promise<void> {
    // Before the read: what happens during it asks for another one.
    for (const each of due) each.lookAt = performance.now() + LONGEST_TRUST;
    try {
      const open = await this.conversations.findByTokens(map(due, 'token'));
      for (const each of due) {
        const found = open.get(each.token);
        if (found) follow(each, found);
        else if (this.watched.delete(each)) end(each, new DomainError('not_found'));
      }
    } catch (error) {
      for (const each of due) {
        each.lookAt = AT_ONCE;
        if (!each.followed && this.watched.delete(each)) each.refuse(error as Error);
      }
      throw error;
    }
  }
}

function follow(watched: Watched, found: OpenConversation): void {
  if (!watched.followed) watched.open(found);
  watched.followed = { ownerId: found.message.ownerId, alias: found.activation.alias };
}

function end({ followed, refuse, end }: Watched, reason: Error): void {
  if (followed) end();
  else refuse(reason);
}
