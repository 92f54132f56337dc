import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveEvents, toSenderKey } from '../../live';

/** Whose pages: those of the sender of a conversation, those of an owner. */
interface Readers {
  conversationId?: string;
  ownerId?: string;
}

/** Makes open pages read again what has changed. */
@Injectable()
export class OpenPages {
  constructor(private readonly live: LiveEvents) {}

  /** To be called in the transaction that makes the change. */
  refresh(manager: EntityManager, { conversationId, ownerId }: Readers): void {
    if (conversationId) this.live.announce(manager, toSenderKey(conversationId), 'changed');
    if (ownerId) this.live.announce(manager, ownerId, 'inbox-changed');
  }
}
