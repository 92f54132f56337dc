import { Injectable } from '@nestjs/common';
import { CONVERSATION } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error';
import { LimitsService, toAddressBucket } from '../../records';
import { ConversationLinks } from '../conversation-links/conversation-links';
import { MessageEntity } from '../tables/message.entity';
import type { ConversationDto, ConversationMessageDto, NewConversationMessageDto } from './conversation.dto';
import { ConversationsService } from './conversations.service';

/**
 * What the link of a conversation opens for whoever has it. `not_found` is the one answer to a token that is forged or
 * replaced, and to one whose message was deleted, whose code was given up or whose sender was blocked.
 */
@Injectable()
export class SenderConversations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ConversationLinks,
    private readonly conversations: ConversationsService,
    private readonly limits: LimitsService,
  ) {}

  /** Changes nothing: mail programs and previews of links open it as well. Throws `not_found`. */
  async read(token: string, before?: number): Promise<ConversationDto> {
    return this.conversations.read(await this.find(token), before);
  }

  /** Throws `not_found` or `too_many_requests` (LIM-3). */
  async write(
    token: string,
    given: NewConversationMessageDto,
    clientAddress: string,
  ): Promise<ConversationMessageDto> {
    const message = await this.find(token);
    const { id, activationId } = message;
    await this.limits.take(
      { purpose: 'conversation', subject: id, ...CONVERSATION.perConversation },
      {
        purpose: 'conversations-of-address',
        subject: toAddressBucket(clientAddress),
        ...CONVERSATION.perAddress,
      },
      { purpose: 'conversations-of-code', subject: activationId, ...CONVERSATION.perCode },
    );
    // Again: it may have been replaced or deleted, or the code given up, before the rows were locked.
    const assertAllowed = async (manager = this.dataSource.manager) => void (await this.find(token, manager));
    return this.conversations.write(message, 'sender', given, assertAllowed);
  }

  async markSeen(token: string, count: number): Promise<void> {
    const { id } = await this.find(token);
    await this.conversations.markSeen(id, 'sender', count);
  }

  /** The message that opened the conversation. Throws `not_found`. */
  async find(token: string, manager = this.dataSource.manager): Promise<MessageEntity> {
    const conversation = await this.links.findId(manager, token);
    const message = conversation && (await manager.findOneBy(MessageEntity, { id: conversation.id }));
    if (!message || !(await this.conversations.isOpen(manager, message))) throw new DomainError('not_found');
    return message;
  }
}
