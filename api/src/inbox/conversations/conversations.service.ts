import { Injectable } from '@nestjs/common';
import { CONVERSATION, type ConversationEnd, type ConversationSide } from '@ringtag/contracts';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { sha256 } from '../../platform/secrets/secrets';
import { type Attached, Attachments, type NewAttached } from '../attachments/attachments.service';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
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

/** Throws where this side may not write. Runs while activation and message are locked. */
type AssertAllowed = (manager: EntityManager) => Promise<void>;

/** A message with its photos, which are checked and converted. */
export type NewMessage = NewConversationMessageDto & NewAttached;

/** Reads and writes conversations for both sides. Callers check first that the person may do so. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly blocked: BlockedSendersService,
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
  async read(message: MessageEntity, before = Infinity): Promise<ConversationDto> {
    const { manager } = this.dataSource;
    const { id, ownerId, activationId } = message;
    const found = await manager.findOneBy(ConversationEntity, { id });
    const code = await this.activations.findCode(activationId);
    const owner = await this.users.find(ownerId);
    const messageCount = found?.messageCount ?? 1;
    const end = await this.findEnd(manager, message, found !== null);
    const state = await this.states.read(message);
    return {
      alias: code?.alias ?? '',
      ownerName: owner?.name ?? null,
      messages: await this.findMessages(message, Math.min(before, messageCount)),
      messageCount,
      ownerSeen: found?.ownerSeen ?? 0,
      senderSeen: found?.senderSeen ?? 1,
      end,
      open: end === null,
      ...state,
      // Its sender cannot take it back any more.
      senderPhone: end === null ? state.senderPhone : null,
    };
  }

  /** With the message that opened it. */
  async count(id: string): Promise<number> {
    const found = await this.dataSource.manager.findOneBy(ConversationEntity, { id });
    return found?.messageCount ?? 1;
  }

  /**
   * Whether both sides may write: the sender has a link, and the owner still has the code and has not blocked the sender.
   * @param hasLink whether the sender has a link; looked up where the caller has not just read it
   */
  async isOpen(manager: EntityManager, message: MessageEntity, hasLink?: boolean): Promise<boolean> {
    return (await this.findEnd(manager, message, hasLink)) === null;
  }

  /** Throws `not_activated` once the code was given up, and `outdated` where the sender is blocked or has no link. */
  async assertOpen(manager: EntityManager, message: MessageEntity): Promise<void> {
    const end = await this.findEnd(manager, message);
    if (end) throw new DomainError(end === 'given-up' ? 'not_activated' : 'outdated');
  }

  private async findEnd(
    manager: EntityManager,
    message: MessageEntity,
    hasLink?: boolean,
  ): Promise<ConversationEnd | null> {
    const { id, activationId } = message;
    const activation = await this.activations.find(activationId, manager);
    if (!activation || activation.endedAt) return 'given-up';
    // A message of an older release: its sender was never given a link.
    if (!(hasLink ?? (await manager.existsBy(ConversationEntity, { id })))) return 'no-link';
    return (await this.blocked.isSenderBlocked(manager, message)) ? 'blocked' : null;
  }

  /**
   * Finds the message that this submission has added before. Call it before anything counts for a limit: a sender who got
   * no answer sends the message again, and it must not be refused then. Photos do count again, because they are converted
   * again.
   */
  async findSent(
    id: string,
    side: ConversationSide,
    submission: string,
  ): Promise<ConversationMessageDto | undefined> {
    const { manager } = this.dataSource;
    const sent = await manager.findOneBy(ConversationMessageEntity, {
      submission: toSubmission(id, side, submission),
    });
    return sent ? this.toDto(manager, sent) : undefined;
  }

  /**
   * Adds a message. The same submission sent twice is one message (REL-7). What a sender writes makes the conversation
   * unread and brings it back from the archive; the owner is told by mail.
   */
  async write(
    message: Pick<MessageEntity, 'id' | 'ownerId' | 'activationId'>,
    side: ConversationSide,
    given: NewMessage,
    assertAllowed: AssertAllowed,
  ): Promise<ConversationMessageDto> {
    const { id, ownerId, activationId } = message;
    const alias = (await this.activations.findCode(activationId))?.alias ?? '';
    return this.counts.runCounted(ownerId, [id], async (manager) => {
      await assertAllowed(manager);
      const { messageCount } = await manager.findOneByOrFail(ConversationEntity, { id });
      const submission = toSubmission(id, side, given.submission);
      const sent = await manager.findOneBy(ConversationMessageEntity, { submission });
      if (sent) return this.toDto(manager, sent);
      const { activeAt, createdAt: begunAt } = await manager.findOneByOrFail(MessageEntity, { id });
      const createdAt = this.nowAfter(activeAt ?? begunAt);
      const entity = { id: newId(), conversationId: id, position: messageCount, side, submission, createdAt };
      const added = { ...entity, body: given.body };
      await manager.insert(ConversationMessageEntity, added);
      const at = { conversationId: id, position: messageCount, activationId };
      const attached = await this.attachments.add(manager, at, given);
      const count = messageCount + 1;
      await manager.update(ConversationEntity, { id }, { messageCount: count, [SEEN_BY[side]]: count });
      const state = side === 'owner' ? { readAt: createdAt } : { readAt: null, archivedAt: null };
      await manager.update(MessageEntity, { id }, { ...state, changeId: null });
      await this.index.addWritten(manager, { id, ownerId, activeAt }, given.body, createdAt);
      const arrival = {
        ...pick(added, 'id', 'conversationId', 'position', 'createdAt'),
        ownerId,
        activationId,
      };
      if (side === 'sender') await this.arrivals.tellOwner(manager, arrival, alias);
      else await this.arrivals.tellSender(manager, arrival, alias);
      await this.times.noteLook(manager, id, side);
      return toDto(added, attached);
    });
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

  private async toDto(
    manager: EntityManager,
    message: Omit<ConversationMessageEntity, 'submission'>,
  ): Promise<ConversationMessageDto> {
    const { conversationId, position } = message;
    const attached = await this.attachments.find(manager, conversationId, [position]);
    return toDto(message, attached(position));
  }
}

/** Two messages with the same hash are one. */
function toSubmission(id: string, side: ConversationSide, submission: string): string {
  return sha256(JSON.stringify([id, side, submission]));
}

/** Throws `validation_failed` for a message that has neither a text nor a photo nor a place. */
export function assertSaysSomething({ body, place, photos = [] }: NewMessage): void {
  if (body || place || photos.length > 0) return;
  throw new ValidationError([{ field: 'body', code: 'isLength', message: 'Write a message' }]);
}

function toDto(
  message: Omit<ConversationMessageEntity, 'submission'>,
  attached: Attached,
): ConversationMessageDto {
  return { ...pick(message, 'position', 'side', 'body', 'createdAt'), ...attached };
}
