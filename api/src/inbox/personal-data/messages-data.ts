import { Injectable, type OnModuleInit } from '@nestjs/common';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Person, PersonalData, type PersonalPart } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { splitRows } from '../../platform/database/split-rows';
import { MessageCounts } from '../messages/message-counts';
import { BlockedSenderEntity } from '../tables/blocked-sender.entity';
import { MessageEntity } from '../tables/message.entity';
import type { ExportedMessagesPartDto } from './messages-export.dto';

/** The inbox's part of a person's data: received messages and blocked senders. */
@Injectable()
export class MessagesData implements PersonalPart, OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly counts: MessageCounts,
  ) {}

  onModuleInit(): void {
    this.personal.register(this);
  }

  async export(userId: string): Promise<ExportedMessagesPartDto> {
    const { manager } = this.dataSource;
    const mine = { where: { ownerId: userId }, order: { id: 'ASC' } } as const;
    const messages = await manager.find(MessageEntity, mine);
    const blocked = await manager.find(BlockedSenderEntity, mine);
    const codes = await this.activations.findCodes(map(messages, 'activationId'));
    return {
      messages: messages.map((message) => ({
        code: codes.get(message.activationId)?.alias ?? null,
        ...pick(message, 'kind', 'body', 'senderName', 'senderEmail', 'senderPhone'),
        ...pick(message, 'createdAt', 'readAt', 'archivedAt', 'reportedAt'),
      })),
      blockedSenders: blocked.map((sender) => pick(sender, 'address', 'createdAt')),
    };
  }

  async erase(manager: EntityManager, { id }: Person): Promise<void> {
    // In steps: one statement that deletes all messages of a full inbox could miss its deadline.
    const mine = manager.createQueryBuilder(MessageEntity, 'm').select('m.id', 'id').where({ ownerId: id });
    for await (const messages of splitRows(await mine.getRawMany<{ id: string }>()))
      await manager.delete(MessageEntity, { id: In(map(messages, 'id')) });
    await this.counts.erase(manager, id);
    await manager.delete(BlockedSenderEntity, { ownerId: id });
  }
}
