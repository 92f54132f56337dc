import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@ringtag/contracts';
import map from 'lodash/map';
import { LiveEvents } from '../../live';
import { Changes } from '../../platform/changes/changes';
import { AT_ONCE, StreamWatch, type Watched } from '../../platform/changes/stream-watch';
import { DomainError, newUnavailableError } from '../../platform/errors/domain-error';
import { ConversationRecords, type OpenConversation } from '../conversation-records/conversation-records';

const RULES = {
  name: 'Conversations',
  trust: 5 * MINUTE,
  // A replica may have 3,000 streams, and all clients come back at once.
  rows: 100,
  now: () => performance.now(),
};
/** Streams that wait for their first look. */
const MOST_COMING = 500;

interface Stream extends Watched {
  readonly token: string;
  /** Undefined before the first look. */
  conversation?: OpenConversation;
}

interface Coming {
  open: (stream: Stream) => void;
  refuse: (reason: Error) => void;
}

/**
 * Looks up the tokens of senders' event streams: when a stream opens, and again whenever something happens to the owner
 * or the code. So a stream closes within a second after its conversation is over, on every replica, and the code that
 * ends a conversation does not need to know about streams.
 */
@Injectable()
export class ConversationWatch implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new StreamWatch<Stream>({ ...RULES, look: (due) => this.look(due) });
  private readonly coming = new Map<Stream, Coming>();

  constructor(
    private readonly live: LiveEvents,
    private readonly changes: Changes,
    private readonly conversations: ConversationRecords,
  ) {}

  onModuleInit(): void {
    // A deletion, a block and another link are told to the owner's pages. Whose streams come is not known yet.
    this.live.listen((key) =>
      this.streams.lookSoon(key, ({ conversation }) => !conversation || conversation.message.ownerId === key),
    );
    this.changes.listen('code', (alias) =>
      this.streams.lookSoon(
        alias,
        ({ conversation }) => !conversation || conversation.activation.alias === alias,
      ),
    );
    this.streams.start();
  }

  onModuleDestroy(): void {
    this.streams.stop();
  }

  /**
   * Finds the conversation of a token, together with those of others who come at the same time. Throws `not_found`, and
   * `unavailable` where too many wait. Until `stop` is called, calls `end` once when the token opens nothing any more.
   */
  async follow(token: string, end: () => void): Promise<{ id: string; stop: () => void }> {
    if (this.coming.size >= MOST_COMING) throw newUnavailableError();
    const stream = await new Promise<Stream>((open, refuse) => {
      const coming = { token, end, lookAt: AT_ONCE };
      this.coming.set(coming, { open, refuse });
      this.streams.add(coming);
      this.streams.look();
    });
    return { id: stream.conversation!.message.id, stop: () => this.streams.delete(stream) };
  }

  private async look(due: readonly Stream[]): Promise<void> {
    const open = await this.read(due);
    for (const stream of due) {
      const coming = this.coming.get(stream);
      const conversation = open.get(stream.token);
      if (!coming && !conversation) this.streams.end(stream);
      if (!coming) continue;
      this.coming.delete(stream);
      if (conversation) coming.open(Object.assign(stream, { conversation }));
      else this.refuse(stream, coming, new DomainError('not_found'));
    }
  }

  /** If the database fails, refuses every stream that waits to open. */
  private async read(due: readonly Stream[]): Promise<Map<string, OpenConversation>> {
    try {
      return await this.conversations.findByTokens(map(due, 'token'));
    } catch (error) {
      for (const [stream, coming] of this.coming) this.refuse(stream, coming, error as Error);
      throw error;
    }
  }

  private refuse(stream: Stream, { refuse }: Coming, reason: Error): void {
    this.coming.delete(stream);
    this.streams.delete(stream);
    refuse(reason);
  }
}
