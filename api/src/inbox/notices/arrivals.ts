import { Injectable } from '@nestjs/common';
import { ANSWERS_TO, type ConversationSide, MESSAGE, toDisplayAlias } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { toRecipient } from '../../accounts';
import { ActivationRecords, type HeldActivation } from '../../codes';
import { OutboxService } from '../../delivery';
import { LiveEvents } from '../../live';
import { toMailbox } from '../../platform/addresses/email';
import { type Limit, LimitsService } from '../../records';
import { toMailboxHash } from '../answers-to/answers-to';
import { OwnerLinks } from '../owner-links/owner-links';
import type { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import type { MessageEntity } from '../tables/message.entity';
import { type MailReader, MailReaders, toVariables } from './mail-readers';
import { type NoticePlan, NoticeTimes } from './notice-times';
import { Talks } from './talks';

/**
 * A message that was just written. `id` is always its own. `position` is its place in the conversation: 0 for the
 * message that opens it.
 */
export type Arrival = Pick<MessageEntity, 'id' | 'ownerId' | 'createdAt'> &
  Pick<ConversationMessageEntity, 'conversationId' | 'position' | 'side'> & { activation: HeldActivation };

/** The same, of a message in a conversation that may be held: then its owner is told nothing. */
type Written = Arrival & Pick<MessageEntity, 'heldAt'>;

/**
 * Tells people that something was written to them: their open pages at once, and by mail. A conversation gets one mail
 * in ten minutes, and more while both sides are writing. To an owner and
 * helpers, conversations beyond three in ten minutes share a mail, so that nobody can flood them (ADR 76).
 */
@Injectable()
export class Arrivals {
  constructor(
    private readonly activations: ActivationRecords,
    private readonly mailed: MailReaders,
    private readonly times: NoticeTimes,
    private readonly talks: Talks,
    private readonly links: OwnerLinks,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
    private readonly live: LiveEvents,
  ) {}

  /**
   * To be called in the transaction that writes the message, while the rows of activation and message are locked. Who
   * writes need not look on: a page that goes on showing the conversation says so itself.
   */
  async tell(manager: EntityManager, arrival: Written): Promise<void> {
    const { side, conversationId, position, heldAt } = arrival;
    // The sender may have the conversation open on another page, too: not before it is one.
    if (position > 0) this.live.refresh(manager, { conversationId });
    if (side === 'owner') {
      await this.mailed.tellHelpers(manager, arrival.activation, 'inbox-changed');
      await this.mailSender(manager, arrival);
    } else if (!heldAt) await this.tellOwner(manager, arrival);
    else if (position === 0) await this.times.begin(manager, conversationId);
  }

  /**
   * Tells the owner that a sender wrote something, or that it is held no more: then `id` and `createdAt` are those of the
   * release. To be called as `tell` is.
   */
  async tellOwner(manager: EntityManager, arrival: Arrival): Promise<void> {
    this.live.announce(manager, arrival.ownerId, 'new-message');
    await this.mailed.tellHelpers(manager, arrival.activation, 'inbox-changed');
    await this.mailReaders(manager, arrival);
  }

  /** One mail to each reader who wants mails about the code: all at the same time, within the limits of one. */
  private async mailReaders(manager: EntityManager, arrival: Arrival): Promise<void> {
    const { activation, conversationId: conversation, position, createdAt } = arrival;
    const readers = await this.mailed.findAll(manager, activation);
    const plan = readers.length === 0 ? undefined : await this.planForOwner(manager, arrival);
    const isOwn = plan !== undefined && (await this.takeOwn(manager, arrival, plan));
    if (isOwn) await this.times.noteNotice(manager, conversation, 'owner', plan);
    else if (position === 0) await this.times.begin(manager, conversation);
    if (!plan) return;
    // Else a shared mail is queued already, and will include this message.
    if (!isOwn && activation.noticeAt && activation.noticeAt > createdAt) return;
    const alias = toDisplayAlias(activation.alias);
    if (isOwn) {
      await this.takeBack(manager, 'message', conversation, plan);
      for (const reader of readers) {
        const link = await this.links.create(manager, conversation, reader);
        const about = { alias, conversation, from: String(plan.from), link };
        await this.mailTo(manager, reader, plan.sendAt, about);
      }
      return;
    }
    const sendAt = new Date(createdAt.getTime() + MESSAGE.noticeEvery);
    await this.activations.noteNotice(manager, activation.id, sendAt);
    const about = { alias, activation: activation.id, first: arrival.id };
    for (const reader of readers) await this.mailTo(manager, reader, sendAt, about);
  }

  /** The message that opens a conversation is mailed at once: the owner cannot be looking at the conversation yet. */
  private planForOwner(
    manager: EntityManager,
    arrival: Arrival,
  ): Promise<NoticePlan | undefined> | NoticePlan {
    const { position: from, createdAt: sendAt } = arrival;
    if (from === 0) return { sendAt, isLive: false, isTalk: false, from };
    return this.plan(manager, arrival, 'owner');
  }

  private plan(
    manager: EntityManager,
    arrival: Arrival,
    reader: ConversationSide,
  ): Promise<NoticePlan | undefined> {
    return this.times.plan(manager, arrival.conversationId, reader, arrival, () =>
      this.talks.takeMail(manager, arrival),
    );
  }

  /** The mail whose place another one takes is not sent: each message is in one mail. */
  private async takeBack(
    manager: EntityManager,
    template: 'message' | 'answer',
    conversation: string,
    { overtakes: sendAt }: NoticePlan,
  ): Promise<void> {
    if (sendAt) await this.outbox.takeBack(manager, { template, conversation, sendAt });
  }

  /** Whether the conversation gets a mail of its own, and does not share one with others. */
  private async takeOwn(
    manager: EntityManager,
    arrival: Arrival,
    { isLive, isTalk }: NoticePlan,
  ): Promise<boolean> {
    // Only owners themselves can make a mail wait for them, and most of those are never sent.
    if (isLive || isTalk || (await this.takeOne(manager, arrival.activation.id))) return true;
    return arrival.position > 0 && this.talks.takeMail(manager, arrival);
  }

  private mailTo(
    manager: EntityManager,
    reader: MailReader,
    sendAt: Date,
    about: Record<string, string>,
  ): Promise<void> {
    const variables = { ...about, ...toVariables(reader), until: sendAt.toISOString() };
    const recipient = toRecipient(reader.user);
    return this.outbox.enqueue(manager, { template: 'message', ...recipient, sendAt, variables });
  }

  private async takeOne(manager: EntityManager, activationId: string): Promise<boolean> {
    const limit = toMailLimit(activationId);
    await this.limits.lockIn(manager, limit);
    return this.limits.takeLocked(manager, limit);
  }

  /** Only where the sender left an address for answers. */
  private async mailSender(manager: EntityManager, arrival: Arrival): Promise<void> {
    const { conversationId: id, ownerId, activation } = arrival;
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id });
    if (!notice?.answersTo) return;
    const plan = await this.plan(manager, arrival, 'sender');
    if (!plan || !(await this.takeAnswer(manager, notice.answersTo, ownerId))) return;
    await this.times.noteNotice(manager, id, 'sender', plan);
    await this.takeBack(manager, 'answer', id, plan);
    await this.outbox.enqueue(manager, {
      template: 'answer',
      locale: notice.answersLocale ?? 'en',
      sendAt: plan.sendAt,
      variables: {
        alias: toDisplayAlias(activation.alias),
        conversation: id,
        mailbox: toMailboxHash(id, notice.answersTo),
        from: String(plan.from),
        until: plan.sendAt.toISOString(),
      },
    });
  }

  /**
   * An owner could write to an address that somebody left without being asked. The first answers of each owner do not
   * depend on what others write to it: nobody locks others out (ADR 27).
   */
  private async takeAnswer(manager: EntityManager, address: string, ownerId: string): Promise<boolean> {
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

/** How many conversations of one code get a mail of their own (ADR 76). */
export function toMailLimit(activationId: string): Limit {
  return { purpose: 'notices-of-code', subject: activationId, ...MESSAGE.noticesPerCode };
}
