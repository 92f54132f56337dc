import { ATTACHMENT } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error';
import { type Limit, type LimitsService, toAddressBucket, toNetwork } from '../../records';
import { ConversationPhotoEntity } from '../tables/conversation-photo.entity';

type Message = Pick<ConversationPhotoEntity, 'conversationId' | 'activationId'>;

/**
 * Takes room for photos that are about to be stored: neither a conversation nor a client address can take that of the
 * others (ADR 20). To be called while the activation is locked. Throws `photos_full`.
 * @param clientAddress of the sender; undefined for the owner, whose own room this is
 */
export async function takeRoom(
  manager: EntityManager,
  limits: LimitsService,
  { conversationId, activationId }: Message,
  bytes: number,
  clientAddress?: string,
): Promise<void> {
  const count = (where: Partial<Message>) => manager.sum(ConversationPhotoEntity, 'size', where);
  const inConversation = ((await count({ conversationId })) ?? 0) + bytes;
  const inCode = ((await count({ activationId })) ?? 0) + bytes;
  if (inConversation > ATTACHMENT.storedPerConversation || inCode > toMost(inConversation))
    throw new DomainError('photos_full');
  if (clientAddress === undefined) return;
  const ofSender = toLimits(activationId, bytes, clientAddress);
  await limits.lockIn(manager, ...ofSender);
  for (const limit of ofSender) if (!limits.takeLocked(manager, limit)) throw new DomainError('photos_full');
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
