import { Injectable } from '@nestjs/common';
import { HOME_CONVERSATIONS, type MessageAction } from '@ringtag/contracts';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';
import { DataSource, type FindOptionsWhere, In, IsNull, MoreThan, Not } from 'typeorm';
import { ActivationRecords, type HeldActivation } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { readIds, toPart } from '../../platform/database/long-list';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { dialledUnlessPlain } from '../../platform/phone-numbers/dialled';
import { SettingsService } from '../../records';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';
import { deleteMessages } from './delete-messages';
import { type LastMessage, LastMessages, toBeginning } from './last-messages';
import { type ClassFilter, TO_READ, type Selected } from './message-classes';
import { MessageCounts } from './message-counts';
import { toFilter, MessageSelection, orderByActivity, toViewFilter } from './message-selection';
import type {
  BulkChangeDto,
  BulkMessagesDto,
  ChangeMessageDto,
  MessageDto,
  MessageListDto,
  MessageListQuery,
} from './message.dto';
import { SeenMessages } from './seen-messages';

interface News {
  unread: number;
  /** Of the latest unread conversations, those in which the sender has written again. */
  answers: number;
  held: number;
  /** The latest conversations, read or not. */
  latest: MessageDto[];
}

/** Whether an action sets or removes a time. */
type Times = Partial<Record<'readAt' | 'archivedAt' | 'heldAt', boolean>>;

/** The times that an action changes. Messages already in the wanted state are neither changed nor counted. */
const TIMES: Record<MessageAction, Times | undefined> = {
  read: { readAt: true },
  unread: { readAt: false },
  archive: { archivedAt: true },
  unarchive: { archivedAt: false },
  release: { archivedAt: false, heldAt: false },
  delete: undefined,
};

@Injectable()
export class MessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly counts: MessageCounts,
    private readonly selection: MessageSelection,
    private readonly settings: SettingsService,
    private readonly seen: SeenMessages,
    private readonly last: LastMessages,
    private readonly clock: Clock,
  ) {}

  /** An owner's inbox. Conversations in which somebody wrote last come first. */
  async list(ownerId: string, query: MessageListQuery): Promise<Omit<MessageListDto, 'helps'>> {
    const { page, pageSize } = query;
    const part = await this.readPart(ownerId, query);
    const held = await this.selection.countHeld(ownerId);
    const { messageRetentionDays: retentionDays } = await this.settings.get();
    return { ...part, page, pageSize, held, retentionDays };
  }

  /** What is new in an inbox. Reads stored counts and a few rows of an index, however many messages there are. */
  async readNews(ownerId: string): Promise<News> {
    const page = { page: 1, pageSize: HOME_CONVERSATIONS.shown };
    const { unread, items: latest } = await this.readPart(ownerId, page);
    const answers = unread > 0 ? await this.countAnswers(ownerId) : 0;
    return { unread, answers, held: await this.selection.countHeld(ownerId), latest };
  }

  /** The owner's messages with these ids, in their order. Those that were deleted meanwhile are missing. */
  async findAll(ownerId: string, ids: string[]): Promise<MessageDto[]> {
    if (ids.length === 0) return [];
    const rows = await this.dataSource.manager.findBy(MessageEntity, { ownerId, id: In(ids) });
    return this.describe(rows, ids, ownerId);
  }

  /** The same of rows that the reader may see, in the order of the ids. */
  async describe(rows: MessageEntity[], ids: string[], readerId: string): Promise<MessageDto[]> {
    if (rows.length === 0) return [];
    const messages = keyBy(rows, 'id');
    const codes = await this.activations.findAll(map(rows, 'activationId'));
    const last = await this.last.find(rows, readerId);
    const solved = await this.last.findSolved(ids);
    return ids.flatMap((id) => {
      const message = messages[id];
      const code = message && codes.get(message.activationId);
      if (!message || !code?.alias) return [];
      return [{ ...toDto(message, code, last.get(id)), solvedAt: solved.get(id) ?? null }];
    });
  }

  /** Throws `not_found` for a message that is not the owner's (AUT-1). */
  async get(ownerId: string, id: string): Promise<MessageDto> {
    const [message] = await this.findAll(ownerId, [id]);
    if (!message) throw new DomainError('not_found');
    return message;
  }

  async change(ownerId: string, id: string, { read, archived }: ChangeMessageDto): Promise<MessageDto> {
    if (read !== undefined) await this.apply(ownerId, [id], read ? 'read' : 'unread');
    if (archived !== undefined) await this.apply(ownerId, [id], archived ? 'archive' : 'unarchive');
    return this.get(ownerId, id);
  }

  /**
   * Applies one action to many messages, only to those of this owner (AUT-1). Messages that arrive during the change are
   * not changed. Answers how many were changed, and an id in `change`: sent with the opposite action, it undoes this
   * change.
   */
  async changeMany(ownerId: string, given: BulkMessagesDto): Promise<BulkChangeDto> {
    const { ids, filter, change, action } = given;
    if ([ids, filter, change].filter((each) => each !== undefined).length !== 1)
      throw newFieldError('ids', 'selection', 'Send one of ids, filter and change');
    const id = newId();
    const steps = ids ? [ids] : this.selection.walk(await this.select(ownerId, given));
    let changed = 0;
    for await (const step of steps) changed += await this.apply(ownerId, step, action, id);
    return { changed, change: id };
  }

  /** Marks a message as read whose owner has seen `count` messages of its conversation, unless there are more by now. */
  async markRead(ownerId: string, id: string, count: number): Promise<void> {
    const readAt = this.clock.now();
    await this.counts.runCounted(ownerId, [id], async (manager) => {
      if (!(await manager.existsBy(ConversationEntity, { id, messageCount: count }))) return;
      await manager.update(MessageEntity, { id, ownerId }, { readAt, changeId: null });
    });
  }

  /** Reports a message to the administrators, who may read it from then on, and archives it, also one that was held. */
  async report(ownerId: string, id: string): Promise<MessageDto> {
    const now = this.clock.now();
    const mine = { id, ownerId };
    await this.counts.runCounted(ownerId, [id], async (manager) => {
      const reported = { reportedAt: now, heldAt: null, changeId: null };
      await manager.update(MessageEntity, { ...mine, reportedAt: IsNull() }, reported);
      await manager.update(MessageEntity, { ...mine, archivedAt: IsNull() }, { archivedAt: now });
    });
    return this.get(ownerId, id);
  }

  async delete(ownerId: string, id: string): Promise<void> {
    if ((await this.apply(ownerId, [id], 'delete')) !== 1) throw new DomainError('not_found');
  }

  private async readPart(ownerId: string, query: MessageListQuery) {
    const countClass = await this.counts.read(ownerId);
    const { ids, ...counted } = await this.findIds(ownerId, query, countClass);
    return { items: await this.findAll(ownerId, ids), ...counted, unread: countClass(TO_READ) };
  }

  /** The ids of a page, and how many messages match. */
  private async findIds(
    ownerId: string,
    query: MessageListQuery,
    countClass: (filter: ClassFilter) => number,
  ): Promise<{ total: number; more: boolean; ids: string[] }> {
    const filter = toFilter(query);
    const { offset, limit } = toPart(query);
    if (filter.q) {
      const { ids, more } = await this.selection.find(ownerId, filter, filter.q);
      return { total: ids.length, more, ids: ids.slice(offset, offset + limit) };
    }
    const selected = await this.selection.select(ownerId, filter);
    const isStored = !filter.itemId && !filter.held;
    const total = isStored ? countClass(filter) : await selected.getCount();
    return { total, more: false, ids: await readIds(orderByActivity(selected), { offset, limit }) };
  }

  private async select(ownerId: string, { filter = {}, change, action }: BulkMessagesDto): Promise<Selected> {
    const selected = change
      ? this.selection.selectChange(ownerId, change)
      : await this.selection.select(ownerId, toViewFilter(filter));
    return TIMES[action] ? selected.andWhere(changedBy(action)) : selected;
  }

  /** The condition is part of the statement: of parallel changes only one changes a message. */
  private apply(
    ownerId: string,
    ids: string[],
    action: MessageAction,
    changeId: string | null = null,
  ): Promise<number> {
    const where = { ownerId, id: In(ids), ...changedBy(action) };
    const times = TIMES[action];
    const now = this.clock.now();
    return this.counts.runCounted(ownerId, ids, async (manager) => {
      if (!times) return deleteMessages(manager, ownerId, ids);
      const change = { ...mapValues(times, (set) => (set ? now : null)), changeId };
      const select = { id: true } as const;
      const changed =
        action === 'read' ? map(await manager.find(MessageEntity, { select, where }), 'id') : [];
      const { affected } = await manager.update(MessageEntity, where, change);
      if (changed.length > 0) await this.seen.note(manager, changed);
      return affected ?? 0;
    });
  }

  private async countAnswers(ownerId: string): Promise<number> {
    const unread = await this.selection.select(ownerId, { archived: false, unread: true });
    const ids = await readIds(orderByActivity(unread), { offset: 0, limit: HOME_CONVERSATIONS.looked });
    const answered = { id: In(ids), messageCount: MoreThan(1) };
    return this.dataSource.manager.countBy(ConversationEntity, answered);
  }
}

/** Matches the messages that the action changes. A held one leaves the archive by `release` only. */
function changedBy(action: MessageAction): FindOptionsWhere<MessageEntity> {
  const others = action === 'unarchive' && { heldAt: IsNull() };
  return { ...others, ...mapValues(TIMES[action], (set) => (set ? IsNull() : Not(IsNull()))) };
}

function toDto(
  message: MessageEntity,
  { itemId: id, alias, ownerLabel: label }: HeldActivation,
  last: LastMessage = { messageCount: 1, side: 'sender', body: message.body },
): Omit<MessageDto, 'solvedAt'> {
  return {
    ...pick(message, 'id', 'kind', 'body'),
    sender: {
      name: message.senderName,
      email: message.senderEmail,
      phone: message.senderPhone,
      number: message.senderNumber,
      dialled: dialledUnlessPlain(message.senderPhone ?? ''),
    },
    code: { id, alias, label },
    activeAt: message.activeAt,
    messageCount: last.messageCount,
    lastMessage: { ...pick(last, 'side', 'author'), body: toBeginning(last.body) },
    ...pick(message, 'createdAt', 'readAt', 'archivedAt', 'heldAt', 'reportedAt'),
  };
}
