import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { UsersService } from '../../accounts';
import { LiveEvents } from '../../live';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { ConversationMessages } from '../conversation-records/conversation-messages';
import {
  assertOpen,
  type Conversation,
  ConversationRecords,
} from '../conversation-records/conversation-records';
import { type Owner, type Participant, type Sender, toAuthorId } from '../conversation-records/participant';
import {
  ConversationStates,
  STATE_CHANGES,
  type StateChange,
} from '../conversation-states/conversation-states';
import { NoticeTimes } from '../notices/notice-times';
import { ConversationEntity, SEEN_BY } from '../tables/conversation.entity';
import type { ConversationDto, OwnerConversationDto } from './conversation.dto';
import { ParticipantLimits } from './participant-limits';

/**
 * Reads conversations and keeps what both sides say of them besides messages. Everything throws `not_found` for an owner's
 * conversation that is somebody else's (AUT-1). For a sender that is the one answer to a token that is forged or replaced,
 * and to one whose message was deleted, whose code was given up or whose sender was blocked.
 */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly records: ConversationRecords,
    private readonly messages: ConversationMessages,
    private readonly users: UsersService,
    private readonly states: ConversationStates,
    private readonly limits: ParticipantLimits,
    private readonly times: NoticeTimes,
    private readonly live: LiveEvents,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Its latest messages, oldest first, or the latest before a position. Changes nothing: mail programs and previews of
   * links open it as well.
   */
  async read(who: Participant, before?: number): Promise<ConversationDto> {
    return this.describe(await this.records.get(who), before);
  }

  /** The same of a conversation that was found for somebody. */
  async describe(conversation: Conversation, before?: number): Promise<ConversationDto> {
    const { message, thread, activation, end } = conversation;
    const owner = await this.users.find(message.ownerId);
    const state = await this.states.read(message);
    return {
      alias: activation?.alias ?? '',
      ownerName: activation?.ownName ?? owner?.name ?? null,
      ...(await this.messages.read(conversation, before)),
      ownerSeen: thread?.ownerSeen ?? 0,
      senderSeen: thread?.senderSeen ?? 1,
      end,
      ...state,
      // Its sender cannot take it back any more.
      senderPhone: end === null ? state.senderPhone : null,
      senderDialled: end === null ? state.senderDialled : undefined,
    };
  }

  /**
   * The same with who wrote for the owner's side, which no sender learns. A number that the sender shares is for the owner
   * alone.
   */
  async describeTo(readerId: string, conversation: Conversation, before?: number) {
    const described = await this.describe(conversation, before);
    const messages = await this.messages.nameAuthors(described.messages, conversation.message, readerId);
    const isOwner = conversation.message.ownerId === readerId;
    return { ...described, messages, ...(!isOwner && { senderPhone: null, senderDialled: undefined }) };
  }

  /** The same with what only the owner sees. Of a number, helpers see as much as the sender does. */
  async readOwn(who: Owner, before?: number): Promise<OwnerConversationDto> {
    const conversation = await this.records.get(who);
    const read = await this.describeTo(who.userId, conversation, before);
    const isOwner = conversation.message.ownerId === who.userId;
    const ownerSharesPhone = isOwner && (await this.states.ownerSharesPhone(who.id));
    const profilePhone = isOwner ? await this.states.findProfilePhone(who.userId) : null;
    return { ...read, helped: conversation.activation?.helped === true, ownerSharesPhone, profilePhone };
  }

  /** Throws `not_found`, also for a photo of another conversation. */
  async getPhoto(who: Participant, photoId: string): Promise<Buffer> {
    const { message } = await this.records.get(who);
    return this.messages.getPhoto(message.id, photoId);
  }

  /**
   * Notes that a side is looking at the first `count` messages, and tells the other side. Begins no transaction where
   * there is nothing to note: it may be said any number of times.
   */
  async look(who: Participant, count: number): Promise<void> {
    const { message, thread } = await this.records.get(who);
    // What a helper has seen is still new to the owner, who is mailed about it.
    if (toAuthorId(who, message.ownerId)) return;
    if (!isUnseen(who, thread, count) && !(await this.times.canNoteLook(message.id, who.side))) return;
    await this.transactions.run(async (manager) => {
      await this.noteSeen(manager, who, message, count);
      await this.times.noteLook(manager, message.id, who.side);
    });
  }

  /** The same for a page that does not say whether somebody looks on. */
  async markSeen(who: Participant, count: number): Promise<void> {
    const { message } = await this.records.get(who);
    await this.transactions.run((manager) => this.noteSeen(manager, who, message, count));
  }

  private async noteSeen(
    manager: EntityManager,
    { side }: Participant,
    { id, ownerId }: Conversation['message'],
    count: number,
  ): Promise<void> {
    const column = SEEN_BY[side];
    const unseen = { id, [column]: LessThan(count), messageCount: MoreThanOrEqual(count) };
    const { affected } = await manager.update(ConversationEntity, unseen, { [column]: count });
    if (affected === 1) this.live.refresh(manager, side === 'owner' ? { conversationId: id } : { ownerId });
  }

  /** Throws as the next ones do: `too_many_requests`, and to owners `not_activated` or `outdated` where it is over. */
  async solve(who: Participant): Promise<void> {
    await this.changeCounted(who, this.states.solve(who.side));
  }

  async reopen(who: Participant): Promise<void> {
    await this.changeCounted(who, STATE_CHANGES.reopen);
  }

  /**
   * Thanks the sender, without a text in the language of the sender's page. Throws `outdated` also where the conversation
   * is not solved, or the owner has thanked since it was.
   */
  async thank(who: Owner, text: string | undefined): Promise<void> {
    // A helper may have come here by a link in a mail.
    const { orHelper: _, ...owner } = who;
    if (!(await this.changeCounted(owner, STATE_CHANGES.thank(text)))) throw new DomainError('outdated');
  }

  /** Shows the number of the profile. Throws `outdated` also where the profile has none. */
  async shareOwnerPhone(who: Owner): Promise<void> {
    await this.records.get(who);
    if ((await this.states.findProfilePhone(who.userId)) === null) throw new DomainError('outdated');
    await this.changeCounted(who, STATE_CHANGES.shareOwnerPhone);
  }

  /** Throws `validation_failed` for what is no number. */
  async shareSenderPhone(who: Sender, phone: string): Promise<void> {
    await this.changeCounted(who, STATE_CHANGES.shareSenderPhone(phone));
  }

  /** Also where the conversation is over, and never too often: whoever has shown a number can take it back at once. */
  async hidePhone(who: Participant): Promise<void> {
    const { hideOwnerPhone, hideSenderPhone } = STATE_CHANGES;
    await this.change(who, who.side === 'owner' ? hideOwnerPhone : hideSenderPhone, false);
  }

  /** Answers whether there was something to change. */
  private async changeCounted(who: Participant, change: StateChange): Promise<boolean> {
    const { message } = await this.records.get(who);
    await this.limits.takeChange(who, message);
    return this.change(who, change, true);
  }

  private change(who: Participant, change: StateChange, onlyOpen: boolean): Promise<boolean> {
    return this.records.runFor(who, async (manager, conversation) => {
      if (onlyOpen) assertOpen(conversation);
      const { message, activation } = conversation;
      const { id, ownerId } = message;
      const changed = await this.states.change(manager, id, change);
      if (!changed) return false;
      this.live.refresh(manager, { conversationId: id, ownerId });
      await this.records.tellHelpers(manager, activation);
      return true;
    });
  }
}

function isUnseen({ side }: Participant, thread: Conversation['thread'], count: number): boolean {
  return thread !== null && thread[SEEN_BY[side]] < count && thread.messageCount >= count;
}
