import { Injectable } from '@nestjs/common';
import { CONVERSATION, type ConversationSide } from '@ringtag/contracts';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { ValidationError } from '../../platform/errors/domain-error';
import { sha256 } from '../../platform/secrets/secrets';
import { type Attached, Attachments, type NewAttached } from '../attachments/attachments.service';
import {
  assertOpen,
  type Conversation,
  type OpenConversation,
} from '../conversation-records/conversation-records';
import { ConversationStates, type StateChange } from '../conversation-states/conversation-states';
import { MessageCounts } from '../messages/message-counts';
import { Arrivals } from '../notices/arrivals';
import { NoticeTimes } from '../notices/notice-times';
import { OpenPages } from '../open-pages/open-pages';
import { MessageIndex } from '../search/message-index';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationEntity, SEEN_BY } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';
import type { ConversationDto, ConversationMessageDto, NewConversationMessageDto } from './conversation.dto';

/** Throws where this side may change nothing. Runs while the message is locked. */
type AssertAllowed = (manager: EntityManager) => Promise<unknown>;

/** Who writes. The functions throw `too_many_requests`, or the reason why this side may not write. */
export interface Writer {
  side: ConversationSide;
  /** Refuses a message for which no limit is left. */
  assertLimits: () => Promise<void>;
  /** The same; else counts the message as one with photos or a place. Counts it once, however often it is called. */
  takeAttachment: () => Promise<void>;
  /** Finds the conversation again once activation and message are locked. */
  getLocked: (manager: EntityManager) => Promise<OpenConversation>;
  /** Counts the message. */
  takeLimits: (manager: EntityManager) => Promise<void>;
}

/** A message with its photos, which are checked and converted. */
export type NewMessage = NewConversationMessageDto & NewAttached;

/** Reads and writes conversations for both sides. Callers check first that the person may do so. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
    private readonly counts: MessageCounts,
    private readonly arrivals: Arrivals,
    private readonly pages: OpenPages,
    private readonly states: ConversationStates,
    private readonly times: NoticeTimes,
    private readonly attachments: Attachments,
    private readonly index: MessageIndex,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /** Its latest messages, oldest first, or the latest before a position. */
  async read(
    { message, thread, activation, end }: Conversation,
    before = Infinity,
  ): Promise<ConversationDto> {
    const owner = await this.users.find(message.ownerId);
    const messageCount = thread?.messageCount ?? 1;
    const state = await this.states.read(message);
    return {
      alias: activation?.alias ?? '',
      ownerName: owner?.name ?? null,
      messages: await this.findMessages(message, Math.min(before, messageCount)),
      messageCount,
      ownerSeen: thread?.ownerSeen ?? 0,
      senderSeen: thread?.senderSeen ?? 1,
      end,
      open: end === null,
      ...state,
      // Its sender cannot take it back any more.
      senderPhone: end === null ? state.senderPhone : null,
    };
  }

  /**
   * Adds a message. What a sender writes makes the conversation unread and brings it back from the archive; the owner is
   * told by mail. Throws `validation_failed` for a message that says nothing, and what the writer throws.
   */
  async write(
    conversation: Conversation,
    writer: Writer,
    given: NewMessage,
  ): Promise<ConversationMessageDto> {
    assertSaysSomething(given);
    const { id, activationId } = conversation.message;
    const submission = toSubmission(id, writer.side, given.submission);
    // Before anything counts: a sender who got no answer sends the message again, and must not be refused then. Photos
    // do count again, because they were converted again.
    const before = await this.findSent(this.dataSource.manager, submission);
    if (before) return before;
    // Checked before the transaction, too, so that refused messages lock no rows.
    assertOpen(conversation);
    await (given.place ? writer.takeAttachment() : writer.assertLimits());
    return this.transactions.run(async (manager) => {
      // In the order of locks: the activation first.
      await this.activations.lockAll(manager, [activationId]);
      await lockRows(manager, MessageEntity, [id]);
      const locked = await writer.getLocked(manager);
      const sent = await this.findSent(manager, submission);
      if (sent) return sent;
      const added = await this.add(manager, locked, writer.side, { ...given, submission });
      // Last, because others with the same client address wait for the lock on its counter.
      await writer.takeLimits(manager);
      return added;
    });
  }

  /** The message that this submission has added before: the same one sent twice is one message (REL-7). */
  private async findSent(
    manager: EntityManager,
    submission: string,
  ): Promise<ConversationMessageDto | undefined> {
    const sent = await manager.findOneBy(ConversationMessageEntity, { submission });
    if (!sent) return undefined;
    const attached = await this.attachments.find(manager, sent.conversationId, [sent.position]);
    return toDto(sent, attached(sent.position));
  }

  private async add(
    manager: EntityManager,
    { message: opening, thread, activation }: OpenConversation,
    side: ConversationSide,
    given: NewMessage,
  ): Promise<ConversationMessageDto> {
    // Messages of the previous release may not be in the search index yet.
    const message = await this.index.ensure(manager, opening);
    const { id, ownerId, activationId } = message;
    const createdAt = this.nowAfter(message.activeAt);
    const position = thread.messageCount;
    const { body, submission } = given;
    const added = { id: newId(), conversationId: id, position, side, body, submission, createdAt };
    await manager.insert(ConversationMessageEntity, added);
    const attached = await this.attachments.add(
      manager,
      { conversationId: id, position, activationId },
      given,
    );
    const messageCount = position + 1;
    await manager.update(ConversationEntity, { id }, { messageCount, [SEEN_BY[side]]: messageCount });
    await this.index.addWritten(manager, message, body);
    const state = side === 'owner' ? { readAt: createdAt } : { readAt: null, archivedAt: null };
    await this.counts.change(manager, message, { ...state, activeAt: createdAt, changeId: null });
    const arrival = { ...pick(added, 'id', 'conversationId', 'position', 'createdAt'), ownerId, activation };
    if (side === 'sender') await this.arrivals.tellOwner(manager, arrival);
    else await this.arrivals.tellSender(manager, arrival);
    await this.times.noteLook(manager, id, side);
    return toDto(added, attached);
  }

  /** Now, but never before the last message: the clock of the replica that took that one may be ahead. */
  private nowAfter(last: Date): Date {
    return new Date(Math.max(this.clock.now().getTime(), last.getTime()));
  }

  /**
   * Notes that a side was shown the first `count` messages, and tells the other side. Begins no transaction where there is
   * nothing to note: it may be said any number of times.
   */
  async markSeen(
    { id, ownerId }: Pick<MessageEntity, 'id' | 'ownerId'>,
    side: ConversationSide,
    count: number,
  ): Promise<void> {
    const { manager: reader } = this.dataSource;
    const column = SEEN_BY[side];
    const isNew = { id, [column]: LessThan(count), messageCount: MoreThanOrEqual(count) };
    if (
      !(await reader.existsBy(ConversationEntity, isNew)) &&
      !(await this.times.canNoteLook(reader, id, side))
    )
      return;
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.update(ConversationEntity, isNew, { [column]: count });
      if (affected === 1)
        this.pages.refresh(manager, side === 'owner' ? { conversationId: id } : { ownerId });
      await this.times.noteLook(manager, id, side);
    });
  }

  /** Makes a change of the state while the message is locked, and tells both sides. Answers whether there was one. */
  async changeState(
    { id, ownerId }: Pick<MessageEntity, 'id' | 'ownerId'>,
    assertAllowed: AssertAllowed,
    change: StateChange,
  ): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      await lockRows(manager, MessageEntity, [id]);
      await assertAllowed(manager);
      const changed = await change(manager, id);
      if (changed) this.pages.refresh(manager, { conversationId: id, ownerId });
      return changed;
    });
  }

  private async findMessages(first: MessageEntity, before: number): Promise<ConversationMessageDto[]> {
    const rows = await this.dataSource.manager.find(ConversationMessageEntity, {
      where: { conversationId: first.id, position: LessThan(before) },
      order: { position: 'DESC' },
      take: CONVERSATION.shown,
    });
    const attached = await this.attachments.find(this.dataSource.manager, first.id, map(rows, 'position'));
    const written = rows.reverse().map((row) => toDto(row, attached(row.position)));
    if (rows.length === CONVERSATION.shown) return written;
    const opening = { position: 0, side: 'sender', ...pick(first, 'body', 'createdAt') } as const;
    return [{ ...opening, photos: [], place: null }, ...written];
  }
}

/** Two messages with the same hash are one. */
function toSubmission(id: string, side: ConversationSide, submission: string): string {
  return sha256(JSON.stringify([id, side, submission]));
}

/** Throws `validation_failed` for a message that has neither a text nor a photo nor a place. */
function assertSaysSomething({ body, place, photos = [] }: NewMessage): void {
  if (body || place || photos.length > 0) return;
  throw new ValidationError([{ field: 'body', code: 'isLength', message: 'Write a message' }]);
}

function toDto(
  message: Omit<ConversationMessageEntity, 'submission'>,
  attached: Attached,
): ConversationMessageDto {
  return { ...pick(message, 'position', 'side', 'body', 'createdAt'), ...attached };
}
