import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@ringtag/contracts';
import { LiveEvents } from '../../live';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { DomainError } from '../../platform/errors/domain-error';
import { SenderConversations, type Followed } from './sender-conversations';

const LOOK_EVERY_MS = 250;
/** For what a replica of the release before, or a person in the database, has ended without a word. */
const LONGEST_TRUST = 5 * MINUTE;

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
    this.live.listen((key) => this.lookSoon((each) => key === ALL || key === each.ownerId));
    this.changes.listen('code', (alias) => this.lookSoon((each) => alias === ALL || alias === each.alias));
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Calls `end` once when the token opens nothing any more. Answers a function that stops the watch. */
  watch(token: string, end: () => void): () => void {
    // It may have ended since it was looked up.
    const watched: Watched = { token, end, lookAt: 0 };
    this.watched.add(watched);
    void this.look();
    return () => this.watched.delete(watched);
  }

  private lookSoon(concerns: (followed: Followed) => boolean): void {
    for (const each of this.watched) if (!each.followed || concerns(each.followed)) each.lookAt = 0;
    void this.look();
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      for (const each of this.watched) if (each.lookAt <= performance.now()) await this.lookAt(each);
    } catch (error) {
      this.logger.warn({ msg: 'Conversations of open streams could not be read', err: error });
    } finally {
      this.isLooking = false;
    }
  }

  private async lookAt(watched: Watched): Promise<void> {
    // Before the read: what happens during it asks for another one.
    watched.lookAt = performance.now() + LONGEST_TRUST;
    try {
      watched.followed = await this.conversations.follow(watched.token);
    } catch (error) {
      if (!(error instanceof DomainError && error.errorCode === 'not_found')) {
        watched.lookAt = 0;
        throw error;
      }
      this.watched.delete(watched);
      watched.end();
    }
  }
}
