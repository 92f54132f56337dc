import { Injectable } from '@nestjs/common';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { DataSource, In, IsNull } from 'typeorm';
import { ActivationRecords, type HeldActivation } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { readIds, toPart } from '../../platform/database/long-list';
import { DomainError } from '../../platform/errors/domain-error';
import { SettingsService } from '../../records';
import { ConversationStates } from '../conversation-states/conversation-states';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';
import { deleteMessages } from './delete-messages';
import { findLastMessages, type LastMessage, toBeginning } from './last-messages';
import { type ClassFilter, TO_READ } from './message-classes';
import { MessageCounts } from './message-counts';
import { toFilter, MessageSelection, orderByActivity } from './message-selection';
import type { ChangeMessageDto, MessageDto, MessageListDto, MessageListQuery } from './message.dto';
import { SeenMessages } from './seen-messages';

@Injectable()
export class MessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly counts: MessageCounts,
    private readonly selection: MessageSelection,
    private readonly settings: SettingsService,
    private readonly states: ConversationStates,
    private readonly seen: SeenMessages,
    private readonly clock: Clock,
  ) {}

  /** An owner's inbox. Conversations in which somebody wrote last come first. */
  async list(ownerId: string, query: MessageListQuery): Promise<MessageListDto> {
    const { page, pageSize } = query;
    const countClass = await this.counts.read(ownerId);
    const { total, ids, more } = await this.findIds(ownerId, query, countClass);
    const items = await this.findAll(ownerId, ids);
    const unread = countClass(TO_READ);
    const { messageRetentionDays: retentionDays } = await this.settings.get();
    return { items, total, more, page, pageSize, unread, retentionDays };
  }

  /** The owner's messages with these ids, in their order. Those that were deleted meanwhile are missing. */
  async findAll(ownerId: string, ids: string[]): Promise<MessageDto[]> {
    if (ids.length === 0) return [];
    const rows = await this.dataSource.manager.findBy(MessageEntity, { ownerId, id: In(ids) });
    const messages = keyBy(rows, 'id');
    const codes = await this.activations.findAll(map(rows, 'activationId'));
    const last = await findLastMessages(this.dataSource, ids);
    const solved = await this.states.findSolved(ids);
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
    const now = this.clock.now();
    const changes = {
      ...(read === undefined ? {} : { readAt: read ? now : null }),
      ...(archived === undefined ? {} : { archivedAt: archived ? now : null }),
    };
    if (Object.keys(changes).length > 0)
      await this.counts.runCounted(ownerId, [id], async (manager) => {
        const { affected } = await manager.update(
          MessageEntity,
          { id, ownerId },
          { ...changes, changeId: null },
        );
        // It is somebody else's message (AUT-1).
        if (affected !== 1) return;
        if (read) await this.seen.note(manager, [id]);
        if (read !== undefined) this.seen.refresh(manager, id);
      });
    return this.get(ownerId, id);
  }

  /** Marks a message as read whose owner has seen `count` messages of its conversation, unless there are more by now. */
  async markRead(ownerId: string, id: string, count: number): Promise<void> {
    const readAt = this.clock.now();
    await this.counts.runCounted(ownerId, [id], async (manager) => {
      if (!(await manager.existsBy(ConversationEntity, { id, messageCount: count }))) return;
      await manager.update(MessageEntity, { id, ownerId }, { readAt, changeId: null });
    });
  }

  /** Reports a message to the administrators, who may read it from then on, and archives it. */
  async report(ownerId: string, id: string): Promise<MessageDto> {
    const now = this.clock.now();
    const mine = { id, ownerId };
    await this.counts.runCounted(ownerId, [id], async (manager) => {
      const reported = { reportedAt: now, changeId: null };
      await manager.update(MessageEntity, { ...mine, reportedAt: IsNull() }, reported);
      await manager.update(MessageEntity, { ...mine, archivedAt: IsNull() }, { archivedAt: now });
    });
    return this.get(ownerId, id);
  }

  async delete(ownerId: string, id: string): Promise<void> {
    await this.counts.runCounted(ownerId, [id], async (manager) => {
      if ((await deleteMessages(manager, ownerId, [id])) !== 1) throw new DomainError('not_found');
    });
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
    const total = filter.itemId ? await selected.getCount() : countClass(filter);
    return { total, more: false, ids: await readIds(orderByActivity(selected), { offset, limit }) };
  }
}

function toDto(
  message: MessageEntity,
  { itemId: id, alias, ownerLabel: label }: HeldActivation,
  last: LastMessage = { messageCount: 1, side: 'sender', body: message.body },
): Omit<MessageDto, 'solvedAt'> {
  return {
    ...pick(message, 'id', 'kind', 'body'),
    sender: { name: message.senderName, email: message.senderEmail, phone: message.senderPhone },
    code: { id, alias, label },
    activeAt: message.activeAt,
    messageCount: last.messageCount,
    lastMessage: { side: last.side, body: toBeginning(last.body) },
    ...pick(message, 'createdAt', 'readAt', 'archivedAt', 'reportedAt'),
  };
}
