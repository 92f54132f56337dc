import { Injectable } from '@nestjs/common';
import { CONVERSATION_MAIL, type ConversationSide } from '@ringtag/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { LimitsService } from '../../records';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { MessageEntity } from '../tables/message.entity';

/** A message in a conversation: who wrote it, and when. */
interface Written {
  conversationId: string;
  ownerId: string;
  side: ConversationSide;
  createdAt: Date;
}

/** Conversations in which both sides are writing: people who talk are not kept waiting for a mail (ADR 76). */
@Injectable()
export class Talks {
  constructor(private readonly limits: LimitsService) {}

  /**
   * Whether a message may be mailed at once, because its reader has just written, too. Takes it from what the side in
   * this conversation and the owner have for that. To be called while the message is locked.
   */
  async takeMail(manager: EntityManager, { conversationId, ownerId, ...message }: Written): Promise<boolean> {
    if (!(await this.hasReaderWritten(manager, conversationId, message))) return false;
    const { perSide, perOwner } = CONVERSATION_MAIL.talk;
    const limits = [
      { purpose: 'talk-mails', subject: `${conversationId} ${message.side}`, ...perSide },
      { purpose: 'talk-mails-of', subject: ownerId, ...perOwner },
    ];
    await this.limits.lockIn(manager, ...limits);
    return this.limits.takeLocked(manager, ...limits);
  }

  private async hasReaderWritten(
    manager: EntityManager,
    id: string,
    { side, createdAt: now }: Pick<Written, 'side' | 'createdAt'>,
  ): Promise<boolean> {
    const createdAt = MoreThan(new Date(now.getTime() - CONVERSATION_MAIL.talk.within));
    const reader: ConversationSide = side === 'owner' ? 'sender' : 'owner';
    // The message that opened the conversation is the sender's, in a table of its own.
    if (reader === 'sender' && (await manager.existsBy(MessageEntity, { id, createdAt }))) return true;
    return manager.existsBy(ConversationMessageEntity, { conversationId: id, side: reader, createdAt });
  }
}
