import { Injectable } from '@nestjs/common';
import { CONVERSATION, type ConversationEnd, type ConversationSide } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { DomainError } from '../../platform/errors/domain-error';
import { sha256 } from '../../platform/secrets/secrets';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { MessageCounts } from '../messages/message-counts';
import { Arrivals } from '../notices/arrivals';
import { MessageIndex } from '../search/message-index';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';
import type { ConversationDto, ConversationMessageDto, NewConversationMessageDto } from './conversation.dto';

/** Throws where this side may not write. Runs while activation and message are locked. */
type AssertAllowed = (manager: EntityManager) => Promise<void>;

const SEEN_BY = { owner: 'ownerSeen', sender: 'senderSeen' } as const;

/** Reads and writes conversations for both sides. Callers check first that the person may do so. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly blocked: BlockedSendersService,
    private readonly users: UsersService,
    private readonly counts: MessageCounts,
    private readonly arrivals: Arrivals,
    private readonly index: MessageIndex,
    private readonly clock: Clock,
  ) {}

  /** Its latest messages, oldest first, or the latest before a position. */
  async read(message: MessageEntity, before = Infinity): Promise<ConversationDto> {
    const { manager } = this.dataSource;
    const { id, ownerId, activationId } = message;
    const found = await manager.findOneBy(ConversationEntity, { id });
    const codes = await this.activations.findCodes([activationId]);
    const owner = await this.users.find(ownerId);
    const messageCount = found?.messageCount ?? 1;
    const end = await this.findEnd(manager, message);
    return {
      alias: codes.get(activationId)?.alias ?? '',
      ownerName: owner?.name ?? null,
      messages: await this.findMessages(message, Math.min(before, messageCount)),
      messageCount,
      ownerSeen: message.readAt ? messageCount : (found?.ownerSeen ?? 0),
      senderSeen: found?.senderSeen ?? 1,
      open: end === null,
      end,
    };
  }

  /**
   * Whether both sides may write: the sender has a link, and the owner still has the code and has not blocked the sender.
   */
  async isOpen(manager: EntityManager, message: MessageEntity): Promise<boolean> {
    return (await this.findEnd(manager, message)) === null;
  }

  /** Throws `not_activated` once the code was given up, and `outdated` where the sender is blocked or has no link. */
  async assertOpen(manager: EntityManager, message: MessageEntity): Promise<void> {
    const end = await this.findEnd(manager, message);
    if (end) throw new DomainError(end === 'given-up' ? 'not_activated' : 'outdated');
  }

  private async findEnd(
    manager: EntityManager,
    { id, ownerId, activationId, senderEmail: email, senderPhone: phone }: MessageEntity,
  ): Promise<ConversationEnd | null> {
    const activation = await this.activations.find(activationId, manager);
    if (!activation || activation.endedAt) return 'given-up';
    // A message of an older release: its sender was never given a link.
    if (!(await manager.existsBy(ConversationEntity, { id }))) return 'no-link';
    const blocked = await this.blocked.isBlocked(manager, ownerId, { email, phone, messageId: id });
    return blocked ? 'blocked' : null;
  }

  /**
   * Adds a message. The same submission sent twice is one message (REL-7). What a sender writes makes the conversation
   * unread and brings it back from the archive; the owner is told by mail.
   */
  async write(
    message: Pick<MessageEntity, 'id' | 'ownerId' | 'activationId'>,
    side: ConversationSide,
    given: NewConversationMessageDto,
    assertAllowed: AssertAllowed,
  ): Promise<ConversationMessageDto> {
    const { id, ownerId, activationId } = message;
    const alias = (await this.activations.findCodes([activationId])).get(activationId)?.alias ?? '';
    return this.counts.runCounted(ownerId, [id], async (manager) => {
      await assertAllowed(manager);
      const { messageCount } = await manager.findOneByOrFail(ConversationEntity, { id });
      const submission = sha256(JSON.stringify([id, side, given.submission]));
      const sent = await manager.findOneBy(ConversationMessageEntity, { submission });
      if (sent) return toDto(sent);
      const createdAt = this.clock.now();
      const entity = { id: newId(), conversationId: id, position: messageCount, side, submission, createdAt };
      const added = { ...entity, body: given.body };
      await manager.insert(ConversationMessageEntity, added);
      const count = messageCount + 1;
      await manager.update(ConversationEntity, { id }, { messageCount: count, [SEEN_BY[side]]: count });
      const state = side === 'owner' ? { readAt: createdAt } : { readAt: null, archivedAt: null };
      await manager.update(MessageEntity, { id }, { ...state, changeId: null });
      await this.index.addWritten(manager, message, given.body, createdAt);
      if (side === 'sender')
        await this.arrivals.tellOwner(manager, { id: added.id, ownerId, activationId, createdAt }, alias);
      return toDto(added);
    });
  }

  /** Notes that a side was shown the first `count` messages. */
  async markSeen(id: string, side: ConversationSide, count: number): Promise<void> {
    const column = SEEN_BY[side];
    await this.dataSource
      .createQueryBuilder()
      .update(ConversationEntity)
      .set({ [column]: count })
      .where(`id = :id AND ${column} < :count AND messageCount >= :count`, { id, count })
      .execute();
  }

  private async findMessages(first: MessageEntity, before: number): Promise<ConversationMessageDto[]> {
    const rows = await this.dataSource.manager.find(ConversationMessageEntity, {
      where: { conversationId: first.id, position: LessThan(before) },
      order: { position: 'DESC' },
      take: CONVERSATION.shown,
    });
    const written = rows.reverse().map(toDto);
    if (rows.length === CONVERSATION.shown) return written;
    return [{ position: 0, side: 'sender', ...pick(first, 'body', 'createdAt') }, ...written];
  }
}

function toDto(message: ConversationMessageEntity): ConversationMessageDto {
  return pick(message, 'position', 'side', 'body', 'createdAt');
}
