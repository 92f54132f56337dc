import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Person, PersonalData, type PersonalPart } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { BlockedSenderEntity } from '../tables/blocked-sender.entity';
import { MessageCounts } from '../messages/message-counts';
import { MessageEntity } from '../tables/message.entity';
import type { ExportedMessagesPartDto } from './messages-export.dto';

/** What others wrote to a person, and whom the person wants no messages from. */
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
    const codes = await this.activations.codesOf(messages.map(({ activationId }) => activationId));
    return {
      messages: messages.map((message) => ({
        code: codes.get(message.activationId)?.alias ?? null,
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
