import { Injectable } from '@nestjs/common';
import { MINUTE } from '@ringtag/contracts';
import map from 'lodash/map';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { OpenPages } from '../open-pages/open-pages';
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
    private readonly pages: OpenPages,
    private readonly clock: Clock,
  ) {}

  /** Notes that the owner has seen all that was written in these conversations. */
  async note(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(ConversationEntity)
      .set({ ownerSeen: () => 'messageCount' })
      .where('id IN (:...ids) AND ownerSeen < messageCount', { ids })
      .execute();
  }

  /** Tells the sender of one conversation. */
  refresh(manager: EntityManager, conversationId: string): void {
    this.pages.refresh(manager, { conversationId });
  }

  /** Tells those senders who are looking. The others see it at the next reading. */
  async tell(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const senderLookedAt = MoreThan(this.clock.in(-LOOKED_WITHIN));
    const where = { id: In(ids), senderLookedAt };
    const looking = await manager.find(ConversationNoticeEntity, { where, take: MOST_TOLD });
    for (const id of map(looking, 'id')) this.refresh(manager, id);
  }
}
