import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Person, PersonalData, type PersonalPart } from '../../accounts/personal-data/personal-data';
import { ActivationEntity } from '../../codes/activations/activation.entity';
import { ItemEntity } from '../../codes/items/item.entity';
import { BlockedSenderEntity } from '../blocked-senders/blocked-sender.entity';
import { MessageCounts } from '../messages/message-counts';
import { MessageEntity } from '../messages/message.entity';
import type { ExportedMessagesPartDto } from './messages-export.dto';

/** What others wrote to a person, and whom the person wants no messages from. */
@Injectable()
export class MessagesData implements PersonalPart, OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly dataSource: DataSource,
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
    const activations = await manager.findBy(ActivationEntity, { userId });
    const items = await manager.findBy(ItemEntity, { id: In(activations.map(({ itemId }) => itemId)) });
    const aliases = new Map(items.map(({ id, alias }) => [id, alias]));
    const codes = new Map(activations.map(({ id, itemId }) => [id, aliases.get(itemId) ?? null]));
    return {
      messages: messages.map((message) => ({
        code: codes.get(message.activationId) ?? null,
        kind: message.kind,
        body: message.body,
        senderName: message.senderName,
        senderEmail: message.senderEmail,
        senderPhone: message.senderPhone,
        createdAt: message.createdAt,
        readAt: message.readAt,
        archivedAt: message.archivedAt,
        reportedAt: message.reportedAt,
      })),
      blockedSenders: blocked.map(({ address, createdAt }) => ({ address, createdAt })),
    };
  }

  async erase(manager: EntityManager, { id }: Person): Promise<void> {
    await manager.delete(MessageEntity, { ownerId: id });
    await this.counts.erase(manager, id);
    await manager.delete(BlockedSenderEntity, { ownerId: id });
  }
}
