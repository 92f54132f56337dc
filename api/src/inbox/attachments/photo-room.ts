import { Injectable } from '@nestjs/common';
import { ATTACHMENT } from '@ringtag/contracts';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { type Limit, LimitsService, toNested } from '../../records';
import { ConversationPhotoEntity } from '../tables/conversation-photo.entity';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';

type Message = Pick<ConversationPhotoEntity, 'conversationId' | 'activationId'>;

/**
 * How much a conversation and a code may store in photos. Of the room of a code, a part is kept for networks that have
 * stored little there, so that a crowd cannot fill it (ADR 20).
 */
@Injectable()
export class PhotoRoom {
  constructor(
    private readonly limits: LimitsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts photos that are about to be stored, and throws `photos_full` where they do not fit. To be called while the
   * activation is locked.
   * @param clientAddress of the sender; undefined for the owner, whose own room this is
   */
  async take(
    manager: EntityManager,
    { conversationId, activationId }: Message,
    bytes: number,
    clientAddress?: string,
  ): Promise<void> {
    const { storedPerConversation, storedPerCode, storedBesideNewcomers } = ATTACHMENT;
    const count = async (where: Partial<Message>) =>
      bytes + ((await manager.sum(ConversationPhotoEntity, 'size', where)) ?? 0);
    if ((await count({ conversationId })) > storedPerConversation) throw new DomainError('photos_full');
    const inCode = await count({ activationId });
    if (clientAddress !== undefined) {
      const { all, newcomers } = toLimits(activationId, bytes, clientAddress);
      await this.limits.lockIn(manager, ...all, ...newcomers);
      const isBeside = inCode <= storedBesideNewcomers && this.limits.takeLocked(manager, ...all);
      if (!isBeside && !this.limits.takeLocked(manager, ...newcomers)) throw new DomainError('photos_full');
    }
    if (inCode > storedPerCode) await this.free(manager, activationId, inCode - storedPerCode);
  }

  /** Empties the oldest photos that their owner has left unseen for long enough. Their messages stay. */
  private async free(manager: EntityManager, activationId: string, bytes: number): Promise<void> {
    const until = this.clock.in(-ATTACHMENT.unseenFor);
    const unseen = await manager
      .createQueryBuilder(ConversationPhotoEntity, 'p')
      .select(['p.id', 'p.size'])
      .innerJoin(ConversationEntity, 'c', 'c.id = p.conversationId AND c.ownerSeen <= p.position')
      .innerJoin(MessageEntity, 'm', 'm.id = p.conversationId AND m.activeAt < :until', { until })
      .where('p.activationId = :activationId AND p.size > 0', { activationId })
      .orderBy('p.id')
      .getMany();
    const ids: string[] = [];
    let freed = 0;
    for (const { id, size } of unseen) {
      if (freed >= bytes) break;
      ids.push(id);
      freed += size;
    }
    if (freed < bytes) throw new DomainError('photos_full');
    await manager.update(ConversationPhotoEntity, { id: In(ids) }, { size: 0, bytes: Buffer.alloc(0) });
  }
}

function toLimits(
  activationId: string,
  amount: number,
  clientAddress: string,
): Record<'all' | 'newcomers', Limit[]> {
  const { perAddress, ofNewcomers } = ATTACHMENT.bytesToCode;
  const ofCode = { purpose: 'photo-bytes', subject: activationId, amount };
  const ofNew = { ...ofCode, purpose: 'photo-bytes-of-newcomers', ...ofNewcomers };
  return {
    all: toNested({ ...ofCode, ...perAddress }, clientAddress),
    newcomers: toNested(ofNew, clientAddress, 'network'),
  };
}
