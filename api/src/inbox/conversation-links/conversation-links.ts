import { Injectable } from '@nestjs/common';
import type { ConversationSide } from '@ringtag/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { LiveEvents } from '../../live';
import { Clock } from '../../platform/clock/clock';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { sameSecret, sha256 } from '../../platform/secrets/secrets';
import { AnswersToAddresses } from '../answers-to/answers-to';
import { ConversationRecords } from '../conversation-records/conversation-records';
import type { Owner } from '../conversation-records/participant';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';

type Source = Pick<ConversationEntity, 'id' | 'tokenNonce'>;

/**
 * The tokens of the links by which senders read and write in conversations: 128 bits, stored as a hash. The server can
 * derive a token again, so that the same form gets the same answer (ADR 74).
 */
@Injectable()
export class ConversationLinks {
  constructor(
    private readonly keys: SecretKeys,
    private readonly answersTo: AnswersToAddresses,
    private readonly records: ConversationRecords,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {}

  /** Opens the conversation of a new message and answers its token. `NoticeTimes` begins its other row. */
  async open(manager: EntityManager, id: string): Promise<string> {
    return this.toToken(await this.insert(manager, id));
  }

  /**
   * The answer to the form that opened the conversation, when it is sent again. No token any more once the owner has
   * made another link: it is for somebody else. To be called while the message is locked.
   */
  async getFirstToken(manager: EntityManager, id: string): Promise<string> {
    const conversation = await this.ensure(manager, id);
    return conversation.linkReplacedAt ? this.toDeadToken(id) : this.toToken(conversation);
  }

  /** The token of now: a new one where the key of the one before is gone. To be called while the message is locked. */
  async getToken(manager: EntityManager, conversation: ConversationEntity): Promise<string> {
    return this.toToken(await this.renew(manager, conversation));
  }

  /**
   * Answers a new token. The one before opens nothing any more, and no mail brings the new one to whoever had it. Throws
   * `not_found`.
   */
  async replace(who: Owner): Promise<string> {
    // Whoever writes with the link of before has the lock, or finds the link replaced.
    return this.records.runFor(who, async (manager, { message: { id, ownerId } }) => {
      const link = this.newLink(id);
      await this.ensure(manager, id);
      await manager.update(ConversationEntity, { id }, { ...link, linkReplacedAt: this.clock.now() });
      await this.answersTo.remove(manager, id);
      this.live.refresh(manager, { ownerId });
      return this.toToken({ id, ...link });
    });
  }

  /** A token that looks like one of a conversation and opens none. */
  toDeadToken(id: string): string {
    return this.keys.signing.deriveToken(toText({ id, tokenNonce: 'none' }));
  }

  /**
   * Names the thread in which mail programs keep the mails of a conversation to one side. A name does not tell which
   * conversation it is, nor what the other side's mails name: whoever knows it could write into their thread.
   */
  toMailThread(id: string, side: ConversationSide): string {
    return this.keys.signing.deriveToken(`mail-thread:${id}:${side}`);
  }

  /** Makes the row of a message of an older release, and a new token as `getToken` does. */
  private async ensure(manager: EntityManager, id: string): Promise<ConversationEntity> {
    const found = await manager.findOneBy(ConversationEntity, { id });
    if (!found) {
      const isRead = await manager.existsBy(MessageEntity, { id, readAt: Not(IsNull()) });
      await insertOrChange(manager, ConversationNoticeEntity, [{ id }]);
      return this.insert(manager, id, isRead ? 1 : 0);
    }
    return this.renew(manager, found);
  }

  private async renew(manager: EntityManager, conversation: ConversationEntity): Promise<ConversationEntity> {
    const { id, tokenHash } = conversation;
    if (sameSecret(sha256(this.toToken(conversation)), tokenHash)) return conversation;
    const link = this.newLink(id);
    await manager.update(ConversationEntity, { id }, link);
    return { ...conversation, ...link };
  }

  private async insert(manager: EntityManager, id: string, ownerSeen = 0): Promise<ConversationEntity> {
    const counts = { messageCount: 1, ownerSeen, senderSeen: 1 };
    const conversation = { id, ...this.newLink(id), linkReplacedAt: null, ...counts };
    await manager.insert(ConversationEntity, conversation);
    return conversation;
  }

  private newLink(id: string): Pick<ConversationEntity, 'tokenNonce' | 'tokenHash'> {
    const tokenNonce = this.keys.newNonce();
    return { tokenNonce, tokenHash: sha256(this.toToken({ id, tokenNonce })) };
  }

  private toToken(source: Source): string {
    return this.keys.readKey(source.tokenNonce).deriveToken(toText(source));
  }
}

function toText({ id, tokenNonce }: Source): string {
  return `conversation:${id}:${tokenNonce}`;
}
