import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveEvents } from '../../live';
import { OpenPages } from '../open-pages/open-pages';
import { AnswerNotices } from './answer-notices';
import type { Arrival } from './arrival';
import { MessageNotices } from './message-notices';

/** Tells people that something was written to them: their open pages at once, and by mail. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly notices: MessageNotices,
    private readonly answers: AnswerNotices,
    private readonly pages: OpenPages,
    private readonly live: LiveEvents,
  ) {}

  /** To be called in the transaction that writes the message, while the activation's row is locked. */
  async tellOwner(manager: EntityManager, arrival: Arrival): Promise<void> {
    this.live.announce(manager, arrival.ownerId, 'new-message');
    const { conversationId, position } = arrival;
    // The sender may have the conversation open on another page, too: not before it is one.
    if (position > 0) this.pages.refresh(manager, { conversationId });
    await this.notices.enqueue(manager, arrival);
  }

  /** The same for what the owner writes. */
  async tellSender(manager: EntityManager, arrival: Arrival): Promise<void> {
    this.pages.refresh(manager, { conversationId: arrival.conversationId });
    await this.answers.enqueue(manager, arrival);
  }
}
