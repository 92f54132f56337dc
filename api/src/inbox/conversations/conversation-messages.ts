import { Injectable } from '@nestjs/common';
import { CONVERSATION } from '@ringtag/contracts';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { type Attached, Attachments, type NewAttached } from '../attachments/attachments.service';
import type { Conversation } from '../conversation-records/conversation-records';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import type { ConversationMessageDto } from './conversation.dto';

/** The messages of conversations, with their photos and places. Callers check first that the person may see them. */
@Injectable()
export class ConversationMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attachments: Attachments,
  ) {}

  /** The latest ones, oldest first, or the latest before a position. */
  async read(
    { message: first, thread }: Conversation,
    before = Infinity,
  ): Promise<{ messages: ConversationMessageDto[]; messageCount: number }> {
    const { manager } = this.dataSource;
    const messageCount = thread?.messageCount ?? 1;
    const rows = await manager.find(ConversationMessageEntity, {
      where: { conversationId: first.id, position: LessThan(Math.min(before, messageCount)) },
      order: { position: 'DESC' },
      take: CONVERSATION.shown,
    });
    const attached = await this.attachments.find(manager, first.id, map(rows, 'position'));
    const written = rows.reverse().map((row) => toDto(row, attached(row.position)));
    if (rows.length === CONVERSATION.shown) return { messages: written, messageCount };
    const opening = { position: 0, side: 'sender', ...pick(first, 'body', 'createdAt') } as const;
    return { messages: [{ ...opening, photos: [], place: null }, ...written], messageCount };
  }

  /** The message that an earlier request with this submission id added. A form sent twice adds one message (REL-7). */
  async findSent(
    submission: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ConversationMessageDto | undefined> {
    const sent = await manager.findOneBy(ConversationMessageEntity, { submission });
    if (!sent) return undefined;
    const attached = await this.attachments.find(manager, sent.conversationId, [sent.position]);
    return toDto(sent, attached(sent.position));
  }

  /** Stores a message. To be called while activation and message are locked. Throws `photos_full`. */
  async add(
    manager: EntityManager,
    activationId: string,
    message: ConversationMessageEntity,
    given: NewAttached,
  ): Promise<ConversationMessageDto> {
    await manager.insert(ConversationMessageEntity, message);
    const about = { ...pick(message, 'conversationId', 'position'), activationId };
    return toDto(message, await this.attachments.add(manager, about, given));
  }
}

function toDto(
  message: Omit<ConversationMessageEntity, 'submission'>,
  attached: Attached,
): ConversationMessageDto {
  return { ...pick(message, 'position', 'side', 'body', 'createdAt'), ...attached };
}
