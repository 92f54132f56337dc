import { Injectable } from '@nestjs/common';
import { ANSWERS_TO, toDisplayAlias } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { toMailbox } from '../../platform/addresses/email';
import { LimitsService } from '../../records';
import { toMailboxHash } from '../answers-to/answers-to';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import type { Arrival } from './arrival';
import { NoticeTimes } from './notice-times';

/** Queues the mails that tell senders of answers, where they left an address for them (ADR 76). */
@Injectable()
export class AnswerNotices {
  constructor(
    private readonly times: NoticeTimes,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
  ) {}

  /** To be called while the message that opened the conversation is locked. */
  async enqueue(manager: EntityManager, arrival: Arrival): Promise<void> {
    const { conversationId: id, position, createdAt, ownerId, activation } = arrival;
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id });
    if (!notice?.answersTo) return;
    const plan = await this.times.plan(manager, id, 'sender', createdAt);
    if (!plan || !(await this.takeOne(manager, notice.answersTo, ownerId))) return;
    await this.times.noteNotice(manager, id, 'sender', plan);
    await this.outbox.enqueue(manager, {
      template: 'answer',
      locale: notice.answersLocale ?? 'en',
      sendAt: plan.sendAt,
      variables: {
        alias: toDisplayAlias(activation.alias),
        conversation: id,
        mailbox: toMailboxHash(id, notice.answersTo),
        from: String(position),
        until: plan.sendAt.toISOString(),
      },
    });
  }

  /**
   * An owner could write to an address that somebody left without being asked. The first answers of each owner do not
   * depend on what others write to it: nobody locks others out (ADR 27).
   */
  private async takeOne(manager: EntityManager, address: string, ownerId: string): Promise<boolean> {
    const mailbox = toMailbox(address);
    const ofOwner = { purpose: 'answers-of', subject: ownerId, ...ANSWERS_TO.answersPerOwner };
    const first = { purpose: 'first-answers', subject: `${ownerId} ${mailbox}`, ...ANSWERS_TO.firstAnswers };
    const toAddress = { purpose: 'answers-to', subject: mailbox, ...ANSWERS_TO.answersPerMailbox };
    await this.limits.lockIn(manager, ofOwner, first, toAddress);
    // The owner's first: an owner who has none left uses up nothing of the mailbox.
    if (!this.limits.takeLocked(manager, ofOwner)) return false;
    return this.limits.takeLocked(manager, first) || this.limits.takeLocked(manager, toAddress);
  }
}
