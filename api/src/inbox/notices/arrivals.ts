import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveEvents } from '../../live';
import { OpenPages } from '../open-pages/open-pages';
import { AnswerNotices } from './answer-notices';
import type { Arrival } from './arrival';
import { MessageNotices } from './message-notices';
import { NoticeTimes } from './notice-times';

/** Tells people that something was written to them: their open pages at once, and by mail. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly notices: MessageNotices,
    private readonly answers: AnswerNotices,
    private readonly times: NoticeTimes,
    private readonly pages: OpenPages,
    private readonly live: LiveEvents,
  ) {}

  /**
   * To be called in the transaction that writes the message, while the activation's row is locked. Who writes looks at the
   * conversation.
   */
  async tell(manager: EntityManager, arrival: Arrival): Promise<void> {
    const { side, ownerId, conversationId, position } = arrival;
    // The sender may have the conversation open on another page, too: not before it is one.
    if (position > 0) this.pages.refresh(manager, { conversationId });
    if (side === 'sender') {
      this.live.announce(manager, ownerId, 'new-message');
      await this.notices.enqueue(manager, arrival);
    } else await this.answers.enqueue(manager, arrival);
    if (position > 0) await this.times.noteLook(manager, conversationId, side);
  }
}
