import { Injectable } from '@nestjs/common';
import { MINUTE } from '@ringtag/contracts';
import map from 'lodash/map';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { LiveEvents } from '../../live';
import { Clock } from '../../platform/clock/clock';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { ConversationEntity } from '../tables/conversation.entity';

/** A page that is looked at says so once a minute. */
const LOOKED_WITHIN = 2 * MINUTE;
/** Many changes in one transaction would make all pages read again (`MOST_SUBJECTS`). */
const MOST_TOLD = 50;

/** Tells senders which messages their owner has read. To be used while the messages are locked. */
@Injectable()
export class SeenMessages {
  constructor(
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes that the owner has seen all that was written in these conversations. Tells the sender of one; of several those
   * who are looking, and the others see it at the next reading.
   */
  async note(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(ConversationEntity)
      .set({ ownerSeen: () => 'messageCount' })
      .where('id IN (:...ids) AND ownerSeen < messageCount', { ids })
      .execute();
    const senderLookedAt = MoreThan(this.clock.in(-LOOKED_WITHIN));
    const where = { id: In(ids), senderLookedAt };
    const told =
      ids.length === 1
        ? ids
        : map(await manager.find(ConversationNoticeEntity, { where, take: MOST_TOLD }), 'id');
    for (const conversationId of told) this.live.refresh(manager, { conversationId });
  }
}
