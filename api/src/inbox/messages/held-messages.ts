import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/database/columns';
import type { OpenConversation } from '../conversation-records/conversation-records';
import { Arrivals } from '../notices/arrivals';
import type { MessageEntity } from '../tables/message.entity';
import { MessageCounts } from './message-counts';

/** What releases a message that is held: it is in the inbox from then on. */
export const RELEASED = { heldAt: null, archivedAt: null } as const satisfies Partial<MessageEntity>;

/**
 * Messages of senders who have not proved an address, while the owner of a flooded code holds them (ADR 27). They are
 * not in the inbox, and the owner gets no mail, event or count for them. Their senders do not see that they are held.
 */
@Injectable()
export class HeldMessages {
  constructor(
    private readonly counts: MessageCounts,
    private readonly arrivals: Arrivals,
  ) {}

  /**
   * Lets a message arrive as a new one does, at the time at which its sender proved an address: unread, also where the
   * owner has read it, because it is more likely to be meant. Then there is no mail, which would say nothing new (ADR 76).
   * Does nothing where it is not held. To be called while activation and message are locked.
   */
  async release(
    manager: EntityManager,
    { message, activation }: OpenConversation,
    provedAt: Date,
  ): Promise<void> {
    if (!message.heldAt) return;
    await this.counts.change(manager, message, { ...RELEASED, readAt: null, changeId: null });
    await this.arrivals.tellOwner(manager, {
      id: newId(),
      ownerId: message.ownerId,
      activation,
      conversationId: message.id,
      position: 0,
      side: 'sender',
      createdAt: provedAt,
    });
  }
}
