import { Injectable } from '@nestjs/common';
import { ATTACHMENT } from '@ringtag/contracts';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error';
import { type Limit, LimitsService, toAddressBucket, toNetwork } from '../../records';
import { ConversationPhotoEntity } from '../tables/conversation-photo.entity';

type Message = Pick<ConversationPhotoEntity, 'conversationId' | 'activationId'>;

/**
 * The room for the photos of a conversation and of a code. Neither a conversation nor a client address can take that of
 * the others (ADR 20).
 */
@Injectable()
export class PhotoRoom {
  constructor(private readonly limits: LimitsService) {}

  /**
   * Takes room for photos that are about to be stored. To be called while the activation is locked.
   * Throws `photos_full`.
   * @param clientAddress of the sender; undefined for the owner, whose own room this is
   */
  async take(manager: EntityManager, message: Message, bytes: number, clientAddress?: string): Promise<void> {
    const { conversationId, activationId } = message;
    const inConversation = (await this.countBytes(manager, { conversationId })) + bytes;
    const inCode = (await this.countBytes(manager, { activationId })) + bytes;
    if (inConversation > ATTACHMENT.storedPerConversation || inCode > toMost(inConversation))
      throw new DomainError('photos_full');
    if (clientAddress === undefined) return;
    const limits = toLimits(activationId, bytes, clientAddress);
    await this.limits.lockIn(manager, ...limits);
    for (const limit of limits)
      if (!this.limits.takeLocked(manager, limit)) throw new DomainError('photos_full');
  }

  private async countBytes(
    manager: EntityManager,
    where: FindOptionsWhere<ConversationPhotoEntity>,
  ): Promise<number> {
    return (await manager.sum(ConversationPhotoEntity, 'size', where)) ?? 0;
  }
}

/** How full a code may be for a conversation with so many bytes: the last part is kept for those with few. */
function toMost(inConversation: number): number {
  const { storedFirst, storedPerCode, partBesideFirst } = ATTACHMENT;
  return inConversation <= storedFirst ? storedPerCode : storedPerCode * partBesideFirst;
}

function toLimits(activationId: string, amount: number, clientAddress: string): Limit[] {
  const { perAddress, perNetwork } = ATTACHMENT.bytesToCode;
  const [bucket, network] = [toAddressBucket(clientAddress), toNetwork(clientAddress)];
  return [
    { purpose: 'photo-bytes', subject: `${activationId} client ${bucket}`, amount, ...perAddress },
    { purpose: 'photo-bytes', subject: `${activationId} network ${network}`, amount, ...perNetwork },
  ];
}
