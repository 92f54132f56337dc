import { Injectable } from '@nestjs/common';
import type { ConversationEnd } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivationRecords, type HeldActivation } from '../../codes';
import { DomainError } from '../../platform/errors/domain-error';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { toTokenHash } from '../conversation-links/conversation-links';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';

/** A conversation, and why nobody may write in it any more. */
export interface Conversation {
  /** The message that opened it. */
  message: MessageEntity;
  /** What the message has since both sides can write. Null for one of an older release: its sender has no link. */
  thread: ConversationEntity | null;
  /** Undefined once it was deleted. */
  activation: HeldActivation | undefined;
  /** Null while both sides may write. */
  end: ConversationEnd | null;
}

export interface OpenConversation extends Conversation {
  thread: ConversationEntity;
  activation: HeldActivation;
  end: null;
}

/**
 * Finds conversations together with what decides whether people may write in them. Whoever writes finds the conversation
 * again once activation and message are locked: giving the code up, deleting, another link and blocking wait for that.
 */
@Injectable()
export class ConversationRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly blocked: BlockedSendersService,
  ) {}

  async find(id: string, manager = this.dataSource.manager): Promise<Conversation | undefined> {
    return this.findWhere(manager, 'm.id = :id', { id });
  }

  /** The open conversation of a sender's token. Throws `not_found`, whatever the reason. */
  async getByToken(token: string, manager = this.dataSource.manager): Promise<OpenConversation> {
    const conversation = await this.findWhere(manager, 'c.tokenHash = :tokenHash', {
      tokenHash: toTokenHash(token),
    });
    if (!conversation || !isOpen(conversation)) throw new DomainError('not_found');
    return conversation;
  }

  /** Throws `not_found` for a conversation that is not the owner's (AUT-1). */
  async getOwn(ownerId: string, id: string, manager = this.dataSource.manager): Promise<Conversation> {
    const conversation = await this.findWhere(manager, 'm.id = :id AND m.ownerId = :ownerId', {
      id,
      ownerId,
    });
    if (!conversation) throw new DomainError('not_found');
    return conversation;
  }

  /**
   * The same, of one in which people may write. Throws `not_activated` once the code was given up, and `outdated` where
   * the sender is blocked or has no link.
   */
  async getOwnOpen(
    ownerId: string,
    id: string,
    manager = this.dataSource.manager,
  ): Promise<OpenConversation> {
    const conversation = await this.getOwn(ownerId, id, manager);
    if (isOpen(conversation)) return conversation;
    throw new DomainError(conversation.end === 'given-up' ? 'not_activated' : 'outdated');
  }

  private async findWhere(
    manager: EntityManager,
    condition: string,
    parameters: Record<string, string>,
  ): Promise<Conversation | undefined> {
    const found = (await manager
      .createQueryBuilder(MessageEntity, 'm')
      .leftJoinAndMapOne('m.thread', ConversationEntity, 'c', 'c.id = m.id')
      .where(condition, parameters)
      .getOne()) as (MessageEntity & Pick<Conversation, 'thread'>) | null;
    if (!found) return undefined;
    const { thread, ...message } = found;
    const activation = await this.activations.find(message.activationId, manager);
    const end = await this.findEnd(manager, { message, thread, activation });
    return { message, thread, activation, end };
  }

  private async findEnd(
    manager: EntityManager,
    { message, thread, activation }: Omit<Conversation, 'end'>,
  ): Promise<ConversationEnd | null> {
    if (!activation || activation.endedAt) return 'given-up';
    if (!thread) return 'no-link';
    return (await this.blocked.isSenderBlocked(manager, message)) ? 'blocked' : null;
  }
}

export function isOpen(conversation: Conversation): conversation is OpenConversation {
  return conversation.end === null;
}
