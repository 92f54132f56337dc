import { Injectable } from '@nestjs/common';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { DataSource, In, IsNull } from 'typeorm';
import { ActivationRecords, type HeldCode } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { readIds, toPart } from '../../platform/database/long-list';
import { DomainError } from '../../platform/errors/domain-error';
import { SettingsService } from '../../records';
import { ConversationStates } from '../conversation-states/conversation-states';
import { Arrivals } from '../notices/arrivals';
import { MessageEntity } from '../tables/message.entity';
import { deleteMessages } from './delete-messages';
import { TO_READ } from './message-classes';
import { MessageCounts } from './message-counts';
import { toFilter, MessageSelection, orderNewestFirst } from './message-selection';
import type { ChangeMessageDto, MessageDto, MessageListDto, MessageListQuery } from './message.dto';

@Injectable()
export class MessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly counts: MessageCounts,
    private readonly selection: MessageSelection,
    private readonly settings: SettingsService,
    private readonly states: ConversationStates,
    private readonly arrivals: Arrivals,
    private readonly clock: Clock,
  ) {}

  /** An owner's inbox, newest first. */
  async list(ownerId: string, query: MessageListQuery): Promise<MessageListDto> {
    const { page, pageSize } = query;
    const filter = toFilter(query);
    const selected = await this.selection.select(ownerId, filter);
    const countClass = await this.counts.read(ownerId);
    const total = filter.q || filter.itemId ? await selected.getCount() : countClass(filter);
    const ids = await readIds(orderNewestFirst(selected), toPart({ page, pageSize }));
    const items = await this.findAll(ownerId, ids);
    const unread = countClass(TO_READ);
    const { messageRetentionDays: retentionDays } = await this.settings.get();
    return { items, total, page, pageSize, unread, retentionDays };
  }

  /** The owner's messages with these ids, newest first. */
  async findAll(ownerId: string, ids: string[]): Promise<MessageDto[]> {
    if (ids.length === 0) return [];
    const messages = await this.dataSource.manager.find(MessageEntity, {
      where: { ownerId, id: In(ids) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const codes = await this.activations.findCodes(map(messages, 'activationId'));
    const solved = await this.states.findSolved(ids);
    return messages.flatMap((message) => {
      const code = codes.get(message.activationId);
      return code ? [{ ...toDto(message, code), solvedAt: solved.get(message.id) ?? null }] : [];
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
        await manager.update(MessageEntity, { id, ownerId }, { ...changes, changeId: null });
        // What is read has been seen.
        if (read !== undefined) this.arrivals.refresh(manager, { id });
      });
    return this.get(ownerId, id);
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
}

function toDto(
  message: MessageEntity,
  { id, alias, ownerLabel: label }: HeldCode,
): Omit<MessageDto, 'solvedAt'> {
  return {
    ...pick(message, 'id', 'kind', 'body'),
    sender: { name: message.senderName, email: message.senderEmail, phone: message.senderPhone },
    code: { id, alias, label },
    ...pick(message, 'createdAt', 'readAt', 'archivedAt', 'reportedAt'),
  };
}
