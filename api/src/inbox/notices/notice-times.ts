import { Injectable } from '@nestjs/common';
import { CONVERSATION_MAIL, type ConversationSide, MESSAGE } from '@ringtag/contracts';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';

/** When a mail about a new message is to be sent. */
export interface NoticePlan {
  sendAt: Date;
  /** Whether its reader is looking at the conversation. */
  isLive: boolean;
  /** Whether it need not wait, because both sides are writing. */
  isTalk: boolean;
  /** The mail is about the messages from this place in the conversation on. */
  from: number;
  /** When the mail was to be sent whose place it takes. */
  overtakes?: Date;
}

const NOTICE_AT = { owner: 'ownerNoticeAt', sender: 'senderNoticeAt' } as const;
const LOOKED_AT = { owner: 'ownerLookedAt', sender: 'senderLookedAt' } as const;

/**
 * When each side of a conversation looked at it last, and when it gets a mail: one in ten minutes, sooner while both are
 * writing, and none while it is looking. Both are in the database, so it does not matter which replica asks.
 */
@Injectable()
export class NoticeTimes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes that a side is being shown the conversation, which may have been deleted by now. Writes nothing if that was
   * noted a moment ago, because anyone with a link can repeat this request without end.
   */
  async noteLook(manager: EntityManager, id: string, side: ConversationSide): Promise<void> {
    await manager.update(ConversationNoticeEntity, this.toLookDue(id, side), {
      [LOOKED_AT[side]]: this.clock.now(),
    });
  }

  /** Whether `noteLook` would write. */
  canNoteLook(id: string, side: ConversationSide): Promise<boolean> {
    return this.dataSource.manager.existsBy(ConversationNoticeEntity, this.toLookDue(id, side));
  }

  private toLookDue(id: string, side: ConversationSide): FindOptionsWhere<ConversationNoticeEntity>[] {
    const before = this.clock.in(-CONVERSATION_MAIL.lookNotedEvery);
    return [IsNull(), LessThan(before)].map((lookedAt) => ({ id, [LOOKED_AT[side]]: lookedAt }));
  }

  /**
   * When to mail a side about a message. Undefined where a mail is queued already, which will have the
   * message, too. To be called while the message is locked.
   * @param takeMail asked where the mail would wait for ten minutes: whether it need not
   */
  async plan(
    manager: EntityManager,
    id: string,
    side: ConversationSide,
    { position, createdAt }: { position: number; createdAt: Date },
    takeMail: () => Promise<boolean>,
  ): Promise<NoticePlan | undefined> {
    const row = await manager.findOneBy(ConversationNoticeEntity, { id });
    const [last, lookedAt] = [row?.[NOTICE_AT[side]], row?.[LOOKED_AT[side]]];
    const now = createdAt.getTime();
    const isLive = !!lookedAt && now - lookedAt.getTime() < CONVERSATION_MAIL.liveFor;
    const soon = now + (isLive ? CONVERSATION_MAIL.liveWait : 0);
    const isQueued = !!last && last > createdAt;
    const free = isQueued ? last.getTime() : last ? last.getTime() + MESSAGE.noticeEvery : now;
    if (free > soon && (await takeMail())) {
      const sooner = { sendAt: new Date(soon), isLive, isTalk: true };
      // In the place of one that waits: about all that its reader has not seen.
      return isQueued ? { ...sooner, from: 0, overtakes: last } : { ...sooner, from: position };
    }
    if (isQueued) return undefined;
    return { sendAt: new Date(Math.max(soon, free)), isLive, isTalk: false, from: position };
  }

  /** Begins the row of a conversation that begins. One that was held has it. */
  async begin(manager: EntityManager, id: string): Promise<void> {
    await insertOrChange(manager, ConversationNoticeEntity, [{ id }]);
  }

  /** Notes that a mail was queued. To be called while the message is locked. */
  async noteNotice(
    manager: EntityManager,
    id: string,
    side: ConversationSide,
    { sendAt }: NoticePlan,
  ): Promise<void> {
    const column = NOTICE_AT[side];
    await insertOrChange(manager, ConversationNoticeEntity, [{ id, [column]: sendAt }], { set: [column] });
  }

  /**
   * Forgets a mail that was not needed, so that the next one does not wait for ten minutes after it. To be called while
   * the message is locked: whoever writes next sees either the mail or this change.
   */
  async forget(manager: EntityManager, id: string, side: ConversationSide, sendAt: Date): Promise<void> {
    const column = NOTICE_AT[side];
    await manager.update(ConversationNoticeEntity, { id, [column]: sendAt }, { [column]: null });
  }
}
